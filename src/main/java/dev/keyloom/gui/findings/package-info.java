/**
 * The panel below the places that lists what is wrong with the model and leads to it.
 */
@NullMarked
package dev.keyloom.gui.findings;

import org.jspecify.annotations.NullMarked;
