/**
 * A model read back from a table's description and items sampled from it: entities, key templates, identifiers, attributes
 * and relationships, each template with what the items leave undecided. Pure: it reads no table itself, and the same items
 * always give the same model.
 */
@NullMarked
package dev.keyloom.connect.infer;

import org.jspecify.annotations.NullMarked;
