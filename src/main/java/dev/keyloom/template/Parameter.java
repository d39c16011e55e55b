package dev.keyloom.template;

import java.util.List;

/**
 * An argument that a function takes.
 *
 * @param name what it means, for a signature: {@code digits}
 * @param presence whether it may be left out
 * @param min smallest number, for {@link Kind#NUMBER}
 * @param max largest number, for {@link Kind#NUMBER}
 * @param words the words to choose from, for {@link Kind#WORD}
 */
public record Parameter(String name, Kind kind, Presence presence, int min, int max, List<String> words) {
    public Parameter {
        words = List.copyOf(words);
    }

    /** How an argument is written. */
    public enum Kind {
        /** Decimal digits. */
        NUMBER,
        /** One of a few words. */
        WORD,
        /** Any text in quotation marks. */
        TEXT
    }

    /** Whether an argument may be left out. */
    public enum Presence {
        REQUIRED,
        OPTIONAL
    }

    static Parameter number(String name, int min, int max) {
        return new Parameter(name, Kind.NUMBER, Presence.REQUIRED, min, max, List.of());
    }

    static Parameter optionalNumber(String name, int min, int max) {
        return new Parameter(name, Kind.NUMBER, Presence.OPTIONAL, min, max, List.of());
    }

    static Parameter optionalWord(String word) {
        return new Parameter(word, Kind.WORD, Presence.OPTIONAL, 0, 0, List.of(word));
    }

    static Parameter text(String name) {
        return new Parameter(name, Kind.TEXT, Presence.REQUIRED, 0, 0, List.of());
    }

    boolean isOptional() {
        return presence == Presence.OPTIONAL;
    }

    /** Returns what may stand here, for a message: {@code a number from 1 to 126}. */
    String inWords() {
        return switch (kind) {
            case NUMBER -> "a number from " + min + " to " + max;
            case WORD -> "the word " + String.join(" or ", words);
            case TEXT -> "a text in quotation marks";
        };
    }
}
