package dev.keyloom.materialize;

/** The order of the items within an item collection; collections themselves are always ascending. */
public enum Direction {
    /** By sort key, as stored. */
    ASCENDING,
    /** From the greatest sort key down. */
    DESCENDING
}
