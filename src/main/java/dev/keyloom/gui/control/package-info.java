/**
 * Small controls and helpers that every part of the window uses: texts of the bundle, icons, tags, empty states. They
 * know nothing of documents.
 */
@NullMarked
package dev.keyloom.gui.control;

import org.jspecify.annotations.NullMarked;
