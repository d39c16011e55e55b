package dev.keyloom.materialize;

import java.util.concurrent.CancellationException;

/** Tells running work that its result is no longer wanted. */
@FunctionalInterface
public interface Cancellation {
    /** Never asks to stop. */
    Cancellation NEVER = () -> false;

    /** Says whether to stop; asked from the working thread, often. */
    boolean isRequested();

    /**
     * Goes on if the result is still wanted.
     *
     * @throws CancellationException if it is not
     */
    default void check() {
        if (isRequested()) {
            throw new CancellationException("The result is no longer wanted");
        }
    }

    /**
     * Like {@link #check()}, but asks only at every so many turns of a loop.
     *
     * @param turn number of the turn, from 0
     * @throws CancellationException if the result is no longer wanted
     */
    default void check(int turn) {
        if (turn % 4096 == 0) {
            check();
        }
    }
}
