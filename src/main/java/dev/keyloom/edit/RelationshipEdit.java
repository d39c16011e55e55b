package dev.keyloom.edit;

import dev.keyloom.document.Document;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.problem.Result;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Changes of relationships. */
public sealed interface RelationshipEdit extends ModelEdit {

    /** An end of a relationship. */
    enum Side {
        FROM,
        TO;

        RelationshipEnd of(Relationship relationship) {
            return switch (this) {
                case FROM -> relationship.from();
                case TO -> relationship.to();
            };
        }

        Relationship replaced(Relationship relationship, RelationshipEnd end) {
            return switch (this) {
                case FROM -> relationship.withEnds(end, relationship.to());
                case TO -> relationship.withEnds(relationship.from(), end);
            };
        }
    }

    /** A direction in which a relationship is read. */
    enum Direction {
        /** From {@code from} to {@code to}. */
        FORWARD,
        /** From {@code to} to {@code from}. */
        BACKWARD
    }

    /** Adds a relationship. */
    record Add(Relationship relationship) implements RelationshipEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.add-relationship", relationship.name());
        }

        @Override
        public Result<Document> applyTo(Document document) {
            DataModel model = document.model();
            return Lookup.freeName("relationship", relationship.name(), names(model))
                    .then(free -> knownEnds(model, relationship))
                    .map(added -> document.withModel(
                            model.withRelationships(Sharing.appended(model.relationships(), added))));
        }
    }

    /** Removes a relationship, with copies that are made over it. Entities and records stay. */
    record Remove(String relationship) implements RelationshipEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.remove-relationship", relationship);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Lookup.relationship(document.model(), relationship)
                    .then(found -> RelationshipNames.changed(document.model(), NameChange.removing(relationship)))
                    .map(document::withModel);
        }
    }

    /** Gives a relationship another name, everywhere. */
    record Rename(String relationship, String newName) implements RelationshipEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.rename-relationship", relationship, newName);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            DataModel model = document.model();
            return Lookup.relationship(model, relationship).then(found -> {
                if (relationship.equals(newName)) {
                    return Result.of(document);
                }
                List<String> others = NameChange.removing(relationship).in(names(model));
                return Lookup.freeName("relationship", newName, others)
                        .then(free -> RelationshipNames.changed(model, NameChange.renaming(relationship, free)))
                        .map(document::withModel);
            });
        }
    }

    /** Says what a relationship is. */
    record Describe(String relationship, Optional<String> description) implements RelationshipEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.describe-relationship", relationship);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(Describe.class, relationship));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.relationship(document, relationship, found -> found.withDescription(description));
        }
    }

    /** Replaces one end as a whole: its entities, role, and all else that is known of it. A join that does not fit its new entities goes. */
    record SetEnd(String relationship, Side side, RelationshipEnd end) implements RelationshipEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.change-end", relationship);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(SetEnd.class, relationship, side));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.tryRelationship(
                    document,
                    relationship,
                    found -> knownEnds(document.model(), side.replaced(found, end))
                            .map(changed -> side.of(found).entities().equals(end.entities())
                                    ? changed
                                    : JoinSides.fitted(changed, document.model())));
        }
    }

    /** Decides whether one record of the other end may have one or many at this end. */
    record SetCardinality(String relationship, Side side, Cardinality cardinality) implements RelationshipEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-cardinality", relationship);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.relationship(
                    document,
                    relationship,
                    found -> side.replaced(found, side.of(found).withCardinality(cardinality)));
        }
    }

    /** Decides whether a record of the other end always has one at this end. */
    record SetParticipation(String relationship, Side side, RelationshipEnd.Participation participation)
            implements RelationshipEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-participation", relationship);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.relationship(
                    document,
                    relationship,
                    found -> side.replaced(found, side.of(found).withParticipation(participation)));
        }
    }

    /** Says how many records of this end one of the other end has; unknown or unbounded where absent. */
    record SetNumbers(String relationship, Side side, Optional<BigDecimal> typical, Optional<BigDecimal> maximum)
            implements RelationshipEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-numbers", relationship);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(SetNumbers.class, relationship, side));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.relationship(
                    document,
                    relationship,
                    found -> side.replaced(found, side.of(found).withNumbers(typical, maximum)));
        }
    }

    /** Names the associative entity that stores each pair, or none. A join that does not fit it goes. */
    record SetVia(String relationship, Optional<String> via) implements RelationshipEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-via", relationship);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.tryRelationship(
                    document,
                    relationship,
                    found -> knownEnds(document.model(), found.withVia(via))
                            .map(changed ->
                                    found.via().equals(via) ? found : JoinSides.fitted(changed, document.model())));
        }
    }

    /** Says which attributes hold the other end's identity. */
    record SetJoin(String relationship, Relationship.Join join) implements RelationshipEdit {
        @Override
        public EditName name() {
            return EditName.of("edit.set-join", relationship);
        }

        @Override
        public Optional<MergeKey> mergeKey() {
            return Optional.of(MergeKey.of(SetJoin.class, relationship));
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.relationship(document, relationship, found -> found.withJoin(join));
        }
    }

    /** Decides how one direction is read. */
    record SetStrategies(String relationship, Direction direction, List<DirectionStrategy> strategies)
            implements RelationshipEdit {
        public SetStrategies {
            strategies = List.copyOf(strategies);
        }

        @Override
        public EditName name() {
            return EditName.of("edit.set-strategy", relationship);
        }

        @Override
        public Result<Document> applyTo(Document document) {
            return Change.relationship(document, relationship, found -> switch (direction) {
                case FORWARD -> found.withStrategies(strategies, found.backward());
                case BACKWARD -> found.withStrategies(found.forward(), strategies);
            });
        }
    }

    private static List<String> names(DataModel model) {
        return model.relationships().stream().map(Relationship::name).toList();
    }

    /** Returns the relationship if every entity that it names is one of the model's. */
    private static Result<Relationship> knownEnds(DataModel model, Relationship relationship) {
        Set<String> entities = new LinkedHashSet<>(relationship.via().stream().toList());
        for (RelationshipEnd end : List.of(relationship.from(), relationship.to())) {
            entities.addAll(end.external() ? List.of() : end.entities());
        }
        Result<Relationship> result = Result.of(relationship);
        for (String entity : entities) {
            result = result.then(same -> Lookup.entity(model, entity).map(found -> same));
        }
        return result;
    }
}
