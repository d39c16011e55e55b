package dev.keyloom.gui.collections;

import dev.keyloom.gui.collections.ItemPaint.Ground;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.uses.PatternList;
import dev.keyloom.gui.uses.PatternMarks;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.schema.IndexRef;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** Below the panes: what the selected item is, what one write of it costs and where, and its values. */
final class ItemDock extends HBox {
    private static final PseudoClass TALL = PseudoClass.getPseudoClass("tall");

    private final CollectionsViewModel model;
    private final Texts texts;
    private final Supplier<ItemPaint> paint;

    private final Region square = new Region();
    private final Label entity = new Label("", square);
    private final Label identity = new Label();
    private final Label state = new Label();
    private final Button edit = new Button("", Icons.of("mdi2p-pencil-outline"));
    private final ToggleButton json = new ToggleButton("", Icons.of("mdi2c-code-json"));
    private final VBox what = new VBox();
    private final VBox middle = new VBox();
    private final ItemJsonView jsonView;
    private final GridPane values = new GridPane();
    private final ScrollPane valuesScroll = new ScrollPane(values);
    private final HBox nothing = new HBox();
    private final PatternList patterns;

    ItemDock(CollectionsViewModel model, Texts texts, Supplier<ItemPaint> paint, PatternMarks marks) {
        this.patterns = new PatternList(texts, marks);
        this.model = model;
        this.texts = texts;
        this.paint = paint;
        getStyleClass().add("kl-item-dock");
        square.getStyleClass().add("kl-legend-square");
        entity.getStyleClass().add("kl-strong");
        entity.setMinWidth(USE_PREF_SIZE);
        identity.getStyleClass().addAll("kl-body", "kl-muted");
        state.getStyleClass().addAll("kl-small", "kl-muted");
        state.setWrapText(true);
        edit.setText(texts.get("collections.edit"));
        edit.setTooltip(new Tooltip(texts.get("collections.edit.hint")));
        edit.setOnAction(event ->
                model.selectedRecord().ifPresent(record -> model.session().inspect(record)));
        json.setText(texts.get("collections.json"));
        json.getStyleClass().add("flat");
        json.setTooltip(new Tooltip(texts.get("collections.json.hint")));
        json.setOnAction(event -> {
            pseudoClassStateChanged(TALL, json.isSelected());
            show();
        });
        what.getStyleClass().add("kl-dock-what");
        HBox title = new HBox(8, entity, identity);
        title.setAlignment(Pos.CENTER_LEFT);
        HBox buttons = new HBox(4, edit, json);
        what.getChildren().addAll(title, state, buttons);
        VBox.setVgrow(state, Priority.ALWAYS);
        middle.getStyleClass().add("kl-dock-middle");
        HBox.setHgrow(middle, Priority.ALWAYS);
        jsonView = new ItemJsonView(texts);
        HBox.setHgrow(jsonView, Priority.ALWAYS);
        values.getStyleClass().add("kl-dock-values");
        valuesScroll.getStyleClass().addAll("edge-to-edge", "kl-dock-values-scroll");
        valuesScroll.setFitToWidth(true);
        Label hint = new Label(texts.get("collections.dock.nothing"));
        hint.getStyleClass().addAll("kl-small", "kl-muted");
        hint.setWrapText(true);
        VBox hintPart = new VBox(hint);
        hintPart.getStyleClass().add("kl-dock-what");
        patterns.getStyleClass().add("kl-dock-patterns");
        HBox.setHgrow(patterns, Priority.ALWAYS);
        nothing.getChildren().addAll(hintPart, patterns);
        HBox.setHgrow(nothing, Priority.ALWAYS);
        show();
    }

    /** Shows the item that is selected now. */
    void show() {
        Optional<Selection.RecordSelected> record = model.selectedRecord();
        Optional<MaterializedItem> item = model.selected();
        if (item.isPresent()) {
            showItem(item.get());
        } else if (record.isPresent() && model.selectedNotWritten().isPresent()) {
            showNotWritten(record.get(), model.selectedNotWritten().get());
        } else {
            patterns.show(model.patterns());
            getChildren().setAll(nothing);
        }
    }

    private void showNotWritten(Selection.RecordSelected record, NotWritten reason) {
        showEntity(record.entity(), "#" + record.number());
        state.setText(texts.get("collections.not-written", reason.reason()));
        json.setDisable(true);
        getChildren().setAll(what);
    }

