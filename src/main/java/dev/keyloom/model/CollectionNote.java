package dev.keyloom.model;

import dev.keyloom.schema.IndexRef;
import java.util.List;
import java.util.Optional;

/**
 * What an overloaded item collection is for, and the order of kinds that its author claims.
 *
 * @param partition template or value of the partition key the note is about; the whole index if absent
 * @param order {@code Entity} or {@code Entity:variant}, first to last
 */
public record CollectionNote(
        Optional<String> table,
        IndexRef index,
        Optional<String> partition,
        Optional<String> description,
        List<String> order,
        Extras extras) {
    public CollectionNote {
        order = List.copyOf(order);
    }
}
