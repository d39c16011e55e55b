package dev.keyloom.cli;

/** What a command's exit code tells scripts. */
public enum ExitCode {
    FINE(0),
    /** There are findings, or a check failed. */
    FINDINGS(1),
    /** The command was called wrongly, or its output cannot be written where it was wanted. */
    WRONG_USAGE(2),
    /** The input cannot be read, or is no model. */
    UNREADABLE_INPUT(3),
    /** A table service or the network refused. */
    REFUSED(4),
    /** A fault of the program itself. */
    OUR_FAULT(70);

    private final int number;

    ExitCode(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }
}
