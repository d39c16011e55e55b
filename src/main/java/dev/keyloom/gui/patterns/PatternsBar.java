package dev.keyloom.gui.patterns;

import atlantafx.base.controls.ToggleSwitch;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.ProofState;
import dev.keyloom.gui.patterns.PatternList.Filter;
import java.util.EnumMap;
import java.util.Map;
import javafx.geometry.HorizontalDirection;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;

/** What stands above the place: run, add, which patterns are shown, and the search. */
final class PatternsBar extends HBox {
    private static final double SEARCH_WIDTH = 160;

    private final PatternsViewModel model;
    private final ProveViewModel prove;
    private final Texts texts;
    private final TextField search = new TextField();
    private final Map<Filter, ToggleButton> filters = new EnumMap<>(Filter.class);

    PatternsBar(PatternsViewModel model, ProveViewModel prove, Texts texts) {
        this.model = model;
        this.prove = prove;
        this.texts = texts;
        getStyleClass().add("kl-patterns-bar");
        Button run = new Button(texts.get("patterns.run-all"), Icons.of("mdi2p-play"));
        run.getStyleClass().add("accent");
        run.setMinWidth(Region.USE_PREF_SIZE);
        run.setTooltip(new Tooltip(texts.get("patterns.run-all.hint")));
        run.setOnAction(event -> model.reviews().run());
        ToggleSwitch always = new ToggleSwitch(texts.get("patterns.on-every-change"));
        always.setLabelPosition(HorizontalDirection.RIGHT);
        always.selectedProperty().bindBidirectional(model.reviews().onEveryChangeProperty());
        always.setTooltip(new Tooltip(texts.get("patterns.on-every-change.hint")));
        always.getStyleClass().add("kl-keys-functions");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        getChildren().addAll(run, proveButton(), addButton(), always, gap, filterButtons(), searchField());
        model.listProperty().addListener((property, before, now) -> showCounts());
        model.filterProperty().addListener((property, before, now) -> showCounts());
        showCounts();
    }

    /** Puts the cursor into the search. */
    void focusSearch() {
        search.requestFocus();
        search.selectAll();
    }

    private Button proveButton() {
        Button button = new Button(texts.get("patterns.prove"), Icons.of("mdi2s-shield-search"));
        button.setTooltip(new Tooltip(texts.get("patterns.prove.hint", ProveViewModel.WORLDS)));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.setOnAction(event -> prove.start());
        button.disableProperty()
                .bind(prove.stateProperty()
                        .map(ProofState.Running.class::isInstance)
                        .orElse(false));
        return button;
    }

    private Button addButton() {
        Button add = new Button(texts.get("patterns.add"), Icons.of("mdi2p-plus"));
        add.setTooltip(new Tooltip(texts.get("patterns.add.hint")));
        add.setMinWidth(Region.USE_PREF_SIZE);
        add.setOnAction(event -> model.add());
        return add;
    }

    private HBox filterButtons() {
        ToggleGroup group = new ToggleGroup();
        HBox box = new HBox();
        box.getStyleClass().add("kl-segments");
        Filter[] all = Filter.values();
        for (int i = 0; i < all.length; i++) {
            Filter filter = all[i];
            ToggleButton button = new ToggleButton();
            button.getStyleClass()
                    .addAll("kl-segment", i == 0 ? "left-pill" : i == all.length - 1 ? "right-pill" : "center-pill");
            button.setToggleGroup(group);
            button.setMinWidth(Region.USE_PREF_SIZE);
            button.setOnAction(event -> {
                button.setSelected(true);
                model.filterProperty().set(filter);
            });
            filters.put(filter, button);
            box.getChildren().add(button);
        }
        return box;
    }

    private void showCounts() {
        filters.forEach((filter, button) -> {
            button.setText(texts.get("patterns.filter." + filter, model.list().count(filter)));
            button.setSelected(model.filterProperty().get() == filter);
        });
    }

    private StackPane searchField() {
        search.setPromptText(texts.get("patterns.find"));
        search.setAccessibleText(texts.get("patterns.find"));
        search.setPrefWidth(SEARCH_WIDTH);
        search.textProperty().bindBidirectional(model.searchProperty());
        search.getStyleClass().add("kl-search-text");
        var icon = Icons.of("mdi2m-magnify");
        icon.setMouseTransparent(true);
        StackPane pane = new StackPane(search, icon);
        pane.getStyleClass().add("kl-search");
        return pane;
    }
}
