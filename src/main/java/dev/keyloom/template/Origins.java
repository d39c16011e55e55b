package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The values that a text may have been made from.
 *
 * @param values some of them, the likeliest first
 * @param open types of which there may be further values that are not listed
 */
record Origins(List<AttributeValue> values, Set<AttributeType> open) {
    /** No value gives the text. */
    static final Origins IMPOSSIBLE = new Origins(List.of(), Set.of());

    Origins {
        values = List.copyOf(values);
        open = open.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(open));
    }

    /** Returns the origins of a text that no other values give. */
    static Origins exactly(AttributeValue... values) {
        return new Origins(List.of(values), Set.of());
    }

    /** Returns the origins of a text that other values of a type give as well. */
    static Origins amongOthers(AttributeType type, AttributeValue... values) {
        return new Origins(List.of(values), EnumSet.of(type));
    }

    /** Returns the origins of a text that tells nothing of values of these types. */
    static Origins unknown(Set<AttributeType> types) {
        return new Origins(List.of(), types);
    }

    boolean areImpossible() {
        return values.isEmpty() && open.isEmpty();
    }

    /** Returns the origins of one type. */
    Origins only(AttributeType type) {
        List<AttributeValue> kept = new ArrayList<>(values);
        kept.removeIf(value -> value.type() != type);
        return new Origins(kept, open.contains(type) ? EnumSet.of(type) : Set.of());
    }
}
