package dev.keyloom.value;

import java.util.Comparator;

/**
 * DynamoDB's order of key attribute values: text by its UTF-8 bytes, numbers by size, binary by unsigned bytes. All
 * values of one key attribute have one type; values of different types are ordered by type, so that the order is total.
 */
public final class KeyOrder implements Comparator<AttributeValue> {
    public static final KeyOrder ASCENDING = new KeyOrder();

    private KeyOrder() {}

    /** @throws IllegalArgumentException if a value is of a type that no key attribute has */
    @Override
    public int compare(AttributeValue a, AttributeValue b) {
        if (a instanceof AttributeValue.S x && b instanceof AttributeValue.S y) {
            return Utf8.compare(x.value(), y.value());
        }
        if (a instanceof AttributeValue.N x && b instanceof AttributeValue.N y) {
            return x.value().compareTo(y.value());
        }
        if (a instanceof AttributeValue.B x && b instanceof AttributeValue.B y) {
            return x.value().compareTo(y.value());
        }
        return requireKeyType(a).compareTo(requireKeyType(b));
    }

    private static AttributeType requireKeyType(AttributeValue value) {
        if (!value.type().isKeyType()) {
            throw new IllegalArgumentException("No key attribute has type " + value.type());
        }
        return value.type();
    }
}
