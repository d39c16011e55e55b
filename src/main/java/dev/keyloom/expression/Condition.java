package dev.keyloom.expression;

import dev.keyloom.expression.ExpressionReader.Form;
import dev.keyloom.expression.grammar.ExpressionParser;
import dev.keyloom.expression.grammar.ExpressionParser.ConditionExpressionContext;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A condition or filter as it was written, and the formula that it means. A text that means nothing is still a
 * condition: it keeps its text and says what is wrong. Two conditions are equal if their texts are.
 */
public final class Condition {
    private final String text;
    private final Optional<Formula> formula;
    private final List<Problem> problems;

    private Condition(String text, Optional<Formula> formula, List<Problem> problems) {
        this.text = text;
        this.formula = formula;
        this.problems = problems;
    }

    /** Returns the condition of a model, which may hold literals; always with a value, {@link #isBroken} if it is wrong. */
    public static Result<Condition> parse(String text) {
        return parse(text, Dialect.MODEL);
    }

    /** Returns the condition in a dialect; always with a value, {@link #isBroken} if it is wrong. */
    public static Result<Condition> parse(String text, Dialect dialect) {
        Faults faults = new Faults();
        Optional<Formula> formula = ExpressionReader.read(
                        text, Form.CONDITION, dialect, ExpressionParser::conditionExpression, faults)
                .map(ConditionExpressionContext::condition)
                .map(tree -> new FormulaBuilder(dialect, faults).condition(tree));
        Condition condition = new Condition(text, faults.isEmpty() ? formula : Optional.empty(), faults.toList());
        return Result.of(condition, condition.problems);
    }

    /** Returns the condition that a formula means, with the text that the formula writes. */
    public static Condition of(Formula formula) {
        return new Condition(formula.text(), Optional.of(formula), List.of());
    }

    public String text() {
        return text;
    }

    /** Says whether the text means nothing that could be evaluated. */
    public boolean isBroken() {
        return formula.isEmpty();
    }

    /** Returns what is wrong with the text, in the order of the text; places are spans of it. */
    public List<Problem> problems() {
        return problems;
    }

    /** Returns what the text means; nothing if it is broken. */
    public Optional<Formula> formula() {
        return formula;
    }

    /**
     * Says whether the condition is true of an item. {@code #Name} is the attribute Name, and {@code :x} has no value. A
     * broken condition is true of none.
     */
    public boolean evaluate(Item item) {
        return formula.isPresent() && formula.get().holds(item);
    }

    /** Returns the test of items with placeholders bound, to be used for many of them. */
    public Predicate<Item> bind(Bindings bindings) {
        Optional<Formula> bound = formula.map(unbound -> unbound.bind(bindings));
        return item -> bound.isPresent() && bound.get().holds(item);
    }

    /** Returns the names of the attributes that the condition reads, in order of first use; none if it is broken. */
    public Set<String> attributeNames() {
        return formula.map(Formula::attributeNames).orElse(Set.of());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Condition condition && condition.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    @Override
    public String toString() {
        return text;
    }
}
