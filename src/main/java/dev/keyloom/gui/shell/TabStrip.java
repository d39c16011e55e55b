package dev.keyloom.gui.shell;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.WindowServices;
import dev.keyloom.gui.document.OpenDocument;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** The start page's tab, then one for each open document; a dot means "not saved" and turns into a cross under the pointer. */
final class TabStrip extends HBox {
    private static final PseudoClass ACTIVE = PseudoClass.getPseudoClass("active");
    private static final double DOT = 7;

    private final Workspace workspace;
    private final WindowServices services;
    private final Map<OpenDocument, HBox> tabs = new HashMap<>();
    private final HBox startTab;
    private final Button plus;

    TabStrip(Workspace workspace, WindowServices services, Runnable newModel) {
        this.workspace = workspace;
        this.services = services;
        getStyleClass().add("kl-tabs");
        startTab = new HBox(Icons.of("mdi2h-home-outline"));
        startTab.getStyleClass().addAll("kl-tab", "kl-start-tab");
        startTab.setAlignment(Pos.CENTER);
        startTab.setAccessibleText(services.texts().get("start.tab"));
        startTab.setOnMouseClicked(event -> workspace.activeProperty().set(Optional.empty()));
        plus = new Button("", Icons.of("mdi2p-plus"));
        plus.getStyleClass().addAll("flat", "kl-icon");
        plus.setAccessibleText(services.texts().get("action.new"));
        plus.setFocusTraversable(false);
        plus.setOnAction(event -> newModel.run());
        getChildren().addAll(startTab, plus);
        workspace.documents().forEach(this::add);
        workspace.documents().addListener(this::changed);
        workspace.activeProperty().addListener((property, before, now) -> markActive());
        markActive();
    }

    /** Adds the tips, which are not seen before the pointer comes near. */
    void complete() {
        Tooltip.install(startTab, new Tooltip(services.texts().get("start.tab")));
        plus.setTooltip(new Tooltip(services.texts().get("action.new")));
    }

    private void changed(ListChangeListener.Change<? extends OpenDocument> change) {
        while (change.next()) {
            change.getRemoved().forEach(document -> getChildren().remove(tabs.remove(document)));
            change.getAddedSubList().forEach(this::add);
        }
        markActive();
    }

    private void add(OpenDocument document) {
        Label name = new Label();
        name.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> document.store().document().model().name(),
                        document.store().revisionProperty()));
        Region dot = new Region();
        dot.getStyleClass().add("kl-tab-dot");
        dot.setMinSize(DOT, DOT);
        dot.setMaxSize(DOT, DOT);
        Button close = new Button("", Icons.of("mdi2c-close"));
        close.getStyleClass().addAll("flat", "kl-tab-close");
        close.setFocusTraversable(false);
        close.setAccessibleText(services.texts().get("action.close"));
        close.setTooltip(new Tooltip(services.texts().get("action.close") + "  Ctrl+W"));
        close.setOnAction(event -> workspace.close(document));
        HBox tab = new HBox(Icons.of("mdi2f-file-outline"), name, new StackPane(dot, close));
        tab.getStyleClass().add("kl-tab");
        tab.setAlignment(Pos.CENTER_LEFT);
        dot.visibleProperty()
                .bind(document.store().dirtyProperty().and(tab.hoverProperty().not()));
        close.visibleProperty().bind(dot.visibleProperty().not());
        tab.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.MIDDLE) {
                workspace.close(document);
            } else {
                workspace.activeProperty().set(Optional.of(document));
            }
        });
        Tooltip tip = new Tooltip();
        tip.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> document.path()
                                .map(Object::toString)
                                .orElse(services.texts().get("tab.no-file")),
                        document.fileProperty()));
        Tooltip.install(tab, tip);
        tabs.put(document, tab);
        getChildren().add(getChildren().size() - 1, tab);
    }

    private void markActive() {
        Optional<OpenDocument> active = workspace.active();
        startTab.pseudoClassStateChanged(ACTIVE, active.isEmpty());
        tabs.forEach((document, tab) -> tab.pseudoClassStateChanged(ACTIVE, active.equals(Optional.of(document))));
    }
}
