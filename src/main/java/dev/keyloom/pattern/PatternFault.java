package dev.keyloom.pattern;

/**
 * A pattern that cannot be run as it is written: a parameter is missing, an entity unknown, an expression means nothing.
 * It becomes the verdict of that pattern and never leaves this package.
 */
final class PatternFault extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PatternFault(String message) {
        super(message, null, false, false);
    }

    /** Returns the message for the pattern's author. */
    String text() {
        return String.valueOf(getMessage());
    }
}
