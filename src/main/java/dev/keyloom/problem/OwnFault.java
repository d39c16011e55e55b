package dev.keyloom.problem;

import java.util.Optional;
import java.util.concurrent.CancellationException;

/**
 * A part of the program that broke down where its neighbours could go on. It is our fault and says nothing about the
 * input.
 *
 * @param part what broke down, in words that the user knows: {@code rule K01}
 * @param cause what it threw
 */
public record OwnFault(String part, Throwable cause) {

    /**
     * Does a part of some work on its own and returns how it broke down, if it did. What other people's code would not
     * survive either goes through: being asked to stop, and a machine out of memory.
     */
    public static Optional<OwnFault> of(String part, Runnable work) {
        try {
            work.run();
            return Optional.empty();
        } catch (CancellationException asked) {
            throw asked;
        } catch (RuntimeException | AssertionError | StackOverflowError broken) {
            return Optional.of(new OwnFault(part, broken));
        }
    }

    /** Returns one sentence for the user. */
    public String message() {
        return "Keyloom broke down in " + part + " (" + cause + "): that is a fault of Keyloom, not of the model";
    }
}
