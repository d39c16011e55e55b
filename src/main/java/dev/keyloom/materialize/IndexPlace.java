package dev.keyloom.materialize;

import dev.keyloom.schema.IndexRef;

/**
 * Where one item stands in the base table or an index.
 *
 * @param position its place in the collection, ascending, from 0
 */
public record IndexPlace(IndexRef index, ItemCollection collection, int position) {}
