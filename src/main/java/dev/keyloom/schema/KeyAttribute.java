package dev.keyloom.schema;

import dev.keyloom.value.AttributeType;

/** A key attribute: its name and its type, one of S, N and B. */
public record KeyAttribute(String name, AttributeType type) {
    public KeyAttribute {
        if (!type.isKeyType()) {
            throw new IllegalArgumentException("Key attribute " + name + " cannot be of type " + type);
        }
    }
}
