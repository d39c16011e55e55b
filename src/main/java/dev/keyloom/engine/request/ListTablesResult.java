package dev.keyloom.engine.request;

import java.util.List;
import java.util.Optional;

/** A page of the tables' names in their byte order, and its last one if there are more. */
public record ListTablesResult(List<String> tables, Optional<String> lastEvaluatedTable) {}
