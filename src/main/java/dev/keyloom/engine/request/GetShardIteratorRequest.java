package dev.keyloom.engine.request;

import java.util.Optional;

/**
 * Asks for a place in a shard to read from.
 *
 * @param sequenceNumber for the two types that begin at or after one
 */
public record GetShardIteratorRequest(
        String streamArn, String shardId, ShardIteratorType type, Optional<String> sequenceNumber) {}
