package dev.keyloom.format.mermaid;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Names as Mermaid's grammar takes them without quotes: ASCII letters, digits and underscores, no word of the language, each
 * different from the others whatever its case.
 */
final class MermaidNames {
    /** Words that the notation reads as its own where entities stand, in lower case. */
    private static final Set<String> ENTITY_WORDS = Set.of(
            "accdescr",
            "acctitle",
            "class",
            "classdef",
            "direction",
            "end",
            "erdiagram",
            "many",
            "o",
            "one",
            "only",
            "optionally",
            "style",
            "subgraph",
            "title",
            "to",
            "u",
            "zero");

    /** The same where attributes stand. */
    private static final Set<String> ATTRIBUTE_WORDS = Set.of("fk", "pk", "uk");

    /** A line that holds these words and a direction is read as a statement, even where they are quoted. */
    private static final Pattern DIRECTION = Pattern.compile("(direction)\\s", Pattern.CASE_INSENSITIVE);

    private final Map<String, String> plainNames;

    private MermaidNames(Map<String, String> plainNames) {
        this.plainNames = plainNames;
    }

    static MermaidNames ofEntities(List<String> names) {
        return of(names, ENTITY_WORDS);
    }

    static MermaidNames ofAttributes(List<String> names) {
        return of(names, ATTRIBUTE_WORDS);
    }

    private static MermaidNames of(List<String> names, Set<String> reserved) {
        Map<String, String> taken = new LinkedHashMap<>();
        Map<String, String> plainNames = new LinkedHashMap<>();
        for (String name : names) {
            String base = plainBase(name, reserved);
            String plain = base;
            for (int number = 2; taken.containsKey(plain.toLowerCase(Locale.ROOT)); number++) {
                plain = base + "_" + number;
            }
            taken.put(plain.toLowerCase(Locale.ROOT), name);
            plainNames.putIfAbsent(name, plain);
        }
        return new MermaidNames(plainNames);
    }

    /** Returns all names as they were given, in order. */
    List<String> all() {
        return List.copyOf(plainNames.keySet());
    }

    String plain(String name) {
        return Optional.ofNullable(plainNames.get(name)).orElseThrow();
    }

    boolean isChanged(String name) {
        return !plain(name).equals(name);
    }

    /** Returns any text in quotes; characters that have a meaning there are written as entity codes, nothing as a space. */
    static String quoted(String text) {
        StringBuilder quoted = new StringBuilder("\"");
        text.codePoints().forEach(c -> {
            if (Character.isISOControl(c) || (c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE)) {
                quoted.append(' ');
            } else if ("\"#%;<>&`~\\".indexOf(c) >= 0) {
                quoted.append('#').append(c).append(';');
            } else {
                quoted.appendCodePoint(c);
            }
        });
        if (text.isEmpty()) {
            quoted.append(' ');
        }
        return DIRECTION.matcher(quoted.append('"')).replaceAll("$1#32;");
    }

    private static String plainBase(String name, Set<String> reserved) {
        StringBuilder plain = new StringBuilder();
        name.codePoints().forEach(c -> plain.append(isPlain(c) ? Character.toString(c) : "_"));
        if (plain.isEmpty() || !Character.isLetter(plain.charAt(0))) {
            plain.insert(0, "N");
        }
        if (reserved.contains(plain.toString().toLowerCase(Locale.ROOT))) {
            plain.append('_');
        }
        return plain.toString();
    }

    private static boolean isPlain(int c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    }
}
