package dev.keyloom.materialize;

import dev.keyloom.model.DataModel;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All tables of a model with the items that its sample records are stored as. Immutable. */
public final class Materialization {
    private final DataModel model;
    private final List<TableContents> tables;
    private final List<NotWritten> homeless;

    Materialization(DataModel model, List<TableContents> tables, List<NotWritten> homeless) {
        this.model = model;
        this.tables = List.copyOf(tables);
        this.homeless = List.copyOf(homeless);
    }

    /** Returns the model that this follows from. */
    public DataModel model() {
        return model;
    }

    /** Returns the tables in the order of the model. */
    public List<TableContents> tables() {
        return tables;
    }

    public Optional<TableContents> table(String name) {
        return tables.stream().filter(table -> table.name().equals(name)).findFirst();
    }

    /** Returns the table that an entity's items are in. */
    public Optional<TableContents> tableOf(String entity) {
        return model.entity(entity).flatMap(found -> table(found.table()));
    }

    /** Returns the item of a record by its number from 1; nothing if it was not written, or there is no such record. */
    public Optional<MaterializedItem> item(String entity, int number) {
        return tableOf(entity).flatMap(table -> table.item(entity, number));
    }

    /** Returns the number of items in all base tables. */
    public int itemCount() {
        return tables.stream().mapToInt(table -> table.primary().size()).sum();
    }

    /** Returns the records that no item stands for, by table, entity and number, and why. */
    public List<NotWritten> notWritten() {
        List<NotWritten> all = new ArrayList<>();
        tables.forEach(table -> all.addAll(table.notWritten()));
        all.addAll(homeless);
        return List.copyOf(all);
    }
}
