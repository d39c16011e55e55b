package dev.keyloom.diagram;

import dev.keyloom.schema.IndexRef;

/**
 * A column of key badges in a box: one for each index that the entity joins.
 *
 * @param letter {@code P} for the base table, the number of a global index, {@code L1} for the first local index
 * @param centerX middle of the column, from the left edge of the box
 */
public record KeyColumn(IndexRef index, String letter, double centerX) {}
