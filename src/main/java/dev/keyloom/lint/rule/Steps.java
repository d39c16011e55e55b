package dev.keyloom.lint.rule;

import dev.keyloom.lint.Fix;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Operation;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.Step;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Changed copies of steps, for fixes. */
final class Steps {
    private Steps() {}

    /** Returns a fix that changes the step of a read. */
    static Fix fix(String label, PatternRead read, UnaryOperator<Step> change) {
        return new Fix(label, model -> changed(model, read.position(), read.stepPath(), change));
    }

    static Step withOperation(Step step, Operation operation) {
        return step.toBuilder().operation(operation).build();
    }

    static Step withSort(Step step, List<SortCondition> sort) {
        return step.toBuilder().sort(sort).build();
    }

    static Step withKeyCondition(Step step, String condition) {
        return step.toBuilder().keyCondition(Optional.of(condition)).build();
    }

    static Step withDescending(Step step, Optional<Boolean> descending) {
        return step.toBuilder().descending(descending).build();
    }

    static Step withFanOut(Step step, Map<String, List<AttributeValue>> fanOut) {
        return step.toBuilder().fanOut(fanOut).build();
    }

    static Step eventuallyConsistent(Step step) {
        return step.toBuilder().consistentRead(Optional.empty()).build();
    }

    static Step paginated(Step step) {
        return step.toBuilder().paginated(true).build();
    }

    private static DataModel changed(
            DataModel model, int position, List<Integer> stepPath, UnaryOperator<Step> change) {
        List<AccessPattern> patterns = new ArrayList<>(model.accessPatterns());
        AccessPattern pattern = patterns.get(position);
        patterns.set(position, pattern.withSteps(changed(pattern.steps(), stepPath, change)));
        return model.withAccessPatterns(patterns);
    }

    private static List<Step> changed(List<Step> steps, List<Integer> path, UnaryOperator<Step> change) {
        List<Step> copy = new ArrayList<>(steps);
        Step step = copy.get(path.get(0));
        copy.set(
                path.get(0),
                path.size() == 1
                        ? change.apply(step)
                        : step.toBuilder()
                                .actions(changed(step.actions(), path.subList(1, path.size()), change))
                                .build());
        return copy;
    }
}
