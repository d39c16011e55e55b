package dev.keyloom.gui.patterns;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/**
 * A step of a pattern, or one action of a transaction or batch in it.
 *
 * @param step from 0
 * @param action from 0
 */
record StepPath(int step, OptionalInt action) {
    static final StepPath FIRST = new StepPath(0, OptionalInt.empty());

    /** Returns all steps of a pattern, each followed by its actions. */
    static List<StepPath> all(AccessPattern pattern) {
        List<StepPath> all = new ArrayList<>();
        for (int i = 0; i < pattern.steps().size(); i++) {
            all.add(new StepPath(i, OptionalInt.empty()));
            for (int j = 0; j < pattern.steps().get(i).actions().size(); j++) {
                all.add(new StepPath(i, OptionalInt.of(j)));
            }
        }
        return all;
    }

    Optional<Step> in(AccessPattern pattern) {
        Optional<Step> outer = pattern.steps().stream().skip(step).findFirst();
        return action.isEmpty()
                ? outer
                : outer.flatMap(found ->
                        found.actions().stream().skip(action.getAsInt()).findFirst());
    }

    /** Returns the pattern with this step changed. */
    AccessPattern change(AccessPattern pattern, UnaryOperator<Step> change) {
        if (in(pattern).isEmpty()) {
            return pattern;
        }
        UnaryOperator<Step> inner = action.isEmpty()
                ? change
                : outer -> outer.toBuilder()
                        .actions(replaced(outer.actions(), action.getAsInt(), change))
                        .build();
        return pattern.withSteps(replaced(pattern.steps(), step, inner));
    }

    /** Returns the pattern without this step. */
    AccessPattern remove(AccessPattern pattern) {
        if (action.isEmpty()) {
            return pattern.withSteps(without(pattern.steps(), step));
        }
        return new StepPath(step, OptionalInt.empty())
                .change(
                        pattern,
                        outer -> outer.toBuilder()
                                .actions(without(outer.actions(), action.getAsInt()))
                                .build());
    }

    /** Returns where the step is in the model's file. */
    String pointer(int position) {
        String pointer = "/accessPatterns/" + position + "/steps/" + step;
        return action.isEmpty() ? pointer : pointer + "/actions/" + action.getAsInt();
    }

    /** Returns the step's number as people count: {@code 2}, or {@code 2.1} for an action. */
    String number() {
        return action.isEmpty() ? Integer.toString(step + 1) : (step + 1) + "." + (action.getAsInt() + 1);
    }

    private static List<Step> replaced(List<Step> steps, int at, UnaryOperator<Step> change) {
        List<Step> changed = new ArrayList<>(steps);
        changed.set(at, change.apply(changed.get(at)));
        return changed;
    }

    private static List<Step> without(List<Step> steps, int at) {
        List<Step> changed = new ArrayList<>(steps);
        changed.remove(at);
        return changed;
    }
}
