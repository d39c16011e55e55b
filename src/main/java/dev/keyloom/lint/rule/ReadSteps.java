package dev.keyloom.lint.rule;

import dev.keyloom.lint.LintContext;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The read requests of all access patterns as their author wrote them, those inside transactions too. What they read when
 * they are run with the example arguments is told by {@link PatternReads}.
 */
final class ReadSteps {
    private static final Set<Operation> READS =
            Set.of(Operation.GET_ITEM, Operation.QUERY, Operation.SCAN, Operation.BATCH_GET_ITEM);

    private final List<ReadStep> steps = new ArrayList<>();

    private ReadSteps(DataModel model) {
        for (AccessPattern pattern : model.accessPatterns()) {
            pattern.steps().forEach(step -> add(model, pattern, step));
        }
    }

    static List<ReadStep> of(LintContext context) {
        return context.derived(ReadSteps.class, same -> new ReadSteps(same.model())).steps;
    }

    private void add(DataModel model, AccessPattern pattern, Step step) {
        if (READS.contains(step.operation())) {
            steps.add(new ReadStep(pattern, step, table(model, pattern, step)));
        }
        step.actions().forEach(action -> add(model, pattern, action));
    }

    /** A step that names neither table nor entity reads where what it returns is stored, if its index is there. */
    private static Optional<Table> table(DataModel model, AccessPattern pattern, Step step) {
        Optional<Table> named = step.table()
                .or(() -> step.entity().flatMap(model::entity).map(Entity::table))
                .flatMap(model::table);
        if (named.isPresent() || model.tables().size() == 1) {
            return named.or(() -> Optional.of(model.tables().get(0)));
        }
        IndexRef index = step.index().orElse(IndexRef.PRIMARY);
        List<Table> possible = model.tables().stream()
                .filter(table -> table.schema().keyOf(index).isPresent())
                .toList();
        if (possible.size() == 1) {
            return Optional.of(possible.get(0));
        }
        return pattern.returns().stream()
                .flatMap(List::stream)
                .flatMap(returned -> model.entity(returned.entity()).stream())
                .flatMap(
                        entity -> possible.stream().filter(table -> table.name().equals(entity.table())))
                .findFirst();
    }
}
