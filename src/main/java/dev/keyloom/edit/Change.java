package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Result;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/** Documents with one part changed: what an edit of a single entity, attribute, relationship or table comes down to. */
final class Change {
    private Change() {}

    /** A change of one part that may be refused. */
    @FunctionalInterface
    interface Attempt<T> {
        Result<T> on(T part);
    }

    static Result<Document> entity(Document document, String name, UnaryOperator<Entity> change) {
        return tryEntity(document, name, entity -> Result.of(change.apply(entity)));
    }

    static Result<Document> tryEntity(Document document, String name, Attempt<Entity> change) {
        DataModel model = document.model();
        return part(
                document,
                Lookup.entity(model, name),
                change,
                (old, changed) -> model.withEntities(Sharing.replaced(model.entities(), old, changed)));
    }

    static Result<Document> attribute(
            Document document, String entityName, String attributeName, UnaryOperator<EntityAttribute> change) {
        return tryEntity(
                document,
                entityName,
                entity -> Lookup.attribute(entity, attributeName)
                        .map(attribute -> entity.withAttributes(
                                Sharing.replaced(entity.attributes(), attribute, change.apply(attribute)))));
    }

    static Result<Document> relationship(Document document, String name, UnaryOperator<Relationship> change) {
        return tryRelationship(document, name, relationship -> Result.of(change.apply(relationship)));
    }

    static Result<Document> tryRelationship(Document document, String name, Attempt<Relationship> change) {
        DataModel model = document.model();
        return part(
                document,
                Lookup.relationship(model, name),
                change,
                (old, changed) -> model.withRelationships(Sharing.replaced(model.relationships(), old, changed)));
    }

    static Result<Document> table(Document document, String name, UnaryOperator<Table> change) {
        return tryTable(document, name, table -> Result.of(change.apply(table)));
    }

    static Result<Document> tryTable(Document document, String name, Attempt<Table> change) {
        DataModel model = document.model();
        return part(
                document,
                Lookup.table(model, name),
                change,
                (old, changed) -> model.withTables(Sharing.replaced(model.tables(), old, changed)));
    }

    private static <T> Result<Document> part(
            Document document, Result<T> part, Attempt<T> change, BiFunction<T, T, DataModel> put) {
        return part.then(old -> change.on(old)
                .map(changed -> old.equals(changed) ? document : document.withModel(put.apply(old, changed))));
    }
}
