/**
 * Faults of what the user gave us, as data: a {@link dev.keyloom.problem.Problem} says what is wrong, where, and what
 * would be right; a {@link dev.keyloom.problem.Result} carries a value together with the problems met on the way to it.
 * It is not for findings of the analyzer, nor for failures of disk or network. Our own mistakes are thrown; where the rest
 * of the work can go on without a part, an {@link dev.keyloom.problem.OwnFault} keeps what that part threw. A
 * {@link dev.keyloom.problem.Message} is what is said to the user before a language is chosen; the words of other languages
 * are not here.
 */
@NullMarked
package dev.keyloom.problem;

import org.jspecify.annotations.NullMarked;
