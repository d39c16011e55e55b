package dev.keyloom.edit;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.CollectionNote;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Every place that names an index of a table, but the table's own schema. Where an index goes, mappings for it and notes on
 * it go; steps and strategies that read it have no index chosen any more.
 */
final class IndexNames {
    private final DataModel model;
    private final String table;
    private final NameChange change;
    private final IndexRef old;
    /** No other table has an index of the name, so whoever names it means this one. */
    private final boolean isOnlyOne;

    private IndexNames(DataModel model, String table, NameChange change) {
        this.model = model;
        this.table = table;
        this.change = change;
        this.old = IndexRef.of(change.old());
        this.isOnlyOne = model.tables().stream()
                .filter(other -> !other.name().equals(table))
                .noneMatch(other -> other.schema().index(old).isPresent());
    }

    static DataModel changed(DataModel model, String table, NameChange change) {
        return new IndexNames(model, table, change).changed();
    }

    private DataModel changed() {
        return model.withEntities(Sharing.mapped(
                        model.entities(),
                        entity -> entity.table().equals(table) ? MappingNames.indexChanged(entity, change) : entity))
                .withRelationships(Sharing.mapped(model.relationships(), this::relationship))
                .withAccessPatterns(Sharing.mapped(model.accessPatterns(), this::pattern))
                .withCollections(Sharing.flatMapped(model.collections(), this::collection));
    }

    private Optional<IndexRef> index(Optional<IndexRef> index) {
        return index.equals(Optional.of(old)) ? change.replacement().map(IndexRef::of) : index;
    }

    private Relationship relationship(Relationship relationship) {
        if (!isRead(relationship)) {
            return relationship;
        }
        return relationship.withStrategies(
                Sharing.mapped(relationship.forward(), this::strategy),
                Sharing.mapped(relationship.backward(), this::strategy));
    }

    /** A strategy does not name its table: it is that of the relationship's entities, if no other of theirs has such an index. */
    private boolean isRead(Relationship relationship) {
        if (isOnlyOne) {
            return true;
        }
        List<String> tables = Stream.of(
                        relationship.from().entities(),
                        relationship.to().entities(),
                        relationship.via().stream().toList())
                .flatMap(List::stream)
                .flatMap(name -> model.entity(name).stream())
                .map(Entity::table)
                .filter(name -> model.table(name)
                        .filter(some -> some.schema().index(old).isPresent())
                        .isPresent())
                .distinct()
                .toList();
        return tables.equals(List.of(table));
    }

    private DirectionStrategy strategy(DirectionStrategy strategy) {
        return strategy.withIndex(index(strategy.index()));
    }

    private AccessPattern pattern(AccessPattern pattern) {
        Function<Step, Optional<String>> tables = PatternTables.of(model, pattern);
        return new StepChange() {
            @Override
            public Optional<IndexRef> index(Step step) {
                boolean isHere = isOnlyOne || tables.apply(step).equals(Optional.of(table));
                return isHere ? IndexNames.this.index(step.index()) : step.index();
            }
        }.inSteps(pattern);
    }

    private Optional<CollectionNote> collection(CollectionNote note) {
        Optional<String> noted =
                note.table().or(() -> model.tables().stream().map(Table::name).findFirst());
        if (!noted.equals(Optional.of(table)) || !note.index().equals(old)) {
            return Optional.of(note);
        }
        return change.replacement()
                .map(name -> new CollectionNote(
                        note.table(),
                        IndexRef.of(name),
                        note.partition(),
                        note.description(),
                        note.order(),
                        note.extras()));
    }
}
