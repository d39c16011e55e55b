package dev.keyloom.engine.request;

/** How much a request's answer tells of the capacity it used. */
public enum ReturnConsumedCapacity {
    NONE,
    TOTAL,
    INDEXES
}
