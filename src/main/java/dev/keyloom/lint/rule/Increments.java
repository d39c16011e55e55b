package dev.keyloom.lint.rule;

import dev.keyloom.expression.Dialect;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.expression.UpdateValue;
import dev.keyloom.model.Step;
import java.util.Optional;

/** Finds numbers that an update counts up or down. */
final class Increments {
    private Increments() {}

    /** Says whether a step adds to a numeric attribute, or sets it to a sum or difference with itself. */
    static boolean changes(Step step, String attribute) {
        Optional<UpdateExpression> update = step.update()
                .flatMap(text -> UpdateExpression.parse(text, Dialect.MODEL).value());
        if (update.isEmpty()) {
            return false;
        }
        return update.get().add().stream().anyMatch(change -> isWhole(change.path(), attribute))
                || update.get().set().stream()
                        .anyMatch(assignment -> isWhole(assignment.path(), attribute)
                                && assignment.value() instanceof UpdateValue.Arithmetic sum
                                && reads(sum, attribute));
    }

    private static boolean isWhole(DocumentPath path, String attribute) {
        return path.isTopLevel() && path.attribute().name().equals(attribute);
    }

    private static boolean reads(UpdateValue value, String attribute) {
        boolean[] found = {false};
        value.forEachOperand(operand -> {
            if (operand instanceof DocumentPath path && isWhole(path, attribute)) {
                found[0] = true;
            }
        });
        return found[0];
    }
}
