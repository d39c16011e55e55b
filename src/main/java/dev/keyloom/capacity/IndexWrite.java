package dev.keyloom.capacity;

import dev.keyloom.schema.IndexRef;

/**
 * What one change of an item does to one index.
 *
 * @param writeUnits units that the index charges for all its {@link Kind#writes() writes}, of which none is doubled in a
 *     transaction
 */
public record IndexWrite(IndexRef index, Kind kind, int writeUnits) {

    /** The cases in which an index is written. */
    public enum Kind {
        /** The item was not in the index and is now. */
        INSERTED(1),
        /** The item stays under its index key, and something projected changed. */
        UPDATED(1),
        /** The index key changed: the old entry is deleted and a new one written. */
        MOVED(2),
        /** The item was in the index and is no longer. */
        REMOVED(1);

        private final int writes;

        Kind(int writes) {
            this.writes = writes;
        }

        /** Returns how many entries are written or deleted. */
        public int writes() {
            return writes;
        }
    }
}
