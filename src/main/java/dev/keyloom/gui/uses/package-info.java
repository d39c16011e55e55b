/**
 * Access patterns beside the indexes they use: who uses what, a list of them, and the mark that goes both ways while the
 * pointer rests on one of the two. It runs no pattern and judges none.
 */
@NullMarked
package dev.keyloom.gui.uses;

import org.jspecify.annotations.NullMarked;
