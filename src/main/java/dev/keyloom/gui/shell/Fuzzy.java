package dev.keyloom.gui.shell;

import java.util.Locale;
import java.util.OptionalInt;

/** How well a text answers what was typed into the command palette. */
final class Fuzzy {
    private static final int WORD_START = 8;
    private static final int NEXT_TO_LAST = 5;
    private static final int FOUND = 1;

    private Fuzzy() {}

    /**
     * Returns a score, higher for a better match, if the characters of {@code typed} stand in {@code text} in this order;
     * matches at the beginning of words and in a row count more, short texts win among equals.
     */
    static OptionalInt score(String typed, String text) {
        String query = typed.toLowerCase(Locale.ROOT).strip();
        String folded = text.toLowerCase(Locale.ROOT);
        if (query.isEmpty()) {
            return OptionalInt.of(0);
        }
        int whole = folded.indexOf(query);
        if (whole >= 0) {
            boolean atWord = whole == 0 || !Character.isLetterOrDigit(folded.charAt(whole - 1));
            return OptionalInt.of(
                    query.length() * (WORD_START + NEXT_TO_LAST) + (atWord ? WORD_START : 0) - text.length());
        }
        int score = 0;
        int last = -2;
        int from = 0;
        for (int i = 0; i < query.length(); i++) {
            char wanted = query.charAt(i);
            if (wanted == ' ') {
                continue;
            }
            int found = folded.indexOf(wanted, from);
            if (found < 0) {
                return OptionalInt.empty();
            }
            boolean startsWord = found == 0
                    || !Character.isLetterOrDigit(text.charAt(found - 1))
                    || (Character.isUpperCase(text.charAt(found)) && Character.isLowerCase(text.charAt(found - 1)));
            score += startsWord ? WORD_START : found == last + 1 ? NEXT_TO_LAST : FOUND;
            last = found;
            from = found + 1;
        }
        return OptionalInt.of(score - text.length());
    }
}
