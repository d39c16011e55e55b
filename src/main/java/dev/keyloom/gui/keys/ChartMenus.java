package dev.keyloom.gui.keys;

import dev.keyloom.edit.EntityEdit;
import dev.keyloom.edit.IndexEdit;
import dev.keyloom.edit.KeyEdit;
import dev.keyloom.edit.TableEdit;
import dev.keyloom.gui.control.Icons;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.keys.IndexHead.Kind;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.Projection;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.Utf8;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;

/** The menus of cells, entities, indexes and key attributes. */
final class ChartMenus {
    private static final List<AttributeType> KEY_TYPES = List.of(AttributeType.S, AttributeType.N, AttributeType.B);

    private final Texts texts;
    private final KeysViewModel model;
    private final Openers openers;

    /** Opens what a menu only begins. */
    interface Openers {
        void editTemplate();

        void renameEntity();

        void editVariant(KeyColumn column);

        void addVariant();

        void renameIndex(IndexHead head);

        void renameKeyAttribute(KeyColumn column, int at);
    }

    ChartMenus(Texts texts, KeysViewModel model, Openers openers) {
        this.texts = texts;
        this.model = model;
        this.openers = openers;
    }

    /** Returns the menu of the cell at the cursor. */
    ContextMenu ofCell() {
        ContextMenu menu = new ContextMenu();
        Optional<KeyRow> row = model.currentRow();
        Optional<KeyColumn> column = model.currentColumn();
        if (row.isEmpty()) {
            return menu;
        }
        if (column.isEmpty()) {
            fillEntity(menu, row.get());
        } else {
            fillCell(menu, row.get(), column.get());
        }
        return menu;
    }

    private void fillEntity(ContextMenu menu, KeyRow row) {
        menu.getItems()
                .addAll(
                        item("keys.menu.renameEntity", "mdi2p-pencil-outline", openers::renameEntity),
                        new SeparatorMenuItem(),
                        item(
                                "keys.menu.removeEntity",
                                "mdi2t-trash-can-outline",
                                () -> model.apply(new EntityEdit.Remove(row.entity()))));
    }

    private void fillCell(ContextMenu menu, KeyRow row, KeyColumn column) {
        List<KeyMapping> mappings = model.model()
                .entity(row.entity())
                .map(entity -> entity.mappings(column.index()))
                .orElse(List.of());
        int variant = row.variants().getOrDefault(column.index(), 0);
        MenuItem clear = item("keys.menu.clear", "mdi2c-close", model::clearCell);
        clear.setDisable(mappings.isEmpty());
        menu.getItems().addAll(item("keys.menu.edit", "mdi2p-pencil-outline", openers::editTemplate), clear);
        menu.getItems().addAll(new SeparatorMenuItem(), variantItem(mappings));
        if (mappings.size() > 1) {
            menu.getItems()
                    .addAll(
                            item("keys.menu.editVariant", "mdi2f-filter-outline", () -> openers.editVariant(column)),
                            moveItem("keys.menu.variantUp", row, column, variant, -1, mappings.size()),
                            moveItem("keys.menu.variantDown", row, column, variant, 1, mappings.size()),
                            item(
                                    "keys.menu.removeVariant",
                                    "mdi2t-trash-can-outline",
                                    () -> model.apply(
                                            new KeyEdit.RemoveVariant(row.entity(), column.index(), variant))));
        }
        if (!column.index().isPrimary() && !mappings.isEmpty()) {
            menu.getItems().add(new SeparatorMenuItem());
            CheckMenuItem sparse = new CheckMenuItem(
                    texts.get("keys.menu.sparse", column.index().name()));
            Optional<Boolean> isSparse = mappings.get(variant).sparse();
            sparse.setSelected(isSparse.orElse(false));
            sparse.setOnAction(event -> model.apply(new KeyEdit.SetSparse(
                    row.entity(),
                    column.index(),
                    variant,
                    sparse.isSelected() ? Optional.of(true) : Optional.empty())));
            menu.getItems()
                    .addAll(
                            sparse,
                            item(
                                    texts.get(
                                            "keys.menu.leave",
                                            row.entity(),
                                            column.index().name()),
                                    () -> model.apply(new KeyEdit.LeaveIndex(row.entity(), column.index()))));
        }
    }

    private MenuItem variantItem(List<KeyMapping> mappings) {
        MenuItem add = item("keys.menu.addVariant", "mdi2c-call-split", openers::addVariant);
        add.setDisable(mappings.isEmpty());
        return add;
    }

