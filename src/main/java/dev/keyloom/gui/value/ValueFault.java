package dev.keyloom.gui.value;

import dev.keyloom.gui.control.Texts;
import dev.keyloom.value.AttributeType;
import java.util.List;

/**
 * Why a text is no value, or a value is not what it ought to be.
 *
 * @param key of the sentence in the texts
 * @param arguments what is put into it
 */
public record ValueFault(String key, List<Object> arguments) {
    public ValueFault {
        arguments = List.copyOf(arguments);
    }

    static ValueFault of(String key, Object... arguments) {
        return new ValueFault(key, List.of(arguments));
    }

    /** Returns the sentence; types are called by their names in the language. */
    public String in(Texts texts) {
        return texts.get(
                key,
                arguments.stream()
                        .map(argument -> argument instanceof AttributeType type ? texts.get("type." + type) : argument)
                        .toArray());
    }
}
