package dev.keyloom.lint.rule;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Step;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.TableSchema;
import java.util.List;
import java.util.Optional;

/** Takes an index out of a design: its mappings, the notes on it, and the choice of it by steps and strategies. */
final class IndexRemoval {
    private IndexRemoval() {}

    static DataModel without(DataModel model, String table, IndexRef index) {
        boolean isOnlyOne = model.tables().stream()
                .noneMatch(other -> !other.name().equals(table)
                        && other.schema().index(index).isPresent());
        DataModel changed = Models.withTable(model, table, old -> old.withSchema(without(old.schema(), index)))
                .withEntities(model.entities().stream()
                        .map(entity -> entity.table().equals(table) ? entity.withMappings(index, List.of()) : entity)
                        .toList())
                .withCollections(model.collections().stream()
                        .filter(note -> !note.index().equals(index)
                                || !note.table()
                                        .orElse(model.tables().get(0).name())
                                        .equals(table))
                        .toList());
        return isOnlyOne ? withoutUses(changed, index) : changed;
    }

    private static TableSchema without(TableSchema schema, IndexRef index) {
        return new TableSchema(
                schema.name(),
                schema.key(),
                schema.globalIndexes().stream()
                        .filter(some -> !some.ref().equals(index))
                        .toList(),
                schema.localIndexes().stream()
                        .filter(some -> !some.ref().equals(index))
                        .toList());
    }

    private static DataModel withoutUses(DataModel model, IndexRef index) {
        return model.withAccessPatterns(model.accessPatterns().stream()
                        .map(pattern -> pattern.withSteps(unchosen(pattern.steps(), index)))
                        .toList())
                .withRelationships(model.relationships().stream()
                        .map(relationship -> relationship.withStrategies(
                                strategies(relationship.forward(), index), strategies(relationship.backward(), index)))
                        .toList());
    }

    private static List<Step> unchosen(List<Step> steps, IndexRef index) {
        return steps.stream()
                .map(step -> Models.withIndex(
                        step, step.index().filter(some -> !some.equals(index)), unchosen(step.actions(), index)))
                .toList();
    }

    private static List<DirectionStrategy> strategies(List<DirectionStrategy> strategies, IndexRef index) {
        return strategies.stream()
                .map(strategy ->
                        strategy.index().equals(Optional.of(index)) ? strategy.withIndex(Optional.empty()) : strategy)
                .toList();
    }
}
