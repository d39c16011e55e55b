package dev.keyloom.gui.diagram;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/** Zoom out, the zoom, zoom in, fit. */
final class ZoomControl extends HBox {
    private static final double PERCENT = 100;

    ZoomControl(DiagramModel model, ViewMotion motion, Texts texts) {
        getStyleClass().add("kl-zoom");
        setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        Button percent = new Button();
        percent.getStyleClass().addAll("flat", "kl-zoom-percent");
        percent.setTooltip(new Tooltip(texts.get("diagram.zoom.actual")));
        percent.setOnAction(event -> motion.actualSize());
        percent.setFocusTraversable(false);
        percent.textProperty()
                .bind(model.viewportProperty()
                        .map(view -> texts.get("diagram.zoom.percent", Math.round(view.zoom() * PERCENT))));
        getChildren()
                .setAll(
                        button("mdi2m-minus", texts.get("diagram.zoom.out"), motion::zoomOut),
                        percent,
                        button("mdi2p-plus", texts.get("diagram.zoom.in"), motion::zoomIn),
                        button("mdi2f-fit-to-page-outline", texts.get("diagram.zoom.fit"), motion::fit));
    }

    private static Button button(String icon, String text, Runnable action) {
        Button button = new Button("", Icons.of(icon));
        button.getStyleClass().addAll("flat", "kl-icon");
        button.setAccessibleText(text);
        button.setTooltip(new Tooltip(text));
        button.setFocusTraversable(false);
        button.setOnAction(event -> action.run());
        return button;
    }
}
