package dev.keyloom.engine.request;

import dev.keyloom.value.AttributeValue;
import java.util.Map;

/**
 * What a request's placeholders stand for.
 *
 * @param names attribute names by placeholder with its {@code #}
 * @param values values by placeholder with its {@code :}
 */
public record ExpressionAttributes(Map<String, String> names, Map<String, AttributeValue> values) {
    public static final ExpressionAttributes NONE = new ExpressionAttributes(Map.of(), Map.of());

    public ExpressionAttributes {
        names = Map.copyOf(names);
        values = Map.copyOf(values);
    }
}
