/**
 * The open document as the window sees it: its store with history, what is derived from it in the background, and the
 * session state that is neither saved nor undone. It holds properties and no nodes.
 */
@NullMarked
package dev.keyloom.gui.document;

import org.jspecify.annotations.NullMarked;
