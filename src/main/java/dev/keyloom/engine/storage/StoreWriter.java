package dev.keyloom.engine.storage;

import dev.keyloom.value.Item;

/** What a writing may change. Reads see the state before it. */
public interface StoreWriter extends StoreReader {
    void putCatalogue(String name, Item entry);

    void removeCatalogue(String name);

    /** Makes an empty map; an index's map belongs to the base table's of the same table. */
    void createMap(MapName map);

    /** Removes a map with all its items. */
    void dropMap(MapName map);

    /** Puts an item into a base table, in place of the one under its key. */
    void put(MapName table, StoreKey key, StoredItem item);

    /** Removes an item from a base table; a missing one is no error. */
    void remove(MapName table, StoreKey key);

    /** Lets an index hold the base table's item of {@code baseKey}, which this writing puts or which is already there. */
    void putIndex(MapName index, StoreKey key, StoreKey baseKey, StoredItem item);

    void removeIndex(MapName index, StoreKey key);
}
