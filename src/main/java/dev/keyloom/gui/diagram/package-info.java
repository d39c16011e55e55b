/**
 * The place "Diagram": entities as boxes and relationships as lines, drawn, moved and connected with the mouse or the
 * keyboard. Geometry comes from {@code diagram}, every change goes through the document's store; no key is made and
 * nothing is checked here.
 */
@NullMarked
package dev.keyloom.gui.diagram;

import org.jspecify.annotations.NullMarked;
