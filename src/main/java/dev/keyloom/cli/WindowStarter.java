package dev.keyloom.cli;

import java.util.List;
import java.util.Optional;

/** Opens the window. What the command line knows of it: nothing of the window is loaded before it is asked for. */
@FunctionalInterface
public interface WindowStarter {
    /**
     * Opens the window and returns when it was closed.
     *
     * @param models what it shows first, each the absolute path of a model file or {@code sample:NAME}; none: its start page
     * @throws WindowUnavailable if there is no window system, or it cannot be used
     */
    void open(List<String> models) throws WindowUnavailable;

    /** Says why there is no window. */
    final class WindowUnavailable extends Exception {
        private static final long serialVersionUID = 1;

        /** @param message what is missing and what brings it, one sentence */
        public WindowUnavailable(String message) {
            super(message);
        }

        /** @param message what is missing and what brings it, one sentence */
        public WindowUnavailable(String message, Throwable cause) {
            super(message, cause);
        }

        /** Returns what is missing. */
        public String reason() {
            return Optional.ofNullable(getMessage()).orElse("");
        }
    }
}
