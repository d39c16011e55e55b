package dev.keyloom.engine.legacy;

import static dev.keyloom.engine.legacy.Arguments.invalid;
import static dev.keyloom.engine.legacy.LegacyNames.path;
import static dev.keyloom.engine.legacy.LegacyNames.value;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.ConditionalOperator;
import dev.keyloom.engine.request.LegacyCondition;
import dev.keyloom.engine.request.LegacyExpectation;
import dev.keyloom.engine.request.LegacyOperator;
import dev.keyloom.expression.ComparisonOperator;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.KeyOperator;
import dev.keyloom.expression.KeyTest;
import dev.keyloom.expression.Operand;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Turns {@code KeyConditions}, {@code QueryFilter}, {@code ScanFilter} and {@code Expected} into expressions. Attributes
 * stand in the order of the request.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LegacyConditionalParameters.html">AWS:
 *     legacy conditional parameters</a>
 */
public final class LegacyConditions {
    /** A value that no key attribute has. */
    private static final AttributeValue NO_KEY = new AttributeValue.NULL();

    private LegacyConditions() {}

    /**
     * Returns the key condition that {@code KeyConditions} mean. A test that no key can be asked becomes one that no key
     * passes; {@link #unindexable} names its attribute.
     *
     * @throws ServiceException if there are not one or two of them, or one has arguments that its operator does not take
     */
    public static KeyCondition keyCondition(Map<String, LegacyCondition> conditions) {
        conditions.values().forEach(condition -> Arguments.check(condition.operator(), condition.values()));
        if (conditions.isEmpty() || conditions.size() > 2) {
            throw ServiceException.validation("Conditions can be of length 1 or 2 only");
        }
        List<KeyTest> tests = new ArrayList<>();
        conditions.forEach((attribute, condition) -> {
            Optional<KeyOperator> operator = keyOperator(condition.operator());
            List<Operand> bounds = new ArrayList<>();
            condition.values().forEach(bound -> bounds.add(value(bound)));
            tests.add(new KeyTest(
                    LegacyNames.name(attribute),
                    operator.orElse(KeyOperator.EQUAL),
                    operator.isPresent() ? bounds : List.of(value(NO_KEY))));
        });
        return new KeyCondition(tests);
    }

