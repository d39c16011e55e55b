package dev.keyloom.engine.request;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * Reads a page of the tables' names.
 *
 * @param limit 1 to 100; 100 if absent
 */
public record ListTablesRequest(Optional<String> exclusiveStartTable, OptionalInt limit) {}
