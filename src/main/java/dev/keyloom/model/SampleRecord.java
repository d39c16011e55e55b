package dev.keyloom.model;

import dev.keyloom.value.Item;
import java.util.Optional;

/**
 * One example instance of an entity.
 *
 * @param values its attribute values; keys are not among them, they are computed
 * @param stored the key attributes, and perhaps the type attribute, of an item as it was found stored somewhere, taken
 *     literally; a type attribute of type NULL: stored without one
 * @param note a comment of the author
 */
public record SampleRecord(Item values, Optional<Item> stored, Optional<String> note) {
    public static SampleRecord of(Item values) {
        return new SampleRecord(values, Optional.empty(), Optional.empty());
    }

    public SampleRecord withValues(Item newValues) {
        return new SampleRecord(newValues, stored, note);
    }
}
