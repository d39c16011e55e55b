package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Changes of a table's keys and indexes, and what follows for the entities stored there. */
final class SchemaChange {
    private SchemaChange() {}

    /** Returns the document with a table's schema changed, and without what has no place in it any more. */
    static Result<Document> applied(Document document, String table, UnaryOperator<TableSchema> change) {
        return Lookup.table(document.model(), table).map(found -> {
            TableSchema schema = change.apply(found.schema());
            if (schema.equals(found.schema())) {
                return document;
            }
            DataModel model = document.model();
            for (KeyAttribute attribute : found.schema().keyAttributes()) {
                boolean isGone = schema.keyAttributes().stream()
                        .noneMatch(kept -> kept.name().equals(attribute.name()));
                if (isGone) {
                    model = TableAttributeNames.changed(model, table, NameChange.removing(attribute.name()))
                            .orElseThrow();
                }
            }
            return document.withModel(model.withTables(
                            Sharing.replaced(model.tables(), found, found.withSchema(schema)))
                    .withEntities(Sharing.mapped(
                            model.entities(),
                            entity -> entity.table().equals(table)
                                    ? TableAttributeNames.fitted(entity, schema)
                                    : entity)));
        });
    }

    /** Returns the schema with another primary key; local indexes share its partition key. */
    static TableSchema withPrimaryKey(TableSchema schema, KeySchema key) {
        List<SecondaryIndex.Local> locals = new ArrayList<>();
        for (SecondaryIndex.Local index : schema.localIndexes()) {
            KeySchema shared = new KeySchema(key.partition(), index.key().sort());
            locals.add(new SecondaryIndex.Local(index.name(), shared, index.projection()));
        }
        return new TableSchema(schema.name(), key, schema.globalIndexes(), Sharing.kept(schema.localIndexes(), locals));
    }

    static TableSchema withIndex(TableSchema schema, SecondaryIndex index) {
        return index instanceof SecondaryIndex.Global global
                ? new TableSchema(
                        schema.name(),
                        schema.key(),
                        Sharing.appended(schema.globalIndexes(), global),
                        schema.localIndexes())
                : new TableSchema(
                        schema.name(),
                        schema.key(),
                        schema.globalIndexes(),
                        Sharing.appended(schema.localIndexes(), (SecondaryIndex.Local) index));
    }

    /** Returns the schema with each index changed, or dropped where {@code change} returns nothing; its kind stays. */
    static TableSchema withIndexes(TableSchema schema, Function<SecondaryIndex, Optional<SecondaryIndex>> change) {
        return new TableSchema(
                schema.name(),
                schema.key(),
                Sharing.flatMapped(
                        schema.globalIndexes(), index -> change.apply(index).map(SecondaryIndex.Global.class::cast)),
                Sharing.flatMapped(
                        schema.localIndexes(), index -> change.apply(index).map(SecondaryIndex.Local.class::cast)));
    }

    static SecondaryIndex withKey(SecondaryIndex index, KeySchema key) {
        return index instanceof SecondaryIndex.Global
                ? new SecondaryIndex.Global(index.name(), key, index.projection())
                : new SecondaryIndex.Local(index.name(), key, index.projection());
    }

    /** Returns the schema with an attribute changed in what indexes hold; they go on holding what others call by the old name. */
    static TableSchema inProjections(TableSchema schema, NameChange change, NameChange.Others others) {
        return withIndexes(
                schema, index -> Optional.of(index.withProjection(projected(index.projection(), change, others))));
    }

    private static Projection projected(Projection projection, NameChange change, NameChange.Others others) {
        if (!projection.attributes().contains(change.old())) {
            return projection;
        }
        Set<String> attributes = new LinkedHashSet<>(
                others == NameChange.Others.NONE ? change.in(projection.attributes()) : projection.attributes());
        change.replacement().ifPresent(attributes::add);
        return attributes.isEmpty() ? Projection.KEYS_ONLY : Projection.including(List.copyOf(attributes));
    }
}
