package dev.keyloom.load;

import java.util.OptionalDouble;

/**
 * The size of an item collection of a table with local indexes, which the service refuses to let grow beyond 10 GB.
 *
 * @param typicalBytes items and local index entries of a usual collection
 * @param largestBytes those of the largest: by the stated maximum, or by the stated skew; nothing if nobody can say
 * @param isUnbounded whether a kind in it has no largest number
 */
public record CollectionLoad(
        PartitionShape partition, double typicalBytes, OptionalDouble largestBytes, boolean isUnbounded) {
    /** Bytes that an item collection may have where the table has a local index. */
    public static final long MAX_BYTES = 10L * 1024 * 1024 * 1024;

    public boolean isTooLarge() {
        return Math.max(typicalBytes, largestBytes.orElse(0)) > MAX_BYTES;
    }
}
