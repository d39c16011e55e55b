package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.model.BillingMode;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Changes of tables and of their key attributes. */
public sealed interface TableEdit extends ModelEdit {

    /** Adds a table. */
    record Add(Table table) implements TableEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.add-table", table.name());
        }

        @Override
        public Result<Document> applyTo(Document document) {
            DataModel model = document.model();
            return Lookup.freeName("table", table.name(), names(model))
                    .map(free -> document.withModel(model.withTables(Sharing.appended(model.tables(), table))));
        }
    }

    /** Removes a table that holds no entity, with the notes on it and the steps that name it. */
    record Remove(String table) implements TableEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.remove-table", table);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Lookup.table(document.model(), table).then(found -> {
                List<Entity> stored = document.model().entitiesOf(table);
                if (stored.isEmpty()) {
                    return Result.of(document.withModel(TableNames.without(document.model(), found)));
                }
                String names = stored.stream().map(Entity::name).collect(Collectors.joining(", "));
                return Result.failed(Problem.error(
                        "edit-table-in-use",
                        "The table \"" + table + "\" still holds " + names
                                + ". Move them to another table or remove them first.",
                        Place.NOWHERE));
            });
        }
    }

    /** Gives a table another name, everywhere. */
    record Rename(String table, String newName) implements TableEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.rename-table", table, newName);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            DataModel model = document.model();
            return Lookup.table(model, table).then(found -> {
                if (table.equals(newName)) {
                    return Result.of(document);
                }
                List<String> others = NameChange.removing(table).in(names(model));
                return Lookup.freeName("table", newName, others)
                        .map(free -> document.withModel(TableNames.renamed(model, NameChange.renaming(table, free))));
            });
        }
    }

    /** Replaces a table's primary key. Templates that lose their key attribute go; local indexes keep the new partition key. */
    record SetKey(String table, KeySchema key) implements TableEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-primary-key", table);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return SchemaChange.applied(document, table, schema -> SchemaChange.withPrimaryKey(schema, key));
        }
    }

    /** Gives a key attribute another name in every key of the table, in templates, stored keys and access patterns. */
    record RenameKeyAttribute(String table, String attribute, String newName) implements TableEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.rename-key-attribute", attribute, newName);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            DataModel model = document.model();
            return Lookup.table(model, table)
                    .then(found -> Lookup.keyAttribute(found, attribute)
                            .then(old -> attribute.equals(newName)
                                    ? Result.of(document)
                                    : Lookup.freeName("key attribute", newName, otherKeyNames(found.schema()))
                                            .then(free -> TableAttributeNames.changed(
                                                    model, table, NameChange.renaming(attribute, free)))
                                            .then(changed -> Change.table(
                                                    document.withModel(changed),
                                                    table,
                                                    same -> same.withSchema(TableAttributeNames.inSchema(
                                                            same.schema(),
                                                            attribute,
                                                            new KeyAttribute(newName, old.type())))))));
        }

        private List<String> otherKeyNames(TableSchema schema) {
            return schema.keyAttributes().stream()
                    .map(KeyAttribute::name)
                    .filter(name -> !name.equals(attribute))
                    .toList();
        }
    }

    /** Gives a key attribute another type, S, N or B, in every key of the table. */
    record RetypeKeyAttribute(String table, String attribute, AttributeType type) implements TableEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.retype-key-attribute", attribute, type.name());
        }

        @Override
        public Result<Document> applyTo(Document document) {
            if (!type.isKeyType()) {
                return Result.failed(Problem.error(
                        "edit-not-a-key-type",
                        "A key attribute is of type S, N or B, not " + type + ".",
                        Place.NOWHERE));
            }
            return Change.tryTable(
                    document,
                    table,
                    found -> Lookup.keyAttribute(found, attribute)
                            .map(old -> found.withSchema(TableAttributeNames.inSchema(
                                    found.schema(), attribute, new KeyAttribute(attribute, type)))));
        }
    }

    /** Decides in which attribute each item names its entity, none if absent; projections, stored items and steps follow. */
    record SetTypeAttribute(String table, Optional<String> attribute) implements TableEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-type-attribute", table);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            DataModel model = document.model();
            return Lookup.table(model, table).then(found -> {
                Optional<String> old = found.typeAttribute();
                if (old.isEmpty() || old.equals(attribute)) {
                    return Change.table(document, table, same -> same.withTypeAttribute(attribute));
                }
                NameChange change = new NameChange(old.get(), attribute);
                return TableAttributeNames.changed(model, table, change)
                        .then(changed -> Change.table(
                                document.withModel(changed),
                                table,
                                same -> same.withTypeAttribute(attribute)
                                        .withSchema(SchemaChange.inProjections(
                                                same.schema(), change, NameChange.Others.NONE))));
            });
        }
    }

    /** Decides which attribute holds an item's expiry; none if absent. */
    record SetTimeToLive(String table, Optional<String> attribute) implements TableEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-time-to-live", table);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(SetTimeToLive.class, table));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.table(document, table, found -> found.withTimeToLiveAttribute(attribute));
        }
    }

    /** Decides how capacity is paid. */
    record SetBilling(String table, BillingMode billingMode) implements TableEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-billing", table);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.table(document, table, found -> found.withBillingMode(billingMode));
        }
    }

    private static List<String> names(DataModel model) {
        return model.tables().stream().map(Table::name).toList();
    }
}
