package dev.keyloom.load;

/** The load of one partition key value at peak rates, in units per second. */
public record KeyLoad(double share, double readUnitsPerSecond, double writeUnitsPerSecond) {
    /** Write units per second that one partition key value takes. */
    public static final int MAX_WRITE_UNITS = 1000;
    /** Read units per second that one partition key value takes. */
    public static final int MAX_READ_UNITS = 3000;

    /** Returns what part of a partition's limit is used, 1 for all of it. */
    public double use() {
        return Math.max(writeUnitsPerSecond / MAX_WRITE_UNITS, readUnitsPerSecond / MAX_READ_UNITS);
    }

    /** Returns over how many shards the value must be spread: {@code ⌈units / limit⌉}, at least one. */
    public int shardsNeeded() {
        return Math.max(1, (int) Math.ceil(use()));
    }
}
