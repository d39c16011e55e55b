package dev.keyloom.engine.request;

import dev.keyloom.schema.Projection;
import java.util.List;
import java.util.Optional;

/**
 * A secondary index as DescribeTable tells of it. Of a local index the last five members are absent.
 *
 * @param sizeBytes of the projected entries, in bytes
 * @param backfilling present while an added index is being filled
 */
public record IndexDescription(
        String name,
        String arn,
        List<KeyElement> keySchema,
        Projection projection,
        long itemCount,
        long sizeBytes,
        Optional<TableStatus> status,
        Optional<Boolean> backfilling,
        Optional<ThroughputDescription> provisionedThroughput,
        Optional<OnDemandThroughput> onDemandThroughput,
        Optional<WarmThroughput> warmThroughput) {}
