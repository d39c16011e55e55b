package dev.keyloom.engine.storage;

import dev.keyloom.schema.IndexRef;

/**
 * Names the sorted map of a base table or of one of its indexes.
 *
 * @param tableId the table's identifier, never used again for another table, even of the same name
 */
public record MapName(String tableId, IndexRef index) {}