    private void showEntity(String name, String which) {
        entity.setText(name);
        identity.setText(which);
        square.setBackground(paint.get().ground(name, Ground.FULL));
    }

    private void showItem(MaterializedItem item) {
        model.pictureProperty().get().ifPresent(shown -> {
            ItemSummary summary = ItemSummary.of(shown.table(), model.entity(item.entity()), item);
            showEntity(summary.entity(), summary.identity());
            json.setDisable(false);
            state.setText(state(summary));
            if (json.isSelected()) {
                jsonView.show(
                        item,
                        summary.places().stream()
                                .map(ItemSummary.WritePlace::index)
                                .toList());
                getChildren().setAll(what, jsonView);
            } else {
                showWrites(summary);
                showValues(summary);
                getChildren().setAll(what, middle, valuesScroll);
            }
        });
    }

    private String state(ItemSummary summary) {
        String size = texts.get("collections.item.size", summary.sizeBytes());
        String indexes = texts.get("collections.item.indexes", summary.places().size() - 1, summary.indexCount());
        return summary.variant()
                .map(name -> texts.get("collections.item.variant", name, size, indexes))
                .orElseGet(() -> texts.get("collections.item.state", size, indexes));
    }

    private void showWrites(ItemSummary summary) {
        Label title = new Label(texts.get("collections.writes", summary.places().size()));
        title.getStyleClass().add("kl-strong");
        Label units = new Label(texts.get("collections.writes.units", summary.totalUnits()));
        units.getStyleClass().addAll("kl-small", "kl-muted");
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        HBox head = new HBox(8, title, units, gap);
        head.setAlignment(Pos.CENTER_LEFT);
        summary.costliestUpdate().ifPresent(update -> {
            Label costly = new Label(texts.get(
                    "collections.writes.update",
                    update.attribute(),
                    update.units(),
                    update.index().name()));
            costly.getStyleClass().addAll("kl-small", "kl-muted");
            head.getChildren().add(costly);
        });
        HBox chain = new HBox();
        chain.getStyleClass().add("kl-write-chain");
        for (ItemSummary.WritePlace place : summary.places()) {
            if (!chain.getChildren().isEmpty()) {
                chain.getChildren().add(Icons.of("mdi2a-arrow-right"));
            }
            Node card = card(place);
            HBox.setHgrow(card, Priority.ALWAYS);
            chain.getChildren().add(card);
        }
        ScrollPane chainScroll = new ScrollPane(chain);
        chainScroll.getStyleClass().addAll("edge-to-edge", "kl-write-scroll");
        chainScroll.setFitToWidth(true);
        chainScroll.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        middle.getChildren().setAll(head, chainScroll);
    }

    private Node card(ItemSummary.WritePlace place) {
        Label name = new Label(name(place.index()));
        name.getStyleClass().add("kl-small-strong");
        Label units = new Label(texts.get("collections.units", place.units()));
        units.getStyleClass().add("kl-mono");
        units.setMinWidth(USE_PREF_SIZE);
        Region gap = new Region();
        HBox.setHgrow(gap, Priority.ALWAYS);
        Label where = new Label(where(place));
        where.getStyleClass().add("kl-hint");
        where.setTooltip(new Tooltip(where.getText()));
        VBox card = new VBox(2, new HBox(4, name, gap, units), where);
        card.getStyleClass().add("kl-write-card");
        return card;
    }

    private String name(IndexRef index) {
        return index.isPrimary() ? texts.get("collections.base-table") : index.name();
    }

    /** Says who else is in the item collection that the item is written to. */
    private String where(ItemSummary.WritePlace place) {
        if (place.collectionSize() == 1) {
            return texts.get("collections.write.alone");
        }
        if (place.neighbours().isEmpty()) {
            return texts.get("collections.write.place", place.position(), place.collectionSize());
        }
        String neighbours = texts.list(place.neighbours().entrySet().stream()
                .map(entry -> texts.get("collections.write.neighbour", entry.getValue(), entry.getKey()))
                .toList());
        return texts.get("collections.write.beside", neighbours);
    }

    private void showValues(ItemSummary summary) {
        values.getChildren().clear();
        int[] row = new int[1];
        summary.attributes().forEach((name, value) -> {
            Label attribute = new Label(name);
            attribute.getStyleClass().add("kl-hint");
            attribute.setMinWidth(USE_PREF_SIZE);
            Label text = new Label(value);
            text.getStyleClass().add("kl-mono");
            values.addRow(row[0]++, attribute, text);
        });
    }
}
