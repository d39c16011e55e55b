package dev.keyloom.engine.storage;

import dev.keyloom.value.Item;

/** What a writing may change. Its reads see the state before it. Its changes are made in the order in which they are told. */
public interface StoreWriter extends StoreReader {
    /** Says whether a writing that changes anything takes much longer than one that does not, as it waits for the disk. */
    boolean isSlow();

    void putCatalogue(String name, Item entry);

    void removeCatalogue(String name);

    /**
     * Makes an empty map; an index's map belongs to the base table's of the same table.
     *
     * @throws IllegalArgumentException if there is such a map
     */
    void createMap(MapName map);

    /** Removes a map with all its items; a table's indexes are removed first. */
    void dropMap(MapName map);

    /** Puts an item into a base table, in place of the one under its key. */
    void put(MapName table, StoreKey key, StoredItem item);

    /** Removes an item from a base table; a missing one is no error. */
    void remove(MapName table, StoreKey key);

    /**
     * Lets an index hold the base table's item of {@code baseKey}, which this writing puts or which is already there. Who
     * puts an item anew puts its entries anew as well, also where their keys stay the same.
     *
     * @param item the very object that was put
     */
    void putIndex(MapName index, StoreKey key, StoreKey baseKey, StoredItem item);

    /** Removes an index's entry; a missing one is no error. */
    void removeIndex(MapName index, StoreKey key);
}
