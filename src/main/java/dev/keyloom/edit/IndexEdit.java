package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import java.util.List;
import java.util.Optional;

/** Changes of secondary indexes. An index is named by its table and its own name. */
public sealed interface IndexEdit extends ModelEdit {

    /** Adds a secondary index behind the others of its kind. */
    record Add(String table, SecondaryIndex index) implements IndexEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.add-index", index.name());
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.tryTable(
                    document,
                    table,
                    found -> freeName(found, index.name(), names(found))
                            .map(free -> found.withSchema(SchemaChange.withIndex(found.schema(), index))));
        }
    }

    /** Removes an index, with all mappings for it; what read it has no index chosen any more. */
    record Remove(String table, String index) implements IndexEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.remove-index", index);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Lookup.table(document.model(), table)
                    .then(found -> Lookup.index(found, index))
                    .then(found -> SchemaChange.applied(
                            document.withModel(IndexNames.changed(document.model(), table, NameChange.removing(index))),
                            table,
                            schema -> SchemaChange.withIndexes(
                                    schema, some -> some.name().equals(index) ? Optional.empty() : Optional.of(some))));
        }
    }

    /** Gives an index another name, everywhere. Its key attributes keep theirs. */
    record Rename(String table, String index, String newName) implements IndexEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.rename-index", index, newName);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Lookup.table(document.model(), table)
                    .then(found -> Lookup.index(found, index)
                            .then(old -> index.equals(newName)
                                    ? Result.of(document)
                                    : freeName(
                                                    found,
                                                    newName,
                                                    NameChange.removing(index).in(names(found)))
                                            .then(free -> renamed(document))));
        }

        private Result<Document> renamed(Document document) {
            NameChange change = NameChange.renaming(index, newName);
            Document changed = document.withModel(IndexNames.changed(document.model(), table, change));
            return Change.table(
                    changed,
                    table,
                    same -> same.withSchema(SchemaChange.withIndexes(
                            same.schema(),
                            some -> Optional.of(some.name().equals(index) ? some.withName(newName) : some))));
        }
    }

    /** Decides which attributes an index holds. */
    record SetProjection(String table, String index, Projection projection) implements IndexEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-projection", index);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(SetProjection.class, table, index));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.tryTable(
                    document,
                    table,
                    found -> Lookup.index(found, index)
                            .map(old -> found.withSchema(SchemaChange.withIndexes(
                                    found.schema(),
                                    some -> Optional.of(
                                            some.name().equals(index) ? some.withProjection(projection) : some)))));
        }
    }

    /** Replaces an index's key. Templates that lose their key attribute go. */
    record SetKey(String table, String index, KeySchema key) implements IndexEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-index-key", index);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Lookup.table(document.model(), table)
                    .then(found -> Lookup.index(found, index))
                    .then(old -> SchemaChange.applied(
                            document,
                            table,
                            schema -> SchemaChange.withIndexes(
                                    schema,
                                    some -> Optional.of(
                                            some.name().equals(index) ? SchemaChange.withKey(some, key) : some))));
        }
    }

    private static List<String> names(Table table) {
        return table.schema().indexes().stream().map(SecondaryIndex::name).toList();
    }

    private static Result<String> freeName(Table table, String name, List<String> taken) {
        if (IndexRef.of(name).isPrimary()) {
            return Result.failed(Problem.error(
                    "edit-name-taken",
                    "\"" + name + "\" stands for the base table " + table.name() + ". Choose another name.",
                    Place.NOWHERE));
        }
        return Lookup.freeName("index", name, taken);
    }
}
