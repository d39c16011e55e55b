package dev.keyloom.gui.keys;

import java.util.Optional;

/**
 * What stands around the caret in a template that is being written. Positions are in chars.
 *
 * @param open where the placeholder's bracket stands
 * @param bar where the last bar before the caret stands in the placeholder; absent in its path
 * @param start where the word at the caret begins
 * @param end where it ends: at a bar, a bracket or the end of the text
 */
record CaretContext(int open, Optional<Integer> bar, int start, int end) {

    /** Returns the context; nothing if the caret stands in literal text. */
    static Optional<CaretContext> of(String text, int caret) {
        int open = -1;
        int bar = -1;
        boolean isQuoted = false;
        for (int i = 0; i < caret; i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (open < 0) {
                if (c == '<') {
                    open = i;
                    bar = -1;
                    isQuoted = false;
                }
            } else if (c == '"') {
                isQuoted = !isQuoted;
            } else if (!isQuoted && c == '>') {
                open = -1;
            } else if (!isQuoted && c == '|') {
                bar = i;
            }
        }
        if (open < 0) {
            return Optional.empty();
        }
        int start = (bar < 0 ? open : bar) + 1;
        return Optional.of(new CaretContext(
                open, bar < 0 ? Optional.empty() : Optional.of(bar), start, end(text, caret, isQuoted)));
    }

    boolean isFunction() {
        return bar.isPresent();
    }

    /** Returns the path of the placeholder, as written. */
    String path(String text) {
        int pathEnd = text.indexOf('|', open);
        int last = pathEnd < 0 || pathEnd > end ? end : pathEnd;
        return text.substring(open + 1, last).strip();
    }

    /** Says whether a function stands between the path and the word at the caret. */
    boolean hasEarlierFunction(String text) {
        return bar.isPresent() && text.indexOf('|', open) < bar.get();
    }

    /** Says whether the placeholder goes on behind the word. */
    boolean isClosed(String text) {
        return end < text.length() && (text.charAt(end) == '>' || text.charAt(end) == '|');
    }

    private static int end(String text, int caret, boolean quotedAtCaret) {
        boolean isQuoted = quotedAtCaret;
        for (int i = caret; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '"') {
                isQuoted = !isQuoted;
            } else if (!isQuoted && (c == '|' || c == '>' || c == '<' || c == '#')) {
                return i;
            }
        }
        return text.length();
    }
}
