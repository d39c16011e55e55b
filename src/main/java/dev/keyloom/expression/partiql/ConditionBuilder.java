package dev.keyloom.expression.partiql;

import dev.keyloom.expression.ComparisonOperator;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.Operand;
import dev.keyloom.expression.grammar.PartiQlParser;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.antlr.v4.runtime.ParserRuleContext;

/**
 * Builds the formula of a WHERE clause.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ql-operators.html">AWS: PartiQL operators</a>
 */
final class ConditionBuilder {
    private static final Set<String> TYPES =
            Stream.of(AttributeType.values()).map(AttributeType::name).collect(Collectors.toSet());

    private final ValueBuilder values;

    ConditionBuilder(ValueBuilder values) {
        this.values = values;
    }

    Formula condition(PartiQlParser.ConditionContext condition) {
        List<Formula> parts = new ArrayList<>();
        condition.conjunction().forEach(part -> parts.add(conjunction(part)));
        return parts.size() == 1 ? parts.get(0) : new Formula.Or(parts);
    }

    private Formula conjunction(PartiQlParser.ConjunctionContext conjunction) {
        List<Formula> parts = new ArrayList<>();
        conjunction.negation().forEach(part -> parts.add(negation(part)));
        return parts.size() == 1 ? parts.get(0) : new Formula.And(parts);
    }

    private Formula negation(PartiQlParser.NegationContext negation) {
        return negation.NOT() == null ? test(negation.test()) : new Formula.Not(negation(negation.negation()));
    }

    private Formula test(PartiQlParser.TestContext test) {
        PartiQlParser.PrimaryContext primary = test.primary();
        if (test.comparison() != null) {
            ComparisonOperator operator = operator(test.comparison().comparator());
            return checked(
                    test,
                    new Formula.Comparison(
                            operand(primary),
                            operator,
                            operand(test.comparison().primary())));
        }
        if (test.range() != null) {
            PartiQlParser.RangeContext range = test.range();
            Formula between =
                    new Formula.Between(operand(primary), operand(range.primary(0)), operand(range.primary(1)));
            return negated(range.NOT() != null, checked(test, between));
        }
        if (test.membership() != null) {
            List<Operand> candidates = new ArrayList<>();
            test.membership().primary().forEach(candidate -> candidates.add(operand(candidate)));
            return negated(test.membership().NOT() != null, new Formula.In(operand(primary), candidates));
        }
        if (test.nothing() != null) {
            return nothing(path(primary), test.nothing());
        }
        return primary.condition() != null ? condition(primary.condition()) : function(primary.value());
    }

    private static Formula negated(boolean isNegated, Formula formula) {
        return isNegated ? new Formula.Not(formula) : formula;
    }

    private static Formula nothing(DocumentPath path, PartiQlParser.NothingContext nothing) {
        boolean isNegated = nothing.NOT() != null;
        if (nothing.MISSING() != null) {
            return isNegated ? new Formula.AttributeExists(path) : new Formula.AttributeNotExists(path);
        }
        AttributeValue nul = AttributeValue.of(AttributeType.NULL.name());
        return negated(isNegated, new Formula.AttributeTypeIs(path, ValueBuilder.operand(nul)));
    }

    private Formula function(PartiQlParser.ValueContext call) {
        if (call.arguments() == null) {
            throw Fault.at(call, "Expected a condition, not " + call.getText());
        }
        List<PartiQlParser.PrimaryContext> arguments = call.arguments().primary();
        String function = functionName(call);
        return switch (function) {
            case "begins_with" -> {
                requireArguments(call, 2);
                yield checked(call, new Formula.BeginsWith(operand(arguments.get(0)), operand(arguments.get(1))));
            }
            case "contains" -> {
                requireArguments(call, 2);
                yield checked(call, new Formula.Contains(operand(arguments.get(0)), operand(arguments.get(1))));
            }
            case "attribute_type" -> {
                requireArguments(call, 2);
                yield attributeType(call, path(arguments.get(0)), operand(arguments.get(1)));
            }
            default -> throw Fault.at(call, "Unsupported function in a condition: " + function);
        };
    }

    private static Formula attributeType(PartiQlParser.ValueContext call, DocumentPath path, Operand type) {
        boolean isType = type.constant()
                .flatMap(AttributeValue::scalarText)
                .filter(TYPES::contains)
                .isPresent();
        if (!isType) {
            throw Fault.at(call, "attribute_type needs one of the types " + List.of(AttributeType.values()));
        }
        return new Formula.AttributeTypeIs(path, type);
    }

    /** Refuses what can be true of no item, be it that the service refuses it or that it is always false. */
    private static Formula checked(ParserRuleContext place, Formula formula) {
        formula.problems().stream().findFirst().ifPresent(problem -> {
            throw Fault.at(place, problem.message());
        });
        return formula;
    }

    private Operand operand(PartiQlParser.PrimaryContext primary) {
        PartiQlParser.ValueContext value = soleValue(primary);
        if (value.arguments() == null) {
            return values.operand(value);
        }
        if (!functionName(value).equals("size")) {
            throw Fault.at(value, "Unsupported function as an operand: " + functionName(value));
        }
        requireArguments(value, 1);
        return new Operand.Size(path(value.arguments().primary(0)));
    }

    private DocumentPath path(PartiQlParser.PrimaryContext primary) {
        PartiQlParser.ValueContext value = soleValue(primary);
        if (value.path() == null || value.arguments() != null) {
            throw Fault.at(primary, "Expected a path, not " + primary.getText());
        }
        return values.path(value.path());
    }

    /** Returns the value in whatever parentheses. */
    private static PartiQlParser.ValueContext soleValue(PartiQlParser.PrimaryContext primary) {
        if (primary.value() != null) {
            return primary.value();
        }
        PartiQlParser.ConditionContext condition = primary.condition();
        boolean isSingle = condition.conjunction().size() == 1
                && condition.conjunction(0).negation().size() == 1
                && condition.conjunction(0).negation(0).NOT() == null
                && condition.conjunction(0).negation(0).test().getChildCount() == 1;
        if (!isSingle) {
            throw Fault.at(primary, "Expected a value, not " + primary.getText());
        }
        return soleValue(condition.conjunction(0).negation(0).test().primary());
    }

    static String functionName(PartiQlParser.ValueContext call) {
        PartiQlParser.PathContext path = call.path();
        if (!path.step().isEmpty()) {
            throw Fault.at(call, "Not a function: " + path.getText());
        }
        return ValueBuilder.name(path.name()).toLowerCase(Locale.ROOT);
    }

    static void requireArguments(PartiQlParser.ValueContext call, int count) {
        if (call.arguments().primary().size() != count) {
            throw Fault.at(call, functionName(call) + " takes " + count + " arguments");
        }
    }

    private static ComparisonOperator operator(PartiQlParser.ComparatorContext comparator) {
        if (comparator.EQUAL() != null) {
            return ComparisonOperator.EQUAL;
        }
        if (comparator.NOT_EQUAL() != null) {
            return ComparisonOperator.NOT_EQUAL;
        }
        if (comparator.LESS() != null) {
            return ComparisonOperator.LESS;
        }
        if (comparator.LESS_EQUAL() != null) {
            return ComparisonOperator.LESS_OR_EQUAL;
        }
        return comparator.GREATER() != null ? ComparisonOperator.GREATER : ComparisonOperator.GREATER_OR_EQUAL;
    }
}
