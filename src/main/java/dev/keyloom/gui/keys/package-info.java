/**
 * The place "Keys": the entity chart as a grid whose cells are key templates, edited in place. The view model and all
 * texts, wrappings and sizes are computed without nodes; views draw them. It does not judge a design as a whole, that is
 * the analyzer's.
 */
@NullMarked
package dev.keyloom.gui.keys;

import org.jspecify.annotations.NullMarked;
