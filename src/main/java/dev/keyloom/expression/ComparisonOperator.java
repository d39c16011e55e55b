package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import java.util.Optional;

/** The six comparison operators. */
public enum ComparisonOperator {
    EQUAL("="),
    NOT_EQUAL("<>"),
    LESS("<"),
    LESS_OR_EQUAL("<="),
    GREATER(">"),
    GREATER_OR_EQUAL(">=");

    private final String symbol;

    ComparisonOperator(String symbol) {
        this.symbol = symbol;
    }

    /** Returns the operator as it is written. */
    public String symbol() {
        return symbol;
    }

    /** Says whether the operator asks for an order, which only strings, numbers and binaries have. */
    public boolean needsOrder() {
        return this != EQUAL && this != NOT_EQUAL;
    }

    /**
     * Says whether the comparison holds. Where a side is missing, {@code <>} holds and the others do not, even if both
     * are missing. Values of different types are unequal and have no order.
     */
    public boolean holds(Optional<AttributeValue> left, Optional<AttributeValue> right) {
        if (left.isEmpty() || right.isEmpty()) {
            return this == NOT_EQUAL;
        }
        return holds(left.get(), right.get());
    }

    /** Says whether the comparison holds between two values. */
    public boolean holds(AttributeValue left, AttributeValue right) {
        return switch (this) {
            case EQUAL -> left.equals(right);
            case NOT_EQUAL -> !left.equals(right);
            case LESS -> Values.areOrdered(left, right) && Values.compare(left, right) < 0;
            case LESS_OR_EQUAL -> Values.areOrdered(left, right) && Values.compare(left, right) <= 0;
            case GREATER -> Values.areOrdered(left, right) && Values.compare(left, right) > 0;
            case GREATER_OR_EQUAL -> Values.areOrdered(left, right) && Values.compare(left, right) >= 0;
        };
    }

    /** Returns the operator that holds with the sides exchanged: {@code <} for {@code >}. */
    public ComparisonOperator mirrored() {
        return switch (this) {
            case EQUAL, NOT_EQUAL -> this;
            case LESS -> GREATER;
            case LESS_OR_EQUAL -> GREATER_OR_EQUAL;
            case GREATER -> LESS;
            case GREATER_OR_EQUAL -> LESS_OR_EQUAL;
        };
    }
}
