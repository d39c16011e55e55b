package dev.keyloom.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The attribute names in the text of an expression of the model, with their places, so that one can be renamed and the
 * rest of the text stays as its author wrote it. Literals, values ({@code :status}), functions and keywords are no names.
 */
final class ExpressionNames {
    private static final Set<String> KEYWORDS =
            Set.of("AND", "OR", "NOT", "BETWEEN", "IN", "SET", "REMOVE", "ADD", "DELETE");

    /** Chooses the step of a document path that an edit is about. */
    @FunctionalInterface
    interface StepOfPath {
        /** Returns the index of the step in the path {@code names}, or -1 if the path is another one. */
        int find(List<String> names);
    }

    /** A name in the text, behind its {@code #} if it has one. */
    private record Name(int start, int end) {}

    private final String text;
    private final List<List<Name>> paths = new ArrayList<>();

    private ExpressionNames(String text) {
        this.text = text;
    }

    static ExpressionNames in(String text) {
        ExpressionNames names = new ExpressionNames(text);
        names.scan();
        return names;
    }

    boolean mentions(StepOfPath step) {
        return paths.stream().anyMatch(path -> step.find(texts(path)) >= 0);
    }

    /**
     * Returns the text with the chosen step of each path that has one renamed.
     *
     * @param mark what stands before the new name where the old one had no {@code #}: that, or nothing
     */
    String renamed(StepOfPath step, String newName, String mark) {
        StringBuilder result = new StringBuilder();
        int copied = 0;
        for (List<Name> path : paths) {
            int found = step.find(texts(path));
            if (found >= 0) {
                Name name = path.get(found);
                boolean isMarked = name.start() > 0 && text.charAt(name.start() - 1) == '#';
                result.append(text, copied, name.start())
                        .append(isMarked ? "" : mark)
                        .append(newName);
                copied = name.end();
            }
        }
        return result.append(text, copied, text.length()).toString();
    }

    private List<String> texts(List<Name> path) {
        return path.stream()
                .map(name -> text.substring(name.start(), name.end()))
                .toList();
    }

    private void scan() {
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '\'' || c == '"') {
                int close = text.indexOf(c, i + 1);
                i = close < 0 ? text.length() : close + 1;
            } else if (c == ':' || isDigit(c)) {
                i = endOfName(i + 1);
            } else if (c == '#' || isNamePart(c)) {
                i = path(i);
            } else {
                i++;
            }
        }
    }

    /** Reads the path that begins at {@code start} and returns where it ends. */
    private int path(int start) {
        List<Name> names = new ArrayList<>();
        int i = start;
        while (true) {
            int nameStart = text.startsWith("#", i) ? i + 1 : i;
            int end = endOfName(nameStart);
            names.add(new Name(nameStart, end));
            i = endOfIndexes(end);
            if (!text.startsWith(".", i)) {
                break;
            }
            i++;
        }
        if (text.charAt(start) == '#' || names.size() > 1 || !isWord(names.get(0))) {
            paths.add(names);
        }
        return Math.max(i, start + 1);
    }

    private boolean isWord(Name name) {
        String word = text.substring(name.start(), name.end()).toUpperCase(Locale.ROOT);
        int next = name.end();
        while (next < text.length() && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        return KEYWORDS.contains(word) || text.startsWith("(", next);
    }

    private int endOfIndexes(int start) {
        int i = start;
        while (text.startsWith("[", i)) {
            int close = text.indexOf(']', i);
            i = close < 0 ? text.length() : close + 1;
        }
        return i;
    }

    private int endOfName(int start) {
        int i = start;
        while (i < text.length() && isNamePart(text.charAt(i))) {
            i++;
        }
        return i;
    }

    private static boolean isNamePart(char c) {
        return Character.isLetterOrDigit(c) || Character.isSurrogate(c) || c == '_';
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }
}
