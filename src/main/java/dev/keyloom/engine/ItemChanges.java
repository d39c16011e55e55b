package dev.keyloom.engine;

import dev.keyloom.engine.storage.StoreWriter;
import dev.keyloom.engine.storage.StoredItem;
import java.util.Optional;

/** Is told of each item that changes, inside the writing that changes it: for streams. */
@FunctionalInterface
public interface ItemChanges {
    /** Nobody who wants to know. */
    ItemChanges IGNORED = (writer, table, before, after) -> {};

    /**
     * Takes note of a change. What it puts is kept or lost together with the change. An item that was put in place of an
     * equal one may be told too: who cares for the difference compares them.
     *
     * @param before nothing for a new item
     * @param after nothing for a removed item
     */
    void changed(StoreWriter writer, Table table, Optional<StoredItem> before, Optional<StoredItem> after);
}
