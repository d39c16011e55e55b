package dev.keyloom.load;

import dev.keyloom.capacity.ReadConsistency;
import java.util.OptionalDouble;

/**
 * Read units of the same reads under each promise.
 *
 * @param strong nothing where a global index is read, which has no strong reads
 * @param transactional nothing where not all is read by whole primary keys, for only such reads go in a transaction
 */
public record ReadUnits(double eventual, OptionalDouble strong, OptionalDouble transactional) {
    /** No reads at all. */
    public static final ReadUnits NONE = new ReadUnits(0, OptionalDouble.of(0), OptionalDouble.of(0));

    /** Returns the units of these reads and others together. */
    ReadUnits plus(ReadUnits other) {
        return new ReadUnits(
                eventual + other.eventual, sum(strong, other.strong), sum(transactional, other.transactional));
    }

    /** @param blocks started 4 KB that are read, over all pages */
    static ReadUnits of(double blocks, Promise promise) {
        return new ReadUnits(
                blocks * ReadConsistency.EVENTUAL.factor(),
                promise == Promise.EVENTUAL_ONLY
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(blocks * ReadConsistency.STRONG.factor()),
                promise == Promise.ANY
                        ? OptionalDouble.of(blocks * ReadConsistency.TRANSACTIONAL.factor())
                        : OptionalDouble.empty());
    }

    private static OptionalDouble sum(OptionalDouble one, OptionalDouble other) {
        return one.isPresent() && other.isPresent()
                ? OptionalDouble.of(one.getAsDouble() + other.getAsDouble())
                : OptionalDouble.empty();
    }

    /** What a read may promise. */
    enum Promise {
        EVENTUAL_ONLY,
        STRONG,
        ANY
    }
}
