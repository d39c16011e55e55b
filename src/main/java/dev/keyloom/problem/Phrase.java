package dev.keyloom.problem;

import java.util.List;

/**
 * A sentence, or a part of one, with places for what differs from case to case.
 *
 * @param key stable name under which other languages have their words for it: {@code K01.unpadded}; empty: they have none
 * @param english the words, with {@code {0}}, {@code {1}} … where the arguments go; all other braces stand for themselves
 */
public record Phrase(String key, String english) {
    /**
     * Returns the phrase with its places filled.
     *
     * @param arguments messages are said in the language of the whole, all else is what {@link String#valueOf(Object)} makes
     *     of it
     */
    public Message with(Object... arguments) {
        return new Message(this, List.of(arguments));
    }
}
