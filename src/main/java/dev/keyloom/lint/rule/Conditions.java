package dev.keyloom.lint.rule;

import dev.keyloom.expression.Condition;
import dev.keyloom.expression.Formula;
import dev.keyloom.model.Step;

/** What a write's condition asks of the item. */
final class Conditions {
    private Conditions() {}

    /** Says whether a put is refused where the item is there already. */
    static boolean refusesExisting(Step step) {
        return has(step, Formula.AttributeNotExists.class);
    }

    /** Says whether a write or check has a condition at all; any that reads an attribute refuses an absent item. */
    static boolean isConditional(Step step) {
        return step.condition().filter(text -> !text.isBlank()).isPresent() && !refusesExisting(step);
    }

    /** Returns a condition that also refuses an item that is there; {@code key} is a key attribute of the table. */
    static String refusingExisting(Step step, String key) {
        String refusal = "attribute_not_exists(" + key + ")";
        return step.condition()
                .filter(text -> !text.isBlank())
                .map(text -> refusal + " AND (" + text + ")")
                .orElse(refusal);
    }

    private static boolean has(Step step, Class<? extends Formula> kind) {
        return step.condition()
                .flatMap(text -> Condition.parse(text).value())
                .flatMap(Condition::formula)
                .filter(formula -> has(formula, kind))
                .isPresent();
    }

    private static boolean has(Formula formula, Class<? extends Formula> kind) {
        if (formula instanceof Formula.And and) {
            return and.parts().stream().anyMatch(part -> has(part, kind));
        }
        if (formula instanceof Formula.Or or) {
            return or.parts().stream().anyMatch(part -> has(part, kind));
        }
        return kind.isInstance(formula);
    }
}
