package dev.keyloom.engine.request;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A stream as DescribeStream tells of it.
 *
 * @param status {@code ENABLED} or {@code DISABLED}
 * @param lastEvaluatedShardId present if there are more shards
 */
public record StreamDescription(
        String arn,
        String label,
        String status,
        StreamViewType viewType,
        Instant created,
        String table,
        List<KeyElement> keySchema,
        List<Shard> shards,
        Optional<String> lastEvaluatedShardId) {
    /**
     * A part of a stream.
     *
     * @param endingSequenceNumber absent while the shard is open
     */
    public record Shard(
            String id,
            Optional<String> parentId,
            String startingSequenceNumber,
            Optional<String> endingSequenceNumber) {}
}
