package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Optional;

/**
 * What is known of an attribute's values. The more is known, the more exact are matching and overlap; what is told here
 * is believed.
 *
 * @param type the type of all values, if known
 * @param values all values there are; empty if they are not listed
 * @param format how texts are made, if known
 * @param neverHeld characters that no text holds, for example the separators that are checked when records are written
 */
public record Domain(
        Optional<AttributeType> type, List<AttributeValue> values, Optional<TextFormat> format, String neverHeld) {
    /** Nothing is known. */
    public static final Domain UNKNOWN = new Domain(Optional.empty(), List.of(), Optional.empty(), "");

    public Domain {
        values = List.copyOf(values);
    }

    /** Returns the domain of all values of a type. */
    public static Domain of(AttributeType type) {
        return UNKNOWN.withType(type);
    }

    public Domain withType(AttributeType newType) {
        return new Domain(Optional.of(newType), values, format, neverHeld);
    }

    public Domain withValues(List<AttributeValue> newValues) {
        return new Domain(type, newValues, format, neverHeld);
    }

    public Domain withFormat(TextFormat newFormat) {
        return new Domain(type, values, Optional.of(newFormat), neverHeld);
    }

    public Domain withoutCharacters(String newNeverHeld) {
        return new Domain(type, values, format, newNeverHeld);
    }

    /** Says whether a value is one of this domain, as far as it is known. */
    boolean allows(AttributeValue value) {
        boolean formed = !(value instanceof AttributeValue.S text)
                || (format.isEmpty()
                        && CharacterSet.of(neverHeld)
                                .and(CharacterSet.of(text.value()))
                                .isEmpty());
        return (type.isEmpty() || type.get() == value.type()) && (values.isEmpty() ? formed : values.contains(value));
    }

    /** Returns the shape of the text of a value that goes through no function. */
    Shape shape() {
        if (type.isPresent() && type.get() != AttributeType.S) {
            return Shapes.ofType(type.get());
        }
        return format.map(TextFormat::shape)
                .orElseGet(() -> Shape.many(CharacterSet.ANY.without(CharacterSet.of(neverHeld))));
    }
}
