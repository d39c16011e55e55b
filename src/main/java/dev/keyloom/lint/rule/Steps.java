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
        return copy(step, operation, step.sort(), step.keyCondition(), step.filter(), step.descending(), step.fanOut());
    }

    static Step withSort(Step step, List<SortCondition> sort) {
        return copy(step, step.operation(), sort, step.keyCondition(), step.filter(), step.descending(), step.fanOut());
    }

    static Step withKeyCondition(Step step, String keyCondition) {
        return copy(
                step,
                step.operation(),
                step.sort(),
                Optional.of(keyCondition),
                step.filter(),
                step.descending(),
                step.fanOut());
    }

    static Step withFilter(Step step, Optional<String> filter) {
        return copy(step, step.operation(), step.sort(), step.keyCondition(), filter, step.descending(), step.fanOut());
    }

    static Step withDescending(Step step, Optional<Boolean> descending) {
        return copy(step, step.operation(), step.sort(), step.keyCondition(), step.filter(), descending, step.fanOut());
    }

    static Step withFanOut(Step step, Map<String, List<AttributeValue>> fanOut) {
        return copy(step, step.operation(), step.sort(), step.keyCondition(), step.filter(), step.descending(), fanOut);
    }

    static Step eventuallyConsistent(Step step) {
        return copy(
                step,
                step.operation(),
                step.sort(),
                step.keyCondition(),
                step.filter(),
                step.descending(),
                step.fanOut(),
                Optional.empty(),
                step.paginated());
    }

    static Step paginated(Step step) {
        return copy(
                step,
                step.operation(),
                step.sort(),
                step.keyCondition(),
                step.filter(),
                step.descending(),
                step.fanOut(),
                step.consistentRead(),
                true);
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
                        : withActions(step, changed(step.actions(), path.subList(1, path.size()), change)));
        return copy;
    }

    private static Step copy(
            Step step,
            Operation operation,
            List<SortCondition> sort,
            Optional<String> keyCondition,
            Optional<String> filter,
            Optional<Boolean> descending,
            Map<String, List<AttributeValue>> fanOut) {
        return copy(
                step,
                operation,
                sort,
                keyCondition,
                filter,
                descending,
                fanOut,
                step.consistentRead(),
                step.paginated());
    }

    private static Step copy(
            Step step,
            Operation operation,
            List<SortCondition> sort,
            Optional<String> keyCondition,
            Optional<String> filter,
            Optional<Boolean> descending,
            Map<String, List<AttributeValue>> fanOut,
            Optional<Boolean> consistentRead,
            boolean paginated) {
        return new Step(
                operation,
                step.as(),
                step.entity(),
                step.table(),
                step.index(),
                step.partition(),
                sort,
                keyCondition,
                filter,
                descending,
                step.limit(),
                consistentRead,
                step.projection(),
                step.select(),
                fanOut,
                step.perLevel(),
                paginated,
                step.values(),
                step.condition(),
                step.update(),
                step.returnValues(),
                step.actions(),
                step.upTo(),
                step.extras());
    }

    private static Step withActions(Step step, List<Step> actions) {
        return new Step(
                step.operation(),
                step.as(),
                step.entity(),
                step.table(),
                step.index(),
                step.partition(),
                step.sort(),
                step.keyCondition(),
                step.filter(),
                step.descending(),
                step.limit(),
                step.consistentRead(),
                step.projection(),
                step.select(),
                step.fanOut(),
                step.perLevel(),
                step.paginated(),
                step.values(),
                step.condition(),
                step.update(),
                step.returnValues(),
                actions,
                step.upTo(),
                step.extras());
    }
}
