package dev.keyloom.load;

import java.util.List;

/**
 * Where the load of the partitions of one kind falls at peak rates.
 *
 * @param distribution {@code constant}, {@code time-bucket}, {@code even} or {@code power-law}
 * @param keyValues how many partition key values there are
 * @param isAssumed whether their number was assumed
 * @param readUnitsPerSecond read units of all values together
 * @param writeUnitsPerSecond write units of all values together
 * @param hottest the busiest values, the busiest first
 * @param patterns numbers of the patterns that ask or write here
 */
public record Heat(
        PartitionShape partition,
        String distribution,
        int keyValues,
        boolean isAssumed,
        double readUnitsPerSecond,
        double writeUnitsPerSecond,
        List<KeyLoad> hottest,
        List<Integer> patterns) {
    public Heat {
        hottest = List.copyOf(hottest);
        patterns = List.copyOf(patterns);
        if (hottest.isEmpty()) {
            throw new IllegalArgumentException("There is no partition without a key value");
        }
    }

    /** Returns the busiest value. */
    public KeyLoad first() {
        return hottest.get(0);
    }

    /** Says whether the busiest value takes more than the service gives one value. */
    public boolean isTooHot() {
        return first().use() > 1;
    }
}
