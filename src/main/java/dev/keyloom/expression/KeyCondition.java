package dev.keyloom.expression;

import dev.keyloom.expression.ExpressionReader.Form;
import dev.keyloom.expression.grammar.ExpressionParser;
import dev.keyloom.expression.grammar.ExpressionParser.ConditionContext;
import dev.keyloom.expression.grammar.ExpressionParser.ConjunctionContext;
import dev.keyloom.expression.grammar.ExpressionParser.NegationContext;
import dev.keyloom.expression.grammar.ExpressionParser.TestContext;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.antlr.v4.runtime.ParserRuleContext;

/**
 * Which part of an item collection a query reads: a test of each of some key attributes, joined by AND.
 *
 * @param tests at least one, in the order of the text
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.KeyConditionExpressions.html">AWS: key condition expressions</a>
 */
public record KeyCondition(List<KeyTest> tests) {
    private static final String CODE = "expression-key-condition";

    /** @throws IllegalArgumentException if there is no test */
    public KeyCondition {
        tests = List.copyOf(tests);
        if (tests.isEmpty()) {
            throw new IllegalArgumentException("A key condition tests an attribute");
        }
    }

    /** Returns the key condition that {@code text} means; without a value if it has problems. */
    public static Result<KeyCondition> parse(String text, Dialect dialect) {
        Faults faults = new Faults();
        Optional<KeyCondition> condition = ExpressionReader.read(
                        text, Form.CONDITION, dialect, ExpressionParser::conditionExpression, faults)
                .flatMap(tree -> new Builder(dialect, faults).build(tree.condition()));
        return faults.isEmpty() ? Result.of(condition.orElseThrow()) : Result.failed(faults.toList());
    }

    /** Says whether an item fits: it has each attribute tested, with a value that passes. */
    public boolean holds(Item item) {
        for (KeyTest test : tests) {
            Optional<AttributeValue> value = item.get(test.attribute().name());
            if (value.isEmpty() || !test.holds(value.get())) {
                return false;
            }
        }
        return true;
    }

    /** Returns the test of an attribute, if there is one. */
    public Optional<KeyTest> on(String attribute) {
        return tests.stream()
                .filter(test -> test.attribute().name().equals(attribute))
                .findFirst();
    }

    /**
     * Returns this condition with a change made to each bound.
     *
     * @throws IllegalArgumentException if {@code change} makes a path or a size of a bound
     */
    public KeyCondition mapBounds(UnaryOperator<Operand> change) {
        return new KeyCondition(
                tests.stream().map(test -> test.mapBounds(change)).toList());
    }

    /** Returns this condition with its placeholders standing for what {@code bindings} say. */
    public KeyCondition bind(Bindings bindings) {
        return new KeyCondition(tests.stream().map(test -> test.bind(bindings)).toList());
    }

    /** Returns the condition as an expression. */
    public String text() {
        return tests.stream().map(test -> test.toFormula().text()).collect(Collectors.joining(" AND "));
    }

    /**
     * Returns what the service refuses: bound values and literals as in {@link Formula#problems}, and an attribute that is
     * tested more than once, be it behind two placeholders.
     */
    public List<Problem> problems() {
        List<Problem> problems = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (KeyTest test : tests) {
            if (!names.add(test.attribute().name())) {
                problems.add(Problem.error(CODE, testedAgain(test), Place.NOWHERE));
            }
            problems.addAll(test.toFormula().problems());
        }
        return problems;
    }

    @Override
    public String toString() {
        return text();
    }

    private static String testedAgain(KeyTest test) {
        return "A key condition tests each key attribute once; "
                + test.attribute().name() + " is tested again";
    }

    /** Takes a condition's tree apart into tests. */
    private static final class Builder {
        private final FormulaBuilder formulas;
        private final Faults faults;
        private final List<KeyTest> tests = new ArrayList<>();
        private final Set<String> names = new HashSet<>();

        Builder(Dialect dialect, Faults faults) {
            this.formulas = new FormulaBuilder(dialect, faults);
            this.faults = faults;
        }

        Optional<KeyCondition> build(ConditionContext condition) {
            addAll(condition);
            return tests.isEmpty() || !faults.isEmpty() ? Optional.empty() : Optional.of(new KeyCondition(tests));
        }

        private void addAll(ConditionContext condition) {
            if (condition.conjunction().size() > 1) {
                refuse("A key condition knows no OR", condition);
                return;
            }
            ConjunctionContext conjunction = condition.conjunction(0);
            conjunction.negation().forEach(this::add);
        }

        private void add(NegationContext negation) {
            if (negation.NOT() != null) {
                refuse("A key condition knows no NOT", negation);
                return;
            }
            TestContext test = negation.test();
            if (test.getChildCount() == 1 && test.primary().condition() != null) {
                formulas.operands().checkParentheses(test.primary());
                addAll(test.primary().condition());
                return;
            }
            Formula formula = formulas.negation(negation);
            if (formula != null) {
                Optional<KeyTest> key = KeyTest.of(formula);
                key.ifPresentOrElse(made -> add(made, test), () -> refuse(whyNoTest(formula), test));
            }
        }

        private void add(KeyTest test, TestContext place) {
            if (names.add(test.attribute().name())) {
                tests.add(test);
            } else {
                refuse(testedAgain(test), place);
            }
        }

        private static String whyNoTest(Formula formula) {
            return "A key is compared with a value by =, <, <=, >, >=, BETWEEN or begins_with, not by \""
                    + formula.text() + "\"";
        }

        private void refuse(String message, ParserRuleContext place) {
            faults.add(CODE, message, place);
        }
    }
}
