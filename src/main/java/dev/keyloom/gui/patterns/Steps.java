package dev.keyloom.gui.patterns;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What the steps of a pattern read and write. */
final class Steps {
    private static final Set<Operation> WRITES = Set.of(
            Operation.PUT_ITEM,
            Operation.UPDATE_ITEM,
            Operation.DELETE_ITEM,
            Operation.TRANSACT_WRITE_ITEMS,
            Operation.BATCH_WRITE_ITEM,
            Operation.CONDITION_CHECK);

    private Steps() {}

    static boolean isWrite(Operation operation) {
        return WRITES.contains(operation);
    }

    /** Says whether a pattern changes anything. */
    static boolean isWrite(AccessPattern pattern) {
        return pattern.steps().stream().anyMatch(step -> isWrite(step.operation()));
    }

    /** Returns the steps, each group of actions as its actions. */
    static Stream<Step> all(AccessPattern pattern) {
        return flat(pattern.steps());
    }

    /** Returns the indexes that a pattern is asked of, each once, in the order of its steps. */
    static List<IndexRef> indexes(AccessPattern pattern) {
        return all(pattern).map(Steps::index).distinct().toList();
    }

    /** Says whether a pattern has a step on an index of a table. */
    static boolean uses(DataModel model, AccessPattern pattern, Table table, IndexRef index) {
        return all(pattern)
                .anyMatch(step -> index(step).equals(index)
                        && tableOf(model, step)
                                .filter(found -> found.equals(table))
                                .isPresent());
    }

    /** A step that names no table means its entity's, else the first that has its index. */
    static Optional<Table> tableOf(DataModel model, Step step) {
        return step.table()
                .or(() -> step.entity().flatMap(model::entity).map(Entity::table))
                .flatMap(model::table)
                .or(() -> model.tables().stream()
                        .filter(table -> table.schema().keyOf(index(step)).isPresent())
                        .findFirst());
    }

    private static IndexRef index(Step step) {
        return step.index().orElse(IndexRef.PRIMARY);
    }

    private static Stream<Step> flat(List<Step> steps) {
        return steps.stream().flatMap(step -> step.actions().isEmpty() ? Stream.of(step) : flat(step.actions()));
    }
}
