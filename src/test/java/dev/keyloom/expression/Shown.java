package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Shows values briefly, members by name. */
final class Shown {
    private Shown() {}

    static String text(AttributeValue value) {
        if (value instanceof AttributeValue.M map) {
            return new TreeMap<>(map.entries())
                    .entrySet().stream()
                            .map(entry -> entry.getKey() + "=" + text(entry.getValue()))
                            .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof AttributeValue.L list) {
            return list.elements().stream().map(Shown::text).collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof AttributeValue.SS set) {
            return "S" + set.elements();
        }
        if (value instanceof AttributeValue.NS set) {
            return "N"
                    + set.elements().stream()
                            .map(number -> number.toPlainString())
                            .toList();
        }
        return value.scalarText().orElse(value.type().name());
    }
}
