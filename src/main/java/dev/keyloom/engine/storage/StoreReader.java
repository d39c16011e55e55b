package dev.keyloom.engine.storage;

import dev.keyloom.value.Item;
import java.util.Map;
import java.util.Optional;

/**
 * What may be asked of one state of a store. Used only while the reading runs that it was given to. To ask for a map that
 * is not there is an {@link IllegalArgumentException}.
 */
public interface StoreReader {
    /** Returns the catalogue's entries by name, in the names' byte order. */
    Map<String, Item> catalogue();

    /** Returns the item under a key of a base table. */
    Optional<StoredItem> get(MapName map, StoreKey key);

    /**
     * Gives the items of a range in the order of their keys, or backwards, until the visitor has enough.
     *
     * @param from first key or bound, inclusive
     * @param to end, exclusive
     */
    void visit(MapName map, StoreKey from, StoreKey to, boolean forward, Visitor visitor);

    /** Gives the items of a range in the order of their keys, or backwards, until the visitor has enough. */
    default void visit(MapName map, KeyRange range, boolean forward, Visitor visitor) {
        visit(map, range.from(), range.to(), forward, visitor);
    }

    /** Returns how many items a map holds. */
    long count(MapName map);

    /** Takes items until it has enough. */
    interface Visitor {
        /**
         * Takes an item; an index gives the base table's whole item.
         *
         * @return whether to go on
         */
        boolean visit(StoreKey key, StoredItem item);
    }
}
