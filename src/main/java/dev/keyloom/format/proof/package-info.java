/**
 * What random worlds told of a design, as text and JSON. It writes counterexamples and looks for none.
 */
@NullMarked
package dev.keyloom.format.proof;

import org.jspecify.annotations.NullMarked;
