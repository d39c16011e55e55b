package dev.keyloom.gui.collections;

import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.schema.IndexRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Separator;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.javafx.FontIcon;

/** The bar above the panes: which table and indexes are shown, which entities, and looking for an item. */
final class CollectionsBar extends HBox {
    private static final double FIND_WIDTH = 190;

    private final CollectionsViewModel model;
    private final Texts texts;
    private final MenuButton tables = new MenuButton();
    private final HBox indexes = new HBox();
    private final Map<IndexRef, ToggleButton> toggles = new LinkedHashMap<>();
    private final ChipStrip chips;
    private final MenuButton add;
    private final TextField find = new TextField();
    private final Label foundCount = new Label();

    CollectionsBar(CollectionsViewModel model, Texts texts, Supplier<ItemPaint> paint) {
        this.model = model;
        this.texts = texts;
        this.chips = new ChipStrip(model, texts, paint);
        this.add = new MenuButton(texts.get("collections.add"), Icons.of("mdi2p-plus"));
        getStyleClass().add("kl-collections-bar");
        setAlignment(Pos.CENTER_LEFT);
        indexes.getStyleClass().add("kl-index-toggles");
        indexes.setMinWidth(Region.USE_PREF_SIZE);
        tables.setMinWidth(Region.USE_PREF_SIZE);
        add.getStyleClass().add("kl-add-record");
        add.setMinWidth(Region.USE_PREF_SIZE);
        add.setTooltip(new Tooltip(texts.get("collections.add.hint")));
        Separator separator = new Separator(Orientation.VERTICAL);
        separator.getStyleClass().add("kl-bar-separator");
        HBox.setHgrow(chips, Priority.ALWAYS);
        chips.setMaxWidth(Double.MAX_VALUE);
        getChildren()
                .addAll(
                        tables,
                        indexes,
                        separator,
                        chips,
                        add,
                        findField(),
                        icon("mdi2u-unfold-less-horizontal", "collections.fold-all", () -> model.foldAll(Folding.ALL)),
                        icon(
                                "mdi2u-unfold-more-horizontal",
                                "collections.unfold-all",
                                () -> model.foldAll(Folding.NONE)));
        model.foundProperty().addListener((property, before, now) -> showFound(now));
        refresh();
    }

    /** Shows the table that is shown now. */
    void refresh() {
        List<String> names = model.tables();
        tables.setVisible(names.size() > 1);
        tables.setManaged(names.size() > 1);
        tables.getItems().setAll(names.stream().map(this::tableItem).toList());
        add.getItems().setAll(model.entities().stream().map(this::addItem).toList());
        add.setDisable(model.entities().isEmpty());
        model.pictureProperty().get().ifPresent(this::showIndexes);
        chips.refresh();
    }

    /** Buttons stay as long as the indexes do, so that they keep the focus. */
    private void showIndexes(TablePicture shown) {
        tables.setText(shown.table().name());
        List<IndexRef> refs =
                shown.indexes().stream().map(TablePicture.IndexPicture::ref).toList();
        if (!refs.equals(List.copyOf(toggles.keySet()))) {
            toggles.clear();
            refs.forEach(ref -> toggles.put(ref, toggle(ref)));
            indexes.getChildren().setAll(toggles.values());
        }
        toggles.forEach((ref, toggle) -> toggle.setSelected(model.isShown(ref)));
    }

    void focusFind() {
        find.requestFocus();
        find.selectAll();
    }

    private MenuItem tableItem(String name) {
        MenuItem item = new MenuItem(name);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> model.showTable(name));
        return item;
    }

    private MenuItem addItem(String entity) {
        MenuItem item = new MenuItem(entity);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> model.addRecord(entity));
        return item;
    }

    private ToggleButton toggle(IndexRef index) {
        ToggleButton toggle = new ToggleButton(index.isPrimary() ? texts.get("collections.base-table") : index.name());
        toggle.setMnemonicParsing(false);
        toggle.getStyleClass().add("kl-index-toggle");
        toggle.setSelected(model.isShown(index));
        toggle.setTooltip(new Tooltip(texts.get("collections.toggle.hint")));
        toggle.setOnAction(event -> {
            model.toggleIndex(index);
            toggle.setSelected(model.isShown(index));
        });
        toggle.setOnMouseClicked(event -> {
            if (event.getButton() == MouseButton.PRIMARY && event.getClickCount() == 2) {
                model.showAlone(index);
                refresh();
            }
        });
        return toggle;
    }

    private StackPane findField() {
        FontIcon glass = Icons.of("mdi2m-magnify");
        glass.setMouseTransparent(true);
        foundCount.getStyleClass().add("kl-hint");
        foundCount.setMouseTransparent(true);
        find.getStyleClass().add("kl-find");
        find.setPromptText(texts.get("collections.find"));
        find.setAccessibleText(texts.get("collections.find"));
        find.setTooltip(new Tooltip(texts.get("collections.find.hint")));
        find.textProperty().addListener((property, before, now) -> model.find(now));
        find.setOnKeyPressed(this::findKey);
        StackPane field = new StackPane(find, glass, foundCount);
        StackPane.setAlignment(glass, Pos.CENTER_LEFT);
        StackPane.setAlignment(foundCount, Pos.CENTER_RIGHT);
        field.getStyleClass().add("kl-find-field");
        field.setMinWidth(FIND_WIDTH);
        field.setPrefWidth(FIND_WIDTH);
        field.setMaxWidth(FIND_WIDTH);
        return field;
    }

    private void findKey(KeyEvent event) {
        if (event.getCode() == KeyCode.ENTER) {
            model.findNext(event.isShiftDown() ? -1 : 1);
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE && !find.getText().isEmpty()) {
            find.clear();
            event.consume();
        }
    }

    private void showFound(CollectionsViewModel.Found found) {
        int count = found.items().size();
        foundCount.setText(
                find.getText().isBlank()
                        ? ""
                        : count == 0
                                ? texts.get("collections.find.none")
                                : texts.get("collections.find.count", found.current() + 1, count));
    }

    private Button icon(String literal, String textKey, Runnable run) {
        Button button = new Button("", Icons.of(literal));
        button.getStyleClass().addAll("button-icon", "flat", "kl-icon");
        button.setTooltip(new Tooltip(texts.get(textKey)));
        button.setAccessibleText(texts.get(textKey));
        button.setOnAction(event -> run.run());
        return button;
    }
}
