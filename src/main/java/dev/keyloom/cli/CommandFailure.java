package dev.keyloom.cli;

/** Ends a command: its message is the one line that the user reads, and says what, where and what would be right. */
final class CommandFailure extends Exception {
    private static final long serialVersionUID = 1;

    private final ExitCode exitCode;

    CommandFailure(ExitCode exitCode, String message) {
        super(message);
        this.exitCode = exitCode;
    }

    CommandFailure(ExitCode exitCode, String message, Throwable cause) {
        super(message, cause);
        this.exitCode = exitCode;
    }

    ExitCode exitCode() {
        return exitCode;
    }
}
