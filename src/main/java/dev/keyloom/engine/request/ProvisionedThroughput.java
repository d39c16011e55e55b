package dev.keyloom.engine.request;

/** Capacity units per second that are paid for whether or not they are used. */
public record ProvisionedThroughput(long readUnits, long writeUnits) {
    /** What an on-demand table tells. */
    public static final ProvisionedThroughput NONE = new ProvisionedThroughput(0, 0);
}
