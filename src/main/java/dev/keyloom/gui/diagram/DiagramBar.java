package dev.keyloom.gui.diagram;

import atlantafx.base.controls.ToggleSwitch;
import dev.keyloom.diagram.Alignment;
import dev.keyloom.diagram.DetailLevel;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import javafx.beans.binding.Bindings;
import javafx.geometry.HorizontalDirection;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** What stands above the canvas: tools and arrangement at the left, what boxes and lines show at the right. */
final class DiagramBar extends HBox {
    private final DiagramModel model;
    private final Texts texts;

    DiagramBar(DiagramCommands commands, Texts texts) {
        this.model = commands.model();
        this.texts = texts;
        getStyleClass().add("kl-diagram-bar");
        HBox.setHgrow(this, Priority.ALWAYS);
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        Button arrange = new Button(texts.get("diagram.arrange"), Icons.of("mdi2a-auto-fix"));
        arrange.getStyleClass().add("flat");
        arrange.setTooltip(new Tooltip(texts.get("diagram.arrange.hint")));
        arrange.setOnAction(event -> commands.arrange());
        Label show = new Label(texts.get("diagram.show"));
        show.getStyleClass().addAll("kl-small", "kl-muted");
        getChildren()
                .addAll(
                        tools(),
                        new Separator(Orientation.VERTICAL),
                        aligning(
                                "mdi2a-align-horizontal-left",
                                "diagram.align.left",
                                2,
                                () -> commands.align(Alignment.LEFT)),
                        aligning(
                                "mdi2a-align-vertical-distribute",
                                "diagram.distribute.vertical",
                                3,
                                () -> commands.align(Alignment.DISTRIBUTE_VERTICALLY)),
                        new Separator(Orientation.VERTICAL),
                        arrange,
                        spacer,
                        show,
                        details(),
                        new Separator(Orientation.VERTICAL),
                        overlay());
    }

    private HBox tools() {
        ToggleGroup group = new ToggleGroup();
        HBox box = new HBox();
        box.getStyleClass().add("kl-diagram-tools");
        for (Tool tool : Tool.values()) {
            ToggleButton button = new ToggleButton("", Icons.of(tool.icon(), 18));
            button.getStyleClass().addAll("flat", "kl-icon", "kl-diagram-tool");
            String text = texts.get("diagram.key", texts.get(tool.textKey()), tool.key());
            button.setAccessibleText(text);
            button.setTooltip(new Tooltip(text));
            button.setToggleGroup(group);
            button.setSelected(model.toolProperty().get() == tool);
            button.setOnAction(event -> {
                model.toolProperty().set(tool);
                button.setSelected(true);
            });
            model.toolProperty().addListener((property, before, now) -> button.setSelected(now == tool));
            box.getChildren().add(button);
        }
        return box;
    }

    /** A disabled button shows no tooltip, so the tooltip that says why stands on what is around it. */
    private Node aligning(String icon, String key, int least, Runnable action) {
        Button button = new Button("", Icons.of(icon, 18));
        button.getStyleClass().addAll("flat", "kl-icon");
        String text = texts.get(key);
        button.setAccessibleText(text);
        button.setOnAction(event -> action.run());
        button.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.selectedEntities().size() < least,
                        model.session().selectionProperty()));
        StackPane around = new StackPane(button);
        Tooltip tooltip = new Tooltip(text);
        tooltip.textProperty()
                .bind(Bindings.when(button.disableProperty())
                        .then(texts.get("diagram.align.why", text, least))
                        .otherwise(text));
        Tooltip.install(around, tooltip);
        return around;
    }

    private HBox details() {
        ToggleGroup group = new ToggleGroup();
        HBox box = new HBox(
                detail(DetailLevel.NAMES, "diagram.show.names", "left-pill", group),
                detail(DetailLevel.KEYS, "diagram.show.keys", "center-pill", group),
                detail(DetailLevel.ATTRIBUTES, "diagram.show.attributes", "right-pill", group));
        box.getStyleClass().add("kl-segments");
        return box;
    }

    private ToggleButton detail(DetailLevel level, String key, String pill, ToggleGroup group) {
        ToggleButton button = new ToggleButton(texts.get(key));
        button.getStyleClass().addAll(pill, "kl-segment");
        button.setToggleGroup(group);
        button.setSelected(model.detailProperty().get() == level);
        button.setOnAction(event -> {
            model.detailProperty().set(level);
            button.setSelected(true);
        });
        model.detailProperty().addListener((property, before, now) -> button.setSelected(now == level));
        return button;
    }

    private ToggleSwitch overlay() {
        ToggleSwitch toggle = new ToggleSwitch(texts.get("diagram.overlay"));
        toggle.setLabelPosition(HorizontalDirection.RIGHT);
        toggle.getStyleClass().add("kl-overlay-switch");
        toggle.setTooltip(new Tooltip(texts.get("diagram.overlay.hint")));
        toggle.selectedProperty().bindBidirectional(model.overlayProperty());
        return toggle;
    }
}
