/**
 * What one file holds and undo covers: a data model together with the layout of its diagram.
 */
@NullMarked
package dev.keyloom.document;

import org.jspecify.annotations.NullMarked;
