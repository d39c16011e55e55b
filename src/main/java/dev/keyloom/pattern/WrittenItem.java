package dev.keyloom.pattern;

import dev.keyloom.capacity.WriteCost;
import dev.keyloom.value.Item;
import java.util.Optional;

/**
 * An item that a pattern's writes touched.
 *
 * @param before the item as it was; nothing if there was none
 * @param after the item as it is; nothing if it was removed
 * @param cost what the change costs by AWS's rule, index by index
 */
public record WrittenItem(
        String table, String entity, Item key, Optional<Item> before, Optional<Item> after, WriteCost cost) {
    /** Says whether the write left the item as it was: a check, or a value that was there before. */
    public boolean isUnchanged() {
        return before.equals(after);
    }
}
