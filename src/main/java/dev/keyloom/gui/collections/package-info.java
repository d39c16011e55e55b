/**
 * The place that shows the base table and its indexes side by side, item collection by item collection. It shows what
 * {@code materialize} computed and computes no items itself.
 */
@NullMarked
package dev.keyloom.gui.collections;

import org.jspecify.annotations.NullMarked;
