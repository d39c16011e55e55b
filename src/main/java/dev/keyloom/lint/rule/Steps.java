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
        return copy(
                step,
                operation,
                step.keyCondition(),
                step.descending(),
                step.consistentRead(),
                step.fanOut(),
                step.paginated());
    }

    static Step withSort(Step step, List<SortCondition> sort) {
        return Models.withTemplates(step, step.partition(), sort, step.actions());
    }

    static Step withKeyCondition(Step step, String condition) {
        return copy(
                step,
                step.operation(),
                Optional.of(condition),
                step.descending(),
                step.consistentRead(),
                step.fanOut(),
                step.paginated());
    }

    static Step withDescending(Step step, Optional<Boolean> descending) {
        return copy(
                step,
                step.operation(),
                step.keyCondition(),
                descending,
                step.consistentRead(),
                step.fanOut(),
                step.paginated());
    }

    static Step withFanOut(Step step, Map<String, List<AttributeValue>> fanOut) {
        return copy(
                step,
                step.operation(),
                step.keyCondition(),
                step.descending(),
                step.consistentRead(),
                fanOut,
                step.paginated());
    }

    static Step eventuallyConsistent(Step step) {
        return copy(
                step,
                step.operation(),
                step.keyCondition(),
                step.descending(),
                Optional.empty(),
                step.fanOut(),
                step.paginated());
    }

    static Step paginated(Step step) {
        return copy(
                step,
                step.operation(),
                step.keyCondition(),
                step.descending(),
                step.consistentRead(),
                step.fanOut(),
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
                        : Models.withTemplates(
                                step,
                                step.partition(),
                                step.sort(),
                                changed(step.actions(), path.subList(1, path.size()), change)));
        return copy;
    }

    private static Step copy(
            Step step,
            Operation operation,
            Optional<String> keyCondition,
            Optional<Boolean> descending,
            Optional<Boolean> consistentRead,
            Map<String, List<AttributeValue>> fanOut,
            boolean paginated) {
        return new Step(
                operation,
                step.as(),
                step.entity(),
                step.table(),
                step.index(),
                step.partition(),
                step.sort(),
                keyCondition,
                step.filter(),
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
}
