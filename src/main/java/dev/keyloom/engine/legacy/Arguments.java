package dev.keyloom.engine.legacy;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.LegacyOperator;
import dev.keyloom.expression.ComparisonOperator;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * How many values of which types a legacy comparison takes.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Condition.html">AWS: Condition</a>
 */
final class Arguments {
    private static final String INVALID = "One or more parameter values were invalid: ";
    private static final Set<AttributeType> ORDERED = EnumSet.of(AttributeType.S, AttributeType.N, AttributeType.B);
    private static final Set<AttributeType> TEXTS = EnumSet.of(AttributeType.S, AttributeType.B);
    private static final Set<AttributeType> ALL = EnumSet.allOf(AttributeType.class);

    private Arguments() {}

    static void check(LegacyOperator operator, List<AttributeValue> values) {
        if (!takes(operator, values.size())) {
            throw invalid("Invalid number of argument(s) for the " + operator + " ComparisonOperator");
        }
        if (values.stream().map(AttributeValue::type).distinct().count() > 1) {
            throw invalid("AttributeValues inside AttributeValueList must be of same type");
        }
        Set<AttributeType> types = types(operator);
        for (AttributeValue value : values) {
            if (!types.contains(value.type())) {
                throw invalid("ComparisonOperator " + operator + " is not valid for " + value.type()
                        + " AttributeValue type");
            }
        }
        if (operator == LegacyOperator.BETWEEN && ComparisonOperator.GREATER.holds(values.get(0), values.get(1))) {
            throw ServiceException.validation(
                    "The BETWEEN condition was provided a range where the lower bound is greater than the upper bound");
        }
    }

    private static boolean takes(LegacyOperator operator, int count) {
        return switch (operator) {
            case EQ, NE, LE, LT, GE, GT, CONTAINS, NOT_CONTAINS, BEGINS_WITH -> count == 1;
            case NULL, NOT_NULL -> count == 0;
            case BETWEEN -> count == 2;
            case IN -> count > 0;
        };
    }

    private static Set<AttributeType> types(LegacyOperator operator) {
        return switch (operator) {
            case EQ, NE, NULL, NOT_NULL -> ALL;
            case LE, LT, GE, GT, BETWEEN, IN, CONTAINS, NOT_CONTAINS -> ORDERED;
            case BEGINS_WITH -> TEXTS;
        };
    }

    static ServiceException invalid(String what) {
        return ServiceException.validation(INVALID + what);
    }
}
