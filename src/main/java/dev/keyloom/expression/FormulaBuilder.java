package dev.keyloom.expression;

import dev.keyloom.expression.grammar.ExpressionParser.ArgumentsContext;
import dev.keyloom.expression.grammar.ExpressionParser.ComparisonContext;
import dev.keyloom.expression.grammar.ExpressionParser.ConditionContext;
import dev.keyloom.expression.grammar.ExpressionParser.ConjunctionContext;
import dev.keyloom.expression.grammar.ExpressionParser.MembershipContext;
import dev.keyloom.expression.grammar.ExpressionParser.NegationContext;
import dev.keyloom.expression.grammar.ExpressionParser.OperandContext;
import dev.keyloom.expression.grammar.ExpressionParser.PrimaryContext;
import dev.keyloom.expression.grammar.ExpressionParser.RangeContext;
import dev.keyloom.expression.grammar.ExpressionParser.TestContext;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.antlr.v4.runtime.ParserRuleContext;
import org.jspecify.annotations.Nullable;

/** Makes the formula of a condition's tree; null where a fault was found, see {@link OperandBuilder}. */
final class FormulaBuilder {
    static final int MAX_CANDIDATES = 100;

    private final Faults faults;
    private final OperandBuilder operands;

    FormulaBuilder(Dialect dialect, Faults faults) {
        this.faults = faults;
        this.operands = new OperandBuilder(dialect, faults);
    }

    @Nullable
    Formula condition(ConditionContext condition) {
        List<Formula> parts = new ArrayList<>();
        for (ConjunctionContext part : condition.conjunction()) {
            Formula formula = conjunction(part);
            if (formula != null) {
                parts.add(formula);
            }
        }
        return switch (parts.size()) {
            case 0 -> null;
            case 1 -> parts.get(0);
            default -> new Formula.Or(parts);
        };
    }

    private @Nullable Formula conjunction(ConjunctionContext conjunction) {
        List<Formula> parts = new ArrayList<>();
        for (NegationContext part : conjunction.negation()) {
            Formula formula = negation(part);
            if (formula != null) {
                parts.add(formula);
            }
        }
        return switch (parts.size()) {
            case 0 -> null;
            case 1 -> parts.get(0);
            default -> new Formula.And(parts);
        };
    }

    /** Returns what makes the operands of this formula. */
    OperandBuilder operands() {
        return operands;
    }

    @Nullable
    Formula negation(NegationContext negation) {
        if (negation.NOT() == null) {
            return test(negation.test());
        }
        Formula part = negation(negation.negation());
        return part == null ? null : new Formula.Not(part);
    }

    private @Nullable Formula test(TestContext test) {
        Formula formula;
        if (test.comparison() != null) {
            formula = comparison(test.primary(), test.comparison());
        } else if (test.range() != null) {
            formula = between(test.primary(), test.range());
        } else if (test.membership() != null) {
            formula = in(test.primary(), test.membership());
        } else {
            return standingAlone(test.primary());
        }
        return checked(formula, test);
    }

    private @Nullable Formula comparison(PrimaryContext left, ComparisonContext comparison) {
        Operand leftOperand = operands.operand(left);
        Operand rightOperand = operands.operand(comparison.primary());
        String symbol = comparison.comparator().getText();
        ComparisonOperator operator = Arrays.stream(ComparisonOperator.values())
                .filter(candidate -> candidate.symbol().equals(symbol))
                .findFirst()
                .orElseThrow();
        return leftOperand == null || rightOperand == null
                ? null
                : new Formula.Comparison(leftOperand, operator, rightOperand);
    }

    private @Nullable Formula between(PrimaryContext left, RangeContext range) {
        Operand operand = operands.operand(left);
        Operand lower = operands.operand(range.primary(0));
        Operand upper = operands.operand(range.primary(1));
        return operand == null || lower == null || upper == null ? null : new Formula.Between(operand, lower, upper);
    }

    private @Nullable Formula in(PrimaryContext left, MembershipContext membership) {
        Operand operand = operands.operand(left);
        List<Operand> candidates = new ArrayList<>();
        for (PrimaryContext candidate : membership.primary()) {
            Operand made = operands.operand(candidate);
            if (made != null) {
                candidates.add(made);
            }
        }
        if (membership.primary().size() > MAX_CANDIDATES) {
            String message = "IN takes at most " + MAX_CANDIDATES + " values, not "
                    + membership.primary().size();
            faults.add("expression-too-many-values", message, membership);
        }
        return operand == null || candidates.isEmpty() ? null : new Formula.In(operand, candidates);
    }

    /** Makes a formula of what is not compared: a condition in parentheses or a function. */
    private @Nullable Formula standingAlone(PrimaryContext primary) {
        if (primary.operand() != null) {
            return function(primary.operand());
        }
        operands.checkParentheses(primary);
        return condition(primary.condition());
    }

    private @Nullable Formula function(OperandContext operand) {
        if (operand.arguments() == null) {
            notACondition(operand);
            return null;
        }
        ExpressionFunction function = operands.function(operand);
        if (function == null) {
            return null;
        }
        ArgumentsContext arguments = operand.arguments();
        return switch (function) {
            case ATTRIBUTE_EXISTS -> {
                DocumentPath path = operands.pathArgument(arguments, 0, function);
                yield path == null ? null : new Formula.AttributeExists(path);
            }
            case ATTRIBUTE_NOT_EXISTS -> {
                DocumentPath path = operands.pathArgument(arguments, 0, function);
                yield path == null ? null : new Formula.AttributeNotExists(path);
            }
            case ATTRIBUTE_TYPE -> {
                DocumentPath path = operands.pathArgument(arguments, 0, function);
                Operand type = operands.simpleArgument(arguments, 1);
                yield path == null || type == null ? null : checked(new Formula.AttributeTypeIs(path, type), operand);
            }
            case BEGINS_WITH -> {
                Operand text = operands.simpleArgument(arguments, 0);
                Operand prefix = operands.simpleArgument(arguments, 1);
                yield text == null || prefix == null ? null : checked(new Formula.BeginsWith(text, prefix), operand);
            }
            case CONTAINS -> {
                Operand container = operands.simpleArgument(arguments, 0);
                Operand part = operands.simpleArgument(arguments, 1);
                yield container == null || part == null
                        ? null
                        : checked(new Formula.Contains(container, part), operand);
            }
            case SIZE -> {
                notACondition(operand);
                yield null;
            }
            case IF_NOT_EXISTS, LIST_APPEND -> {
                faults.add(
                        "expression-misplaced-function",
                        "The function " + function.text() + " stands only in an update's SET",
                        operand);
                yield null;
            }
        };
    }

    private void notACondition(OperandContext operand) {
        String text = OperandBuilder.quoted(operand);
        if (operand.path() == null || operand.arguments() != null) {
            faults.add("expression-missing-comparison", text + " is a value, not a condition; compare it", operand);
            return;
        }
        String exists = "attribute_exists(" + OperandBuilder.sourceText(operand) + ")";
        faults.add(
                "expression-missing-comparison",
                text + " is an attribute, not a condition; compare it, or write " + exists,
                operand,
                exists);
    }

    private @Nullable Formula checked(@Nullable Formula formula, ParserRuleContext place) {
        if (formula != null) {
            for (Problem problem : FormulaCheck.problems(formula)) {
                faults.add(problem.at(Place.at("", Faults.span(place))));
            }
        }
        return formula;
    }
}
