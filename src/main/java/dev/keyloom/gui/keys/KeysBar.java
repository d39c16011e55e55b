package dev.keyloom.gui.keys;

import atlantafx.base.controls.ToggleSwitch;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.keys.KeysViewModel.Mode;
import java.util.List;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.geometry.HorizontalDirection;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** What stands above the chart: what cells show, what can be added, and the search. */
final class KeysBar extends HBox {
    private static final double SEARCH_WIDTH = 220;

    private final KeysViewModel model;
    private final Texts texts;
    private final TextField search = new TextField();
    private final ComboBox<String> tables = new ComboBox<>();
    private boolean isShowing;

    /** What the bar's buttons do. */
    interface Commands {
        void addEntity();

        void addVariant();

        void copyAsMarkdown();
    }

    KeysBar(KeysViewModel model, Texts texts, Commands commands) {
        this.model = model;
        this.texts = texts;
        getStyleClass().add("kl-keys-bar");
        Button entity = button("keys.addEntity", "mdi2p-plus", commands::addEntity);
        Button variant = button("keys.addVariant", "mdi2c-call-split", commands::addVariant);
        variant.disableProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> model.currentColumn().isEmpty(), model.cursorProperty(), model.chartProperty()));
        Region spacer = new Region();
        HBox.setHgrow(spacer, Priority.ALWAYS);
        getChildren()
                .addAll(
                        tables,
                        modes(),
                        functions(),
                        new Separator(Orientation.VERTICAL),
                        entity,
                        withReason(variant, "keys.addVariant.why"),
                        indexMenu(),
                        spacer,
                        searchField(),
                        chartMenu(commands));
        tables.setAccessibleText(texts.get("keys.table"));
        tables.setOnAction(event -> {
            if (!isShowing) {
                model.tableProperty().set(Optional.ofNullable(tables.getValue()));
            }
        });
        model.chartProperty().addListener((property, before, now) -> showTables());
        showTables();
    }

    /** Puts the cursor into the search. */
    void focusSearch() {
        search.requestFocus();
        search.selectAll();
    }

    private void showTables() {
        List<String> names = model.tables();
        isShowing = true;
        if (!tables.getItems().equals(names)) {
            tables.getItems().setAll(names);
        }
        tables.setValue(model.chart().table().orElse(null));
        isShowing = false;
        tables.setVisible(names.size() > 1);
        tables.setManaged(names.size() > 1);
    }

    private HBox modes() {
        ToggleGroup group = new ToggleGroup();
        ToggleButton templates = mode("keys.templates", "left-pill", Mode.TEMPLATES, group);
        ToggleButton values = mode("keys.values", "right-pill", Mode.VALUES, group);
        group.selectedToggleProperty().addListener((property, before, now) -> {
            if (now == null) {
                group.selectToggle(before);
            }
        });
        HBox box = new HBox(templates, values);
        box.getStyleClass().add("kl-segments");
        return box;
    }

    private ToggleButton mode(String key, String pill, Mode mode, ToggleGroup group) {
        ToggleButton button = new ToggleButton(texts.get(key));
        button.getStyleClass().addAll(pill, "kl-segment");
        button.setToggleGroup(group);
        button.setSelected(model.modeProperty().get() == mode);
        button.setOnAction(event -> model.modeProperty().set(mode));
        model.modeProperty().addListener((property, before, now) -> button.setSelected(now == mode));
        return button;
    }

    private ToggleSwitch functions() {
        ToggleSwitch functions = new ToggleSwitch(texts.get("keys.showFunctions"));
        functions.selectedProperty().bindBidirectional(model.functionsShownProperty());
        functions.setLabelPosition(HorizontalDirection.RIGHT);
        functions.setTooltip(new Tooltip(texts.get("keys.showFunctions.hint")));
        functions.getStyleClass().add("kl-keys-functions");
        return functions;
    }

    private MenuButton indexMenu() {
        MenuItem global = new MenuItem(texts.get("keys.addGlobal"));
        global.setOnAction(event -> model.addGlobalIndex());
        MenuItem local = new MenuItem(texts.get("keys.addLocal"));
        local.setOnAction(event -> model.addLocalIndex());
        MenuButton menu = new MenuButton(texts.get("keys.addIndex"), Icons.of("mdi2t-table-key"), global, local);
        menu.setTooltip(new Tooltip(texts.get("keys.addIndex.hint")));
        return menu;
    }

    private MenuButton chartMenu(Commands commands) {
        MenuItem copy = new MenuItem(texts.get("keys.copyMarkdown"), Icons.of("mdi2c-content-copy"));
        copy.setOnAction(event -> commands.copyAsMarkdown());
        MenuButton menu = new MenuButton(texts.get("keys.chart"), Icons.of("mdi2e-export-variant"), copy);
        menu.setTooltip(new Tooltip(texts.get("keys.chart.hint")));
        return menu;
    }

    private StackPane searchField() {
        search.setPromptText(texts.get("keys.find"));
        search.setAccessibleText(texts.get("keys.find"));
        search.setPrefWidth(SEARCH_WIDTH);
        search.textProperty().bindBidirectional(model.filterProperty());
        search.getStyleClass().add("kl-search-text");
        var icon = Icons.of("mdi2m-magnify");
        icon.setMouseTransparent(true);
        StackPane pane = new StackPane(search, icon);
        pane.getStyleClass().add("kl-search");
        return pane;
    }

    private Button button(String key, String icon, Runnable action) {
        Button button = new Button(texts.get(key), Icons.of(icon));
        button.setTooltip(new Tooltip(texts.get(key + ".hint")));
        button.setOnAction(event -> action.run());
        return button;
    }

    /** A disabled button has no tooltip of its own, so that what holds it says why. */
    private StackPane withReason(Button button, String key) {
        StackPane pane = new StackPane(button);
        Tooltip why = new Tooltip(texts.get(key));
        button.disabledProperty().addListener((property, before, now) -> {
            if (now) {
                Tooltip.install(pane, why);
            } else {
                Tooltip.uninstall(pane, why);
            }
        });
        if (button.isDisabled()) {
            Tooltip.install(pane, why);
        }
        return pane;
    }
}
