/**
 * The inspector: forms for what is selected, whichever place selected it. Each form reads the document and changes it by
 * edits; none keeps a copy.
 */
@NullMarked
package dev.keyloom.gui.inspector;

import org.jspecify.annotations.NullMarked;
