package dev.keyloom.cli;

import java.util.Locale;

/** Text of unknown origin, made safe for a terminal: nothing in it moves the cursor, changes colours or ends the line. */
final class TerminalText {
    private TerminalText() {}

    /** Returns {@code text} on one line; control and formatting characters are written as {@code \}{@code u001B}. */
    static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text.length());
        text.codePoints().forEach(codePoint -> {
            if (isHarmless(codePoint)) {
                line.appendCodePoint(codePoint);
            } else {
                line.append(String.format(Locale.ROOT, "\\u%04X", codePoint));
            }
        });
        return line.toString();
    }

    private static boolean isHarmless(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                false;
            // Joiners make emoji and several scripts; the others of this kind turn the direction of writing.
            case Character.FORMAT -> codePoint == 0x200C || codePoint == 0x200D;
            default -> true;
        };
    }
}
