package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import java.util.List;

/** The comparisons that a key condition allows. */
public enum KeyOperator {
    EQUAL("="),
    LESS("<"),
    LESS_OR_EQUAL("<="),
    GREATER(">"),
    GREATER_OR_EQUAL(">="),
    BEGINS_WITH("begins_with"),
    BETWEEN("BETWEEN");

    private final String symbol;

    KeyOperator(String symbol) {
        this.symbol = symbol;
    }

    /** Returns the operator or function as it is written. */
    public String symbol() {
        return symbol;
    }

    /** Returns how many values the key is compared with: two for BETWEEN, otherwise one. */
    public int bounds() {
        return this == BETWEEN ? 2 : 1;
    }

    /**
     * Says whether a key attribute's value fits; one of another type than the bounds does not.
     *
     * @param bounds as many as {@link #bounds()} says
     */
    public boolean holds(AttributeValue key, List<? extends AttributeValue> bounds) {
        AttributeValue bound = bounds.get(0);
        return switch (this) {
            case EQUAL -> ComparisonOperator.EQUAL.holds(key, bound);
            case LESS -> ComparisonOperator.LESS.holds(key, bound);
            case LESS_OR_EQUAL -> ComparisonOperator.LESS_OR_EQUAL.holds(key, bound);
            case GREATER -> ComparisonOperator.GREATER.holds(key, bound);
            case GREATER_OR_EQUAL -> ComparisonOperator.GREATER_OR_EQUAL.holds(key, bound);
            case BEGINS_WITH -> Values.beginsWith(key, bound);
            case BETWEEN -> Values.isBetween(key, bound, bounds.get(1));
        };
    }
}
