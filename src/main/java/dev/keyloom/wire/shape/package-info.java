/**
 * What requests look like: the members of each operation's input, their types and constraints, as data, and what reads
 * and checks by them. It knows no operation and does not know the engine's requests.
 */
@NullMarked
package dev.keyloom.wire.shape;

import org.jspecify.annotations.NullMarked;
