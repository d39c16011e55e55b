package dev.keyloom.problem;

import java.util.Optional;

/**
 * A fault of the input: what is wrong, where, and what would be right.
 *
 * @param severity how much it matters
 * @param code stable name of the kind of problem, for example {@code template-unknown-attribute}
 * @param message one sentence for the user that quotes his text
 * @param place where it is
 * @param suggestion what would be right: text that may stand in place of the faulty part, if one is known
 */
public record Problem(Severity severity, String code, String message, Place place, Optional<String> suggestion) {

    public static Problem error(String code, String message, Place place) {
        return new Problem(Severity.ERROR, code, message, place, Optional.empty());
    }

    public static Problem warning(String code, String message, Place place) {
        return new Problem(Severity.WARNING, code, message, place, Optional.empty());
    }

    public static Problem info(String code, String message, Place place) {
        return new Problem(Severity.INFO, code, message, place, Optional.empty());
    }

    /** Returns this problem with a proposal of what would be right. */
    public Problem suggesting(String replacement) {
        return new Problem(severity, code, message, place, Optional.of(replacement));
    }

    /** Returns this problem at another place. */
    public Problem at(Place newPlace) {
        return new Problem(severity, code, message, newPlace, suggestion);
    }

    /** Returns this problem with its JSON pointer put below {@code parentPath}. */
    public Problem within(String parentPath) {
        return at(place.within(parentPath));
    }

    public boolean isError() {
        return severity == Severity.ERROR;
    }
}
