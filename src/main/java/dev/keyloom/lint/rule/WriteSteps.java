package dev.keyloom.lint.rule;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Changed copies of writing steps, for fixes. */
final class WriteSteps {
    private WriteSteps() {}

    static Step withCondition(Step step, String condition) {
        return step.toBuilder().condition(Optional.of(condition)).build();
    }

    static Step withActions(Step step, List<Step> actions) {
        return step.toBuilder().actions(actions).build();
    }

    /** Returns a transaction of some writes. */
    static Step transaction(List<Step> actions) {
        return withActions(
                Step.of(Operation.TRANSACT_WRITE_ITEMS, Optional.empty(), List.of(), List.of()),
                actions.stream().map(WriteSteps::asAction).toList());
    }

    /** Returns an update of one item, which must be there. */
    static Step update(String entity, Map<String, AttributeValue> values, String key, String update) {
        return Step.of(Operation.UPDATE_ITEM, Optional.empty(), List.of(), List.of()).toBuilder()
                .entity(Optional.of(entity))
                .values(values)
                .condition(Optional.of("attribute_exists(" + key + ")"))
                .update(Optional.of(update))
                .build();
    }

    /** Returns a model with one pattern's steps changed. */
    static DataModel changed(DataModel model, int position, UnaryOperator<List<Step>> change) {
        List<AccessPattern> patterns = new ArrayList<>(model.accessPatterns());
        AccessPattern pattern = patterns.get(position);
        patterns.set(position, pattern.withSteps(change.apply(pattern.steps())));
        return model.withAccessPatterns(patterns);
    }

    /** Returns the steps of a pattern with one write in them replaced. */
    static List<Step> replaced(List<Step> steps, PatternWrite write, Step replacement) {
        List<Step> changed = new ArrayList<>(steps);
        Step request = changed.get(write.request());
        if (write.action() < 0) {
            changed.set(write.request(), replacement);
        } else {
            List<Step> actions = new ArrayList<>(request.actions());
            actions.set(write.action(), replacement);
            changed.set(write.request(), withActions(request, actions));
        }
        return changed;
    }

    /** An action of a transaction answers nothing. */
    private static Step asAction(Step step) {
        return step.toBuilder()
                .as(Optional.empty())
                .returnValues(Optional.empty())
                .build();
    }
}
