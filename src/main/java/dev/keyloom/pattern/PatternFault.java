package dev.keyloom.pattern;

import dev.keyloom.problem.Message;

/**
 * A pattern that cannot be run as it is written: a parameter is missing, an entity unknown, an expression means nothing.
 * It becomes the verdict of that pattern and never leaves this package.
 */
final class PatternFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Message said;

    PatternFault(Message said) {
        super(said.text(), null, false, false);
        this.said = said;
    }

    /** Returns the message for the pattern's author. */
    Message said() {
        return said;
    }
}
