/**
 * The design itself: tables, entities, relationships, key mappings, access patterns and sample records, as immutable
 * data, and the graph that entities and relationships form. What follows from it (items, findings) is computed elsewhere.
 */
@NullMarked
package dev.keyloom.model;

import org.jspecify.annotations.NullMarked;