    private MenuItem moveItem(String key, KeyRow row, KeyColumn column, int variant, int by, int variants) {
        MenuItem move = new MenuItem(texts.get(key));
        int to = variant + by;
        move.setDisable(to < 0 || to >= variants);
        move.setOnAction(event -> model.apply(new KeyEdit.MoveVariant(row.entity(), column.index(), variant, to)));
        return move;
    }

    /** Returns the menu of the base table or an index. */
    ContextMenu ofIndex(IndexHead head) {
        ContextMenu menu = new ContextMenu();
        model.shownTable().ifPresent(table -> {
            if (head.kind() == Kind.BASE_TABLE) {
                menu.getItems()
                        .addAll(
                                item("keys.menu.addGlobal", "mdi2t-table-key", model::addGlobalIndex),
                                item("keys.menu.addLocal", "mdi2t-table-key", model::addLocalIndex));
            } else {
                String name = head.index().name();
                menu.getItems()
                        .addAll(
                                item("keys.menu.renameIndex", "mdi2p-pencil-outline", () -> openers.renameIndex(head)),
                                projectionMenu(table, head),
                                new SeparatorMenuItem(),
                                item(
                                        "keys.menu.removeIndex",
                                        "mdi2t-trash-can-outline",
                                        () -> model.apply(new IndexEdit.Remove(table.name(), name))));
            }
        });
        return menu;
    }

    /** Returns the menu of a key attribute. */
    ContextMenu ofColumn(KeyColumn column, int at) {
        ContextMenu menu = new ContextMenu();
        Menu types = new Menu(texts.get("keys.menu.type"));
        ToggleGroup group = new ToggleGroup();
        for (AttributeType type : KEY_TYPES) {
            RadioMenuItem choice = new RadioMenuItem(texts.get("keys.type." + type.name()));
            choice.setToggleGroup(group);
            choice.setSelected(type == column.attribute().type());
            choice.setOnAction(event -> model.shownTable()
                    .ifPresent(table -> model.apply(new TableEdit.RetypeKeyAttribute(
                            table.name(), column.attribute().name(), type))));
            types.getItems().add(choice);
        }
        menu.getItems()
                .addAll(
                        item(
                                "keys.menu.renameAttribute",
                                "mdi2p-pencil-outline",
                                () -> openers.renameKeyAttribute(column, at)),
                        types);
        return menu;
    }

    private Menu projectionMenu(Table table, IndexHead head) {
        Menu menu = new Menu(texts.get("keys.menu.projection"));
        Projection now = head.projection().orElse(Projection.ALL);
        ToggleGroup group = new ToggleGroup();
        menu.getItems()
                .addAll(
                        projection("keys.projection.all", group, now, Projection.ALL, table, head),
                        projection("keys.projection.keysOnly", group, now, Projection.KEYS_ONLY, table, head),
                        new SeparatorMenuItem());
        Menu include = new Menu(texts.get("keys.projection.include"));
        for (String attribute : attributes(table)) {
            CheckMenuItem choice = new CheckMenuItem(attribute);
            choice.setMnemonicParsing(false);
            choice.setSelected(now.attributes().contains(attribute));
            choice.setOnAction(event -> apply(table, head, toggled(now, attribute)));
            include.getItems().add(choice);
        }
        menu.getItems().add(include);
        return menu;
    }

    private RadioMenuItem projection(
            String key, ToggleGroup group, Projection now, Projection offered, Table table, IndexHead head) {
        RadioMenuItem choice = new RadioMenuItem(texts.get(key));
        choice.setToggleGroup(group);
        choice.setSelected(now.kind() == offered.kind());
        choice.setOnAction(event -> apply(table, head, offered));
        return choice;
    }

    private void apply(Table table, IndexHead head, Projection projection) {
        model.apply(new IndexEdit.SetProjection(table.name(), head.index().name(), projection));
    }

    /** An index that includes nothing more holds keys only. */
    private static Projection toggled(Projection now, String attribute) {
        List<String> attributes = new ArrayList<>(now.attributes());
        if (!attributes.remove(attribute)) {
            attributes.add(attribute);
        }
        return attributes.isEmpty() ? Projection.KEYS_ONLY : Projection.including(attributes);
    }

    private List<String> attributes(Table table) {
        return model.model().entitiesOf(table.name()).stream()
                .map(Entity::attributes)
                .flatMap(List::stream)
                .map(EntityAttribute::name)
                .distinct()
                .sorted(Utf8.ORDER)
                .toList();
    }

    private MenuItem item(String key, String icon, Runnable action) {
        MenuItem item = item(texts.get(key), action);
        item.setGraphic(Icons.of(icon));
        return item;
    }

    private static MenuItem item(String text, Runnable action) {
        MenuItem item = new MenuItem(text);
        item.setMnemonicParsing(false);
        item.setOnAction(event -> action.run());
        return item;
    }
}
