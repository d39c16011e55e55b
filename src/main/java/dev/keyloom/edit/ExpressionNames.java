package dev.keyloom.edit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The names in the text of an expression of the model, with their places, so that one can be renamed and the rest of the
 * text stays as its author wrote it, even where it is wrong. Literals, values ({@code :status}), functions and keywords are
 * no names.
 */
final class ExpressionNames {
    /** What the name of a value or, behind {@code #}, of an attribute is made of. */
    static final String WORD = "[\\p{L}\\p{M}\\p{N}_]+";

    private static final Pattern TOKEN = Pattern.compile("'[^']*'?|\"[^\"]*\"?|:" + WORD + "|(?<path>#?" + WORD
            + "(?:\\s*\\[[^\\]]*\\]|\\s*\\.\\s*#?" + WORD + ")*)");

    private static final Pattern STEP = Pattern.compile("\\[[^\\]]*\\]|(?<name>" + WORD + ")");

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}_][\\p{L}\\p{M}\\p{N}_]*");

    private static final Pattern CALL = Pattern.compile("\\s*\\(");

    private static final Set<String> KEYWORDS =
            Set.of("AND", "OR", "NOT", "BETWEEN", "IN", "SET", "REMOVE", "ADD", "DELETE", "TRUE", "FALSE", "NULL");

    /** Chooses the step of a document path that an edit is about. */
    @FunctionalInterface
    interface StepOfPath {
        /** Returns the index of the step in the path {@code names}, or -1 if the path is another one. */
        int find(List<String> names);
    }

    /** A name in the text, behind its {@code #} if it has one. */
    private record Name(String text, int start, int end) {}

    private final String text;
    private final List<List<Name>> paths = new ArrayList<>();

    private ExpressionNames(String text) {
        this.text = text;
    }

    static ExpressionNames in(String text) {
        ExpressionNames names = new ExpressionNames(text);
        Matcher token = TOKEN.matcher(text);
        while (token.find()) {
            if (token.group("path") != null && names.isAttribute(token)) {
                names.paths.add(names.steps(token.start(), token.end()));
            }
        }
        return names;
    }

    /** Says whether an expression can write a name as it is, without {@code #}. */
    static boolean isPlain(String name) {
        return PLAIN.matcher(name).matches() && !KEYWORDS.contains(name.toUpperCase(Locale.ROOT));
    }

    boolean mentions(StepOfPath step) {
        return paths.stream().anyMatch(path -> step.find(texts(path)) >= 0);
    }

    /** Returns the text with the chosen step of each path that has one renamed. */
    String renamed(StepOfPath step, String newName) {
        StringBuilder result = new StringBuilder();
        int copied = 0;
        for (List<Name> path : paths) {
            int found = step.find(texts(path));
            if (found >= 0) {
                Name name = path.get(found);
                boolean isMarked = name.start() > 0 && text.charAt(name.start() - 1) == '#';
                result.append(text, copied, name.start())
                        .append(isMarked || isPlain(newName) ? "" : "#")
                        .append(newName);
                copied = name.end();
            }
        }
        return result.append(text, copied, text.length()).toString();
    }

    private static List<String> texts(List<Name> path) {
        return path.stream().map(Name::text).toList();
    }

    /** Numbers, keywords and functions are written like names. */
    private boolean isAttribute(Matcher token) {
        String path = token.group();
        if (path.startsWith("#")) {
            return true;
        }
        boolean isCall = CALL.matcher(text).region(token.end(), text.length()).lookingAt();
        boolean isName = Character.isLetter(path.codePointAt(0)) || path.startsWith("_");
        return isName && !isCall && !KEYWORDS.contains(path.toUpperCase(Locale.ROOT));
    }

    private List<Name> steps(int start, int end) {
        List<Name> names = new ArrayList<>();
        Matcher step = STEP.matcher(text).region(start, end);
        while (step.find()) {
            if (step.group("name") != null) {
                names.add(new Name(step.group(), step.start(), step.end()));
            }
        }
        return names;
    }
}
