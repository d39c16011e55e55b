package dev.keyloom.edit;

import dev.keyloom.expression.Condition;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import java.util.List;
import java.util.regex.Pattern;

/** Renames a name in expressions and remembers whether one of them could not write the new name. */
final class ExpressionChange {
    private static final Pattern WRITABLE = Pattern.compile(ExpressionNames.WORD);

    private final NameChange change;
    private boolean failed;

    ExpressionChange(NameChange change) {
        this.change = change;
    }

    /** Returns the outcome of the change, unless an expression could not be changed. */
    <T> Result<T> judged(T outcome) {
        if (!failed) {
            return Result.of(outcome);
        }
        return Result.failed(Problem.error(
                "edit-name-not-for-expressions",
                "A condition names \"" + change.old() + "\", and \""
                        + change.replacement().orElse("")
                        + "\" cannot be written in its place: names in expressions are made of letters, digits and _.",
                Place.NOWHERE));
    }

    /** Returns the place of the name in a path that begins with it. */
    int attributeIn(List<String> path) {
        return path.get(0).equals(change.old()) ? 0 : -1;
    }

    /** Returns the expression with the attribute renamed; as it was if the attribute is removed. */
    String in(String expression) {
        return in(expression, this::attributeIn);
    }

    /** Returns the expression with the name renamed where {@code step} finds it; as it was if it is removed. */
    String in(String expression, ExpressionNames.StepOfPath step) {
        ExpressionNames names = ExpressionNames.in(expression);
        if (change.isRemoval() || !names.mentions(step)) {
            return expression;
        }
        String name = change.replacement().orElseThrow();
        if (!WRITABLE.matcher(name).matches()) {
            failed = true;
            return expression;
        }
        return names.renamed(step, name);
    }

    Condition in(Condition condition) {
        String text = in(condition.text());
        return text.equals(condition.text()) ? condition : Condition.parse(text).orElseThrow();
    }
}
