/**
 * Random worlds that a design has to stand: records that respect what the model declares and are hostile within it, every
 * access pattern run in each of them, and a failure shrunk to the smallest world that still fails. The same seed gives the
 * same worlds.
 */
@NullMarked
package dev.keyloom.prove;

import org.jspecify.annotations.NullMarked;
