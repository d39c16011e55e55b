package dev.keyloom.engine.request;

import java.util.Optional;
import java.util.OptionalInt;

/** Reads a page of the shards of a stream. */
public record DescribeStreamRequest(String streamArn, OptionalInt limit, Optional<String> exclusiveStartShardId) {}
