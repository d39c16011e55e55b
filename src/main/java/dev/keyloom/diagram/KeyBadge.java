package dev.keyloom.diagram;

import dev.keyloom.schema.IndexRef;

/**
 * Says that an attribute is part of the entity's key in one index. A partition badge is filled.
 *
 * @param bounds relative to the upper left corner of the box
 */
public record KeyBadge(IndexRef index, String letter, KeyRole role, Bounds bounds) {}
