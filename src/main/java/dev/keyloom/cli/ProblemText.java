package dev.keyloom.cli;

import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Severity;
import java.util.Locale;

/** Problems as people and editors read them: {@code file:line:column: what}. */
final class ProblemText {
    private ProblemText() {}

    /** Says whether a problem is more than information: it makes a check fail. */
    static boolean isFault(Problem problem) {
        return problem.severity() != Severity.INFO;
    }

    /** Returns where a problem is, then what it is and what would be right. */
    static String located(String file, Problem problem) {
        return place(file, problem.place()) + ": " + message(problem);
    }

    /** Returns {@code file:line:column}, as far as they are known. */
    static String place(String file, Place place) {
        return place.line() > 0 ? file + ":" + place.line() + ":" + place.column() : file;
    }

    /** Returns the message, and the suggestion where the message does not hold it already. */
    static String message(Problem problem) {
        return problem.suggestion()
                .filter(suggestion ->
                        !suggestion.isEmpty() && !problem.message().contains(suggestion))
                .map(suggestion -> problem.message() + " Did you mean " + suggestion + "?")
                .orElse(problem.message());
    }

    static String severity(Severity severity) {
        return severity.name().toLowerCase(Locale.ROOT);
    }
}
