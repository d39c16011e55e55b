package dev.keyloom.engine.request;

import java.util.OptionalInt;

/**
 * Reads records of a shard.
 *
 * @param limit 1 to 1000; 1000 if absent
 */
public record GetRecordsRequest(String shardIterator, OptionalInt limit) {}
