/**
 * The language of key templates: how a key attribute's value is made from an entity's attributes, and how a key is read
 * back. Parsing, rendering, matching, prefixes and overlap; no entity and no table is known here.
 */
@NullMarked
package dev.keyloom.template;

import org.jspecify.annotations.NullMarked;
