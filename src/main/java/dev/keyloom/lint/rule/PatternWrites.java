package dev.keyloom.lint.rule;

import dev.keyloom.lint.LintContext;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Step;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All writes that a design's patterns ask for, in the order of the model. Worked out once for all rules. */
final class PatternWrites {
    private final List<PatternWrite> all = new ArrayList<>();

    private PatternWrites(DataModel model) {
        for (int position = 0; position < model.accessPatterns().size(); position++) {
            AccessPattern pattern = model.accessPatterns().get(position);
            for (int request = 0; request < pattern.steps().size(); request++) {
                add(pattern, position, request, pattern.steps().get(request));
            }
        }
    }

    static PatternWrites of(LintContext context) {
        return context.derived(PatternWrites.class, same -> new PatternWrites(same.model()));
    }

    List<PatternWrite> all() {
        return all;
    }

    /** Returns the puts, updates, deletes and checks of an entity. */
    List<PatternWrite> of(String entity) {
        return all.stream().filter(write -> write.isOf(entity)).toList();
    }

    /** Returns the writes that happen together with one, itself among them. */
    List<PatternWrite> together(PatternWrite write) {
        return all.stream()
                .filter(other -> other.isSameAs(write) || write.isTogetherWith(other))
                .toList();
    }

    static Optional<Double> peakPerSecond(AccessPattern pattern) {
        return pattern.rate()
                .flatMap(rate -> rate.peakPerSecond().or(rate::perSecond))
                .map(BigDecimal::doubleValue);
    }

    private void add(AccessPattern pattern, int position, int request, Step step) {
        switch (step.operation()) {
            case PUT_ITEM, UPDATE_ITEM, DELETE_ITEM ->
                all.add(new PatternWrite(pattern, position, request, -1, step, false));
            case TRANSACT_WRITE_ITEMS -> addActions(pattern, position, request, step, true);
            case BATCH_WRITE_ITEM -> addActions(pattern, position, request, step, false);
            case GET_ITEM, QUERY, SCAN, BATCH_GET_ITEM, TRANSACT_GET_ITEMS, CONDITION_CHECK -> {}
        }
    }

    private void addActions(AccessPattern pattern, int position, int request, Step step, boolean isInTransaction) {
        for (int action = 0; action < step.actions().size(); action++) {
            all.add(new PatternWrite(
                    pattern, position, request, action, step.actions().get(action), isInTransaction));
        }
    }
}
