package dev.keyloom.wire.shape;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * What the service's model of an operation demands of one member, in the order in which the service checks it. An absent
 * member breaks only {@link #notNull}.
 *
 * @param notNull whether the member must be there
 * @param values the texts allowed; all if empty
 * @param pattern what a text must match whole
 * @param minLength of a text, list or map
 * @param maxLength of a text, list or map
 * @param minimum of a number
 * @param maximum of a number
 * @param exempt texts that pattern and lengths do not concern
 */
public record Rules(
        boolean notNull,
        List<String> values,
        Optional<Pattern> pattern,
        OptionalLong minLength,
        OptionalLong maxLength,
        OptionalLong minimum,
        OptionalLong maximum,
        Predicate<String> exempt) {
    public static final Rules NONE = new Rules(
            false,
            List.of(),
            Optional.empty(),
            OptionalLong.empty(),
            OptionalLong.empty(),
            OptionalLong.empty(),
            OptionalLong.empty(),
            text -> false);

    public Rules {
        values = List.copyOf(values);
    }

    /** Says whether nothing is demanded of a member that is there. */
    boolean isFree() {
        return values.isEmpty()
                && pattern.isEmpty()
                && minLength.isEmpty()
                && maxLength.isEmpty()
                && minimum.isEmpty()
                && maximum.isEmpty();
    }

    /** Returns rules that allow these texts only. */
    static Rules oneOf(String... values) {
        return new Rules(
                false,
                List.of(values),
                Optional.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalLong.empty(),
                NONE.exempt);
    }

    /** Returns the same rules for a member that must be there. */
    Rules required() {
        return new Rules(true, values, pattern, minLength, maxLength, minimum, maximum, exempt);
    }

    Rules matching(Pattern wanted) {
        return new Rules(notNull, values, Optional.of(wanted), minLength, maxLength, minimum, maximum, exempt);
    }

    Rules length(long least, long most) {
        return new Rules(
                notNull, values, pattern, OptionalLong.of(least), OptionalLong.of(most), minimum, maximum, exempt);
    }

    Rules atLeastLong(long least) {
        return new Rules(notNull, values, pattern, OptionalLong.of(least), maxLength, minimum, maximum, exempt);
    }

    Rules from(long least) {
        return new Rules(notNull, values, pattern, minLength, maxLength, OptionalLong.of(least), maximum, exempt);
    }

    Rules to(long most) {
        return new Rules(notNull, values, pattern, minLength, maxLength, minimum, OptionalLong.of(most), exempt);
    }

    /** Returns the same rules, of whose pattern and lengths some texts are free. */
    Rules butFor(Predicate<String> free) {
        return new Rules(notNull, values, pattern, minLength, maxLength, minimum, maximum, free);
    }
}
