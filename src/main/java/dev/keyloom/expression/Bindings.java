package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * What the placeholders of an expression stand for. Names are without their {@code #} and {@code :}.
 */
public interface Bindings {
    /** Nothing is bound: {@code #Name} means the attribute Name, {@code :x} has no value. */
    Bindings NONE = of(name -> Optional.empty(), name -> Optional.empty());

    /** Returns the attribute that {@code #placeholder} stands for, if it is bound. */
    Optional<String> attributeName(String placeholder);

    /** Returns the value that {@code :placeholder} stands for, if it is bound. */
    Optional<AttributeValue> value(String placeholder);

    static Bindings of(
            Function<String, Optional<String>> attributeNames, Function<String, Optional<AttributeValue>> values) {
        return new Bindings() {
            @Override
            public Optional<String> attributeName(String placeholder) {
                return attributeNames.apply(placeholder);
            }

            @Override
            public Optional<AttributeValue> value(String placeholder) {
                return values.apply(placeholder);
            }
        };
    }

    /** Returns bindings of values by parameter name; {@code #Name} means the attribute Name. */
    static Bindings ofParameters(Map<String, ? extends AttributeValue> parameters) {
        Map<String, AttributeValue> values = Map.copyOf(parameters);
        return of(name -> Optional.empty(), name -> Optional.ofNullable(values.get(name)));
    }

    /**
     * Returns the bindings of a request.
     *
     * @param names {@code ExpressionAttributeNames}, its keys with their {@code #}
     * @param values {@code ExpressionAttributeValues}, its keys with their {@code :}
     */
    static Bindings ofRequest(Map<String, String> names, Map<String, ? extends AttributeValue> values) {
        Map<String, String> attributeNames = Map.copyOf(names);
        Map<String, AttributeValue> attributeValues = Map.copyOf(values);
        return of(
                name -> Optional.ofNullable(attributeNames.get("#" + name)),
                name -> Optional.ofNullable(attributeValues.get(":" + name)));
    }
}
