package dev.keyloom.wire.value;

import java.util.List;
import java.util.SortedSet;
import java.util.stream.Collectors;

/**
 * Why an attribute value is none. The service words some of them in two ways: operations that check by its current rules
 * say the one, those that still check by its former rules the other.
 *
 * @param current in the current wording
 * @param former in the former wording
 * @param kind what it is about
 */
public record ValueFault(String current, String former, Kind kind) {
    /** What a fault is about. The former wording names the member of the request beside some kinds only. */
    public enum Kind {
        /** A number, a set of numbers, or elements that a set holds twice. */
        CONTENT,
        /** Anything else: types, empty sets of other values, nesting. */
        FORM
    }

    private static final String INVALID = "One or more parameter values were invalid: ";

    static final ValueFault EMPTY =
            form("Supplied AttributeValue is empty, must contain exactly one of the supported datatypes");
    static final ValueFault SEVERAL_TYPES = form("Supplied AttributeValue has more than one datatypes set, must contain"
            + " exactly one of the supported datatypes");
    static final ValueFault NULL_NOT_TRUE = form(INVALID + "Null attribute value types must have the value of true");
    static final ValueFault EMPTY_STRING_SET = form(INVALID + "An string set  may not be empty");
    static final ValueFault EMPTY_NUMBER_SET = number(INVALID + "An number set  may not be empty");
    static final ValueFault EMPTY_BINARY_SET = form(INVALID + "Binary sets should not be empty");
    static final ValueFault NULL_IN_SET = form(INVALID + "A set may not contain null members");
    static final ValueFault TOO_DEEP = form("Nesting Levels have exceeded supported limits: Attributes in the item have"
            + " nested levels beyond supported limit");
    static final ValueFault NO_NAME = form("Empty attribute name");
    static final ValueFault OVERFLOW =
            number("Number overflow. Attempting to store a number with magnitude larger than supported range");
    static final ValueFault UNDERFLOW =
            number("Number underflow. Attempting to store a number with magnitude smaller than supported range");
    static final ValueFault TOO_PRECISE = number("Attempting to store more than 38 significant digits in a Number");
    static final ValueFault DUPLICATE_NUMBER = new ValueFault(
            INVALID + "Input collection contains duplicates.", "Input collection contains duplicates", Kind.CONTENT);

    private static ValueFault form(String text) {
        return new ValueFault(text, text, Kind.FORM);
    }

    private static ValueFault number(String text) {
        return new ValueFault(text, text, Kind.CONTENT);
    }

    static ValueFault notANumber(String text) {
        String message = "The parameter cannot be converted to a numeric value";
        String named = message + ": " + text;
        return new ValueFault(named, text.isEmpty() ? message : named, Kind.CONTENT);
    }

    /**
     * Returns the fault of a text set that holds an element twice.
     *
     * @param before the distinct elements before the first repeated one
     * @param all the elements as sent
     */
    static ValueFault duplicateText(SortedSet<String> before, List<String> all) {
        String current = rest(before, all).stream()
                .map(element -> '"' + element + '"')
                .collect(Collectors.joining(", ", "[", "]"));
        return new ValueFault(
                INVALID + "Input collection " + current + " contains duplicates.",
                INVALID + "Input collection " + all + " contains duplicates.",
                Kind.CONTENT);
    }

    /**
     * Returns the fault of a binary set that holds an element twice.
     *
     * @param before the distinct elements before the first repeated one, as Base64 in their order
     * @param all the elements as sent
     */
    static ValueFault duplicateBinary(List<String> before, List<String> all) {
        String current = rest(before, all).stream()
                .map(element -> '"' + element + '"')
                .collect(Collectors.joining(",", "[", "]"));
        return new ValueFault(
                INVALID + "Input collection " + current + "of type BS contains duplicates.",
                INVALID + "Input collection " + all + "of type BS contains duplicates.",
                Kind.CONTENT);
    }

    private static List<String> rest(java.util.Collection<String> before, List<String> all) {
        List<String> listed = new java.util.ArrayList<>(before);
        listed.addAll(all.subList(before.size(), all.size()));
        return listed;
    }
}
