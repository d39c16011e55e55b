package dev.keyloom.model;

import dev.keyloom.template.KeyTemplate;
import java.util.List;

/**
 * A condition on one sort key attribute of a read.
 *
 * @param bounds one template, two for {@link Operator#BETWEEN}
 */
public record SortCondition(Operator operator, List<KeyTemplate> bounds) {
    public SortCondition {
        bounds = List.copyOf(bounds);
    }

    /** The comparisons that a key condition allows; symbols are those of the model file. */
    public enum Operator {
        EQUAL("="),
        LESS("<"),
        LESS_OR_EQUAL("<="),
        GREATER(">"),
        GREATER_OR_EQUAL(">="),
        BEGINS_WITH("beginsWith"),
        BETWEEN("between");

        private final String symbol;

        Operator(String symbol) {
            this.symbol = symbol;
        }

        public String symbol() {
            return symbol;
        }
    }
}
