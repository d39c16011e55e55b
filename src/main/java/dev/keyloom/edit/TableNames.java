package dev.keyloom.edit;

import dev.keyloom.model.CollectionNote;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import java.util.List;
import java.util.Optional;

/** Every place of a model that names a table. Where a table goes, notes on it and steps that read or write it go. */
final class TableNames {
    private final NameChange change;
    private final Optional<String> first;

    private TableNames(DataModel model, NameChange change) {
        this.change = change;
        this.first = model.tables().stream().map(Table::name).findFirst();
    }

    static DataModel renamed(DataModel model, NameChange renaming) {
        return new TableNames(model, renaming).in(model);
    }

    /** Returns the model without a table and its indexes. */
    static DataModel without(DataModel model, Table table) {
        DataModel changed = model;
        for (SecondaryIndex index : table.schema().indexes()) {
            changed = IndexNames.changed(changed, table.name(), NameChange.removing(index.name()));
        }
        return new TableNames(model, NameChange.removing(table.name())).in(changed);
    }

    /** Returns a table that no longer names those of {@code attributes} which none of its entities has. */
    static Table withoutUnheld(DataModel model, Table table, List<String> attributes) {
        Table changed = table;
        for (String attribute : attributes) {
            boolean isHeld = model.entitiesOf(table.name()).stream()
                    .anyMatch(entity -> entity.attribute(attribute).isPresent());
            if (!isHeld) {
                NameChange removal = NameChange.removing(attribute);
                changed = changed.withTimeToLiveAttribute(removal.of(changed.timeToLiveAttribute()))
                        .withSchema(SchemaChange.inProjections(changed.schema(), removal, NameChange.Others.NONE));
            }
        }
        return Sharing.kept(table, changed);
    }

    private DataModel in(DataModel model) {
        Steps steps = new Steps();
        return model.withTables(Sharing.flatMapped(model.tables(), this::table))
                .withEntities(Sharing.mapped(
                        model.entities(),
                        entity -> change.of(entity.table())
                                .filter(name -> !name.equals(entity.table()))
                                .map(entity::withTable)
                                .orElse(entity)))
                .withAccessPatterns(Sharing.mapped(model.accessPatterns(), steps::inSteps))
                .withCollections(Sharing.flatMapped(model.collections(), this::collection));
    }

    private Optional<Table> table(Table table) {
        TableSchema schema = table.schema();
        return change.of(table.name())
                .map(name -> name.equals(table.name())
                        ? table
                        : table.withSchema(
                                new TableSchema(name, schema.key(), schema.globalIndexes(), schema.localIndexes())));
    }

    /** A note without a table is on the first one. */
    private Optional<CollectionNote> collection(CollectionNote note) {
        if (note.table().isEmpty() && change.isRemoval() && change.concerns(first)) {
            return Optional.empty();
        }
        if (!change.concerns(note.table())) {
            return Optional.of(note);
        }
        return change.replacement()
                .map(name -> new CollectionNote(
                        Optional.of(name),
                        note.index(),
                        note.partition(),
                        note.description(),
                        note.order(),
                        note.extras()));
    }

    private final class Steps implements StepChange {
        @Override
        public boolean keeps(Step step) {
            return !(change.isRemoval() && change.concerns(step.table()));
        }

        @Override
        public Optional<String> table(Step step) {
            return change.of(step.table());
        }
    }
}
