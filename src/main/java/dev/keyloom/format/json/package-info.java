/**
 * JSON for all formats and outputs: a file's text as a tree that knows where each value stands, and a tree as text in
 * one fixed layout. It knows JSON alone, nothing of models or items.
 */
@NullMarked
package dev.keyloom.format.json;

import org.jspecify.annotations.NullMarked;
