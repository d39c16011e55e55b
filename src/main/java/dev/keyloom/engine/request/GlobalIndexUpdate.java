package dev.keyloom.engine.request;

import java.util.Optional;

/**
 * One element of UpdateTable's {@code GlobalSecondaryIndexUpdates}: exactly one of the three should be there.
 *
 * @param delete name of the index to remove
 */
public record GlobalIndexUpdate(Optional<IndexDefinition> create, Optional<Change> update, Optional<String> delete) {
    /** Other throughput for an index. */
    public record Change(
            String index,
            Optional<ProvisionedThroughput> provisionedThroughput,
            Optional<OnDemandThroughput> onDemandThroughput,
            Optional<WarmThroughput> warmThroughput) {}
}
