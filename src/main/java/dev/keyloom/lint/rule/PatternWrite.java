package dev.keyloom.lint.rule;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import java.util.Optional;

/**
 * One write, or check, that a pattern asks for.
 *
 * @param position of the pattern in the model, from 0
 * @param request number of the step in the pattern, from 0; writes of one transaction have it in common
 * @param action number of the action in its request, from 0; -1 where the request is the write
 * @param step the write itself: the action, where it is one of several
 * @param isInTransaction whether it happens together with the other actions of its request or not at all
 */
record PatternWrite(AccessPattern pattern, int position, int request, int action, Step step, boolean isInTransaction) {

    /** Returns the entity that is written, empty if none is named. */
    String entity() {
        return step.entity().orElse("");
    }

    boolean isOf(String name) {
        return entity().equals(name);
    }

    boolean isPut() {
        return step.operation() == Operation.PUT_ITEM;
    }

    boolean isDelete() {
        return step.operation() == Operation.DELETE_ITEM;
    }

    boolean isUpdate() {
        return step.operation() == Operation.UPDATE_ITEM;
    }

    boolean isCheck() {
        return step.operation() == Operation.CONDITION_CHECK;
    }

    /** Says whether an update writes an attribute, or a part of it. */
    boolean changes(String attribute) {
        return isUpdate() && WrittenAttributes.of(step).all().contains(attribute);
    }

    /** Says whether the pattern gives the write a value for an attribute: by itself, or as a parameter of that name. */
    boolean gives(String attribute) {
        return step.values().containsKey(attribute) || pattern.parameters().containsKey(attribute);
    }

    boolean isTogetherWith(PatternWrite other) {
        return isInTransaction && position == other.position && request == other.request;
    }

    boolean isSameAs(PatternWrite other) {
        return position == other.position && request == other.request && action == other.action;
    }

    boolean isInPatternOf(PatternWrite other) {
        return position == other.position;
    }

    /** Returns the most runs per second that the pattern states. */
    Optional<Double> peakPerSecond() {
        return PatternWrites.peakPerSecond(pattern);
    }
}