    /** Returns the attributes that {@code KeyConditions} test in a way in which no key can be read, as with NE. */
    public static Set<String> unindexable(Map<String, LegacyCondition> conditions) {
        return conditions.entrySet().stream()
                .filter(condition ->
                        keyOperator(condition.getValue().operator()).isEmpty())
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Optional<KeyOperator> keyOperator(LegacyOperator operator) {
        return switch (operator) {
            case EQ -> Optional.of(KeyOperator.EQUAL);
            case LT -> Optional.of(KeyOperator.LESS);
            case LE -> Optional.of(KeyOperator.LESS_OR_EQUAL);
            case GT -> Optional.of(KeyOperator.GREATER);
            case GE -> Optional.of(KeyOperator.GREATER_OR_EQUAL);
            case BETWEEN -> Optional.of(KeyOperator.BETWEEN);
            case BEGINS_WITH -> Optional.of(KeyOperator.BEGINS_WITH);
            case NE, IN, NOT_NULL, NULL, CONTAINS, NOT_CONTAINS -> Optional.empty();
        };
    }

    /**
     * Returns the filter that {@code QueryFilter} or {@code ScanFilter} mean; nothing if they are empty.
     *
     * @param join AND if absent
     * @throws ServiceException if an operator has arguments that it does not take
     */
    public static Optional<Formula> filter(
            Map<String, LegacyCondition> conditions, Optional<ConditionalOperator> join) {
        conditions.values().forEach(condition -> Arguments.check(condition.operator(), condition.values()));
        checkJoin(conditions.size(), join);
        List<Formula> parts = new ArrayList<>();
        conditions.forEach((attribute, condition) ->
                parts.add(formula(path(attribute), condition.operator(), condition.values())));
        return joined(parts, join);
    }

    /**
     * Returns the condition that {@code Expected} means; nothing if it is empty.
     *
     * @param join AND if absent
     * @throws ServiceException if an attribute's members do not go together, or an operator has arguments that it does not
     *     take
     */
    public static Optional<Formula> condition(
            Map<String, LegacyExpectation> expected, Optional<ConditionalOperator> join) {
        expected.forEach(LegacyConditions::check);
        checkJoin(expected.size(), join);
        List<Formula> parts = new ArrayList<>();
        expected.forEach((attribute, expectation) -> parts.add(formula(path(attribute), expectation)));
        return joined(parts, join);
    }

    private static void check(String attribute, LegacyExpectation expectation) {
        boolean hasValue = expectation.value().isPresent();
        boolean hasList = expectation.values().isPresent();
        if (hasList && hasValue) {
            throw invalid("Value and AttributeValueList cannot be used together for Attribute: " + attribute);
        }
        if (expectation.operator().isPresent()) {
            LegacyOperator operator = expectation.operator().get();
            if (expectation.exists().isPresent()) {
                throw invalid("Exists and ComparisonOperator cannot be used together for Attribute: " + attribute);
            }
            boolean needsValue = operator != LegacyOperator.NULL && operator != LegacyOperator.NOT_NULL;
            if (needsValue && !hasList && !hasValue) {
                throw invalid("Value or AttributeValueList must be used with ComparisonOperator: " + operator
                        + " for Attribute: " + attribute);
            }
            Arguments.check(operator, values(expectation));
        } else if (hasList) {
            throw invalid("AttributeValueList can only be used with a ComparisonOperator for Attribute: " + attribute);
        } else if (expectation.exists().orElse(true) != hasValue) {
            throw invalid(
                    hasValue
                            ? "Value cannot be used when Exists is false for Attribute: " + attribute
                            : "Value must be provided when Exists is "
                                    + expectation.exists().map(String::valueOf).orElse("null") + " for Attribute: "
                                    + attribute);
        }
    }

    private static Formula formula(DocumentPath path, LegacyExpectation expectation) {
        if (expectation.operator().isPresent()) {
            return formula(path, expectation.operator().get(), values(expectation));
        }
        return expectation
                .value()
                .map(wanted -> formula(path, LegacyOperator.EQ, List.of(wanted)))
                .orElseGet(() -> new Formula.AttributeNotExists(path));
    }

    private static List<AttributeValue> values(LegacyExpectation expectation) {
        return expectation
                .values()
                .orElseGet(() -> expectation.value().map(List::of).orElse(List.of()));
    }

    private static Formula formula(DocumentPath path, LegacyOperator operator, List<AttributeValue> values) {
        return switch (operator) {
            case EQ -> comparison(path, ComparisonOperator.EQUAL, values);
            case NE -> comparison(path, ComparisonOperator.NOT_EQUAL, values);
            case LT -> comparison(path, ComparisonOperator.LESS, values);
            case LE -> comparison(path, ComparisonOperator.LESS_OR_EQUAL, values);
            case GT -> comparison(path, ComparisonOperator.GREATER, values);
            case GE -> comparison(path, ComparisonOperator.GREATER_OR_EQUAL, values);
            case IN ->
                new Formula.In(
                        path, values.stream().<Operand>map(LegacyNames::value).toList());
            case BETWEEN -> new Formula.Between(path, value(values.get(0)), value(values.get(1)));
            case NOT_NULL -> new Formula.AttributeExists(path);
            case NULL -> new Formula.AttributeNotExists(path);
            case CONTAINS -> new Formula.Contains(path, value(values.get(0)));
            // Unlike the expression, it does not hold where the attribute is missing.
            case NOT_CONTAINS ->
                new Formula.And(List.of(
                        new Formula.AttributeExists(path),
                        new Formula.Not(new Formula.Contains(path, value(values.get(0))))));
            case BEGINS_WITH -> new Formula.BeginsWith(path, value(values.get(0)));
        };
    }

    private static Formula comparison(DocumentPath path, ComparisonOperator operator, List<AttributeValue> values) {
        return new Formula.Comparison(path, operator, value(values.get(0)));
    }

    private static void checkJoin(int conditions, Optional<ConditionalOperator> join) {
        if (join.isPresent() && conditions == 0) {
            throw ServiceException.validation("ConditionalOperator cannot be used without Filter or Expected");
        }
        if (join.isPresent() && conditions == 1) {
            throw ServiceException.validation(
                    "ConditionalOperator can only be used when Filter or Expected has two or more elements");
        }
    }

    private static Optional<Formula> joined(List<Formula> parts, Optional<ConditionalOperator> join) {
        if (parts.size() < 2) {
            return parts.stream().findFirst();
        }
        return Optional.of(
                join.equals(Optional.of(ConditionalOperator.OR)) ? new Formula.Or(parts) : new Formula.And(parts));
    }
}
