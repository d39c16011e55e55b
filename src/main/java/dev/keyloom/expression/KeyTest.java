package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What a key condition asks of one key attribute.
 *
 * @param bounds as many as the operator compares with; literals or value placeholders
 */
public record KeyTest(AttributeName attribute, KeyOperator operator, List<Operand> bounds) {
    /** @throws IllegalArgumentException if there are too few or too many bounds, or one is a path or a size */
    public KeyTest {
        bounds = List.copyOf(bounds);
        if (bounds.size() != operator.bounds()) {
            throw new IllegalArgumentException(
                    operator.symbol() + " takes " + operator.bounds() + " bounds: " + bounds);
        }
        bounds.forEach(KeyTest::requireValue);
    }

    /** Says whether the value of the key attribute fits; none does while a bound has no value. */
    public boolean holds(AttributeValue key) {
        List<AttributeValue> values = new ArrayList<>(bounds.size());
        for (Operand bound : bounds) {
            bound.constant().ifPresent(values::add);
        }
        return values.size() == bounds.size() && operator.holds(key, values);
    }

    /**
     * Returns this test with a change made to its bounds.
     *
     * @throws IllegalArgumentException if {@code change} makes a path or a size of a bound
     */
    public KeyTest mapBounds(UnaryOperator<Operand> change) {
        return new KeyTest(attribute, operator, bounds.stream().map(change).toList());
    }

    /** Returns this test with its placeholders standing for what {@code bindings} say. */
    public KeyTest bind(Bindings bindings) {
        KeyTest bound = mapBounds(operand -> operand.bind(bindings));
        return new KeyTest(attribute.bind(bindings), operator, bound.bounds);
    }

    /** Returns the same test as a condition. */
    public Formula toFormula() {
        DocumentPath path = new DocumentPath(attribute, List.of());
        Operand bound = bounds.get(0);
        return switch (operator) {
            case EQUAL -> new Formula.Comparison(path, ComparisonOperator.EQUAL, bound);
            case LESS -> new Formula.Comparison(path, ComparisonOperator.LESS, bound);
            case LESS_OR_EQUAL -> new Formula.Comparison(path, ComparisonOperator.LESS_OR_EQUAL, bound);
            case GREATER -> new Formula.Comparison(path, ComparisonOperator.GREATER, bound);
            case GREATER_OR_EQUAL -> new Formula.Comparison(path, ComparisonOperator.GREATER_OR_EQUAL, bound);
            case BEGINS_WITH -> new Formula.BeginsWith(path, bound);
            case BETWEEN -> new Formula.Between(path, bound, bounds.get(1));
        };
    }

    /** Returns the test that a condition is; nothing if a key cannot be asked that. */
    static Optional<KeyTest> of(Formula formula) {
        if (formula instanceof Formula.Comparison comparison) {
            return of(comparison);
        }
        if (formula instanceof Formula.Between between) {
            return of(between.operand(), KeyOperator.BETWEEN, List.of(between.lower(), between.upper()));
        }
        if (formula instanceof Formula.BeginsWith beginsWith) {
            return of(beginsWith.operand(), KeyOperator.BEGINS_WITH, List.of(beginsWith.prefix()));
        }
        return Optional.empty();
    }

    private static Optional<KeyTest> of(Formula.Comparison comparison) {
        boolean isMirrored = comparison.right() instanceof DocumentPath;
        Operand key = isMirrored ? comparison.right() : comparison.left();
        Operand bound = isMirrored ? comparison.left() : comparison.right();
        ComparisonOperator operator = isMirrored ? comparison.operator().mirrored() : comparison.operator();
        return switch (operator) {
            case EQUAL -> of(key, KeyOperator.EQUAL, List.of(bound));
            case NOT_EQUAL -> Optional.empty();
            case LESS -> of(key, KeyOperator.LESS, List.of(bound));
            case LESS_OR_EQUAL -> of(key, KeyOperator.LESS_OR_EQUAL, List.of(bound));
            case GREATER -> of(key, KeyOperator.GREATER, List.of(bound));
            case GREATER_OR_EQUAL -> of(key, KeyOperator.GREATER_OR_EQUAL, List.of(bound));
        };
    }

    private static Optional<KeyTest> of(Operand key, KeyOperator operator, List<Operand> bounds) {
        return key instanceof DocumentPath path
                        && path.isTopLevel()
                        && bounds.stream().allMatch(KeyTest::isValue)
                ? Optional.of(new KeyTest(path.attribute(), operator, bounds))
                : Optional.empty();
    }

    private static boolean isValue(Operand operand) {
        return operand instanceof Operand.Literal || operand instanceof Operand.ValuePlaceholder;
    }

    private static void requireValue(Operand bound) {
        if (!isValue(bound)) {
            throw new IllegalArgumentException("A key is compared with values only, not with " + bound.text());
        }
    }
}
