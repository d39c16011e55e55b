package dev.keyloom.problem;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is said to the user, before it is put into the words of a language. Whoever says it fixes the English words; a window
 * in another language looks up its own by the phrase's key.
 *
 * @param arguments what stands in the places of the phrase, in the order of their numbers
 */
public record Message(Phrase phrase, List<Object> arguments) {
    private static final Pattern PLACE = Pattern.compile("\\{(\\d+)}");
    private static final Phrase VERBATIM = new Phrase("", "{0}");
    private static final Phrase AND = new Phrase("text.and", "{0} and {1}");
    private static final Phrase OR = new Phrase("text.or", "{0} or {1}");

    public Message {
        arguments = List.copyOf(arguments);
    }

    /** Returns a message that is the same in every language, as what the service says. */
    public static Message verbatim(String text) {
        return VERBATIM.with(text);
    }

    /** Returns the members with "and" between each two; of none, nothing. */
    public static Message and(List<?> members) {
        return joined(members, AND);
    }

    /** Returns the members with "or" between each two; of none, nothing. */
    public static Message or(List<?> members) {
        return joined(members, OR);
    }

    private static Message joined(List<?> members, Phrase between) {
        Object whole = members.isEmpty() ? "" : members.get(0);
        for (int i = 1; i < members.size(); i++) {
            whole = between.with(whole, members.get(i));
        }
        return whole instanceof Message message ? message : VERBATIM.with(whole);
    }

    /** Returns the English words. */
    public String text() {
        return filled(phrase.english(), argument -> argument.text());
    }

    /**
     * Returns the words of another language. What it has no words for stays English, a part as well as the whole.
     *
     * @param words finds the language's words for a phrase, with the same places
     */
    public String text(Function<Phrase, Optional<String>> words) {
        if (phrase.key().isEmpty()) {
            return filled(phrase.english(), argument -> argument.text(words));
        }
        return words.apply(phrase)
                .map(pattern -> filled(pattern, argument -> argument.text(words)))
                .orElseGet(this::text);
    }

    private String filled(String pattern, Function<Message, String> inner) {
        return PLACE.matcher(pattern).replaceAll(place -> Matcher.quoteReplacement(argument(place, inner)));
    }

    private String argument(MatchResult place, Function<Message, String> inner) {
        int number = Integer.parseInt(place.group(1));
        if (number >= arguments.size()) {
            throw new IllegalArgumentException(
                    phrase.key() + " has no argument " + number + ": \"" + phrase.english() + '"');
        }
        Object argument = arguments.get(number);
        return argument instanceof Message message ? inner.apply(message) : String.valueOf(argument);
    }

    /** Returns the English words, so that a message may stand in English text. */
    @Override
    public String toString() {
        return text();
    }
}
