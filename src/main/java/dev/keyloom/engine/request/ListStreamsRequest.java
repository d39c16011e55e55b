package dev.keyloom.engine.request;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads a page of the streams.
 *
 * @param table only those of one table
 * @param limit 1 to 100; 100 if absent
 */
public record ListStreamsRequest(Optional<String> table, OptionalInt limit, Optional<String> exclusiveStartStreamArn) {}
