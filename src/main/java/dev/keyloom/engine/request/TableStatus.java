package dev.keyloom.engine.request;

/** Where a table or an index is in its life. */
public enum TableStatus {
    CREATING,
    UPDATING,
    DELETING,
    ACTIVE
}
