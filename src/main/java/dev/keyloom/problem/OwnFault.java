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
public record OwnFault(Message part, Throwable cause) {
    private static final Phrase BROKE_DOWN =
            new Phrase("own-fault", "Keyloom broke down in {0} ({1}): that is a fault of Keyloom, not of the model");

    /**
     * Does a part of some work on its own and returns how it broke down, if it did. What no part could survive goes through:
     * being asked to stop, and a machine out of memory.
     */
    public static Optional<OwnFault> of(Message part, Runnable work) {
        try {
            work.run();
            return Optional.empty();
        } catch (CancellationException asked) {
            throw asked;
        } catch (RuntimeException | AssertionError | StackOverflowError broken) {
            return Optional.of(new OwnFault(part, broken));
        }
    }

    /** Returns one sentence for the user, without its full stop. */
    public Message message() {
        return BROKE_DOWN.with(part, cause);
    }
}
