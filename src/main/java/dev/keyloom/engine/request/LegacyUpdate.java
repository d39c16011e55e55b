package dev.keyloom.engine.request;

import dev.keyloom.value.AttributeValue;
import java.util.Optional;

/**
 * What {@code AttributeUpdates} does to one attribute.
 *
 * @param action PUT if absent
 */
public record LegacyUpdate(Optional<AttributeValue> value, Optional<Action> action) {
    /** The ways of changing an attribute. */
    public enum Action {
        ADD,
        PUT,
        DELETE
    }
}
