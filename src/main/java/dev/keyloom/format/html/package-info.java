/**
 * Pieces of self-contained HTML: escaping, the frame of a page with its style, colours of entities in both themes, and
 * key templates with their placeholders marked. It knows no chart and no item collection.
 */
@NullMarked
package dev.keyloom.format.html;

import org.jspecify.annotations.NullMarked;
