package dev.keyloom.model;

import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.ProblemCollector;
import dev.keyloom.problem.Severity;
import dev.keyloom.problem.Suggestions;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Collects the problems of a model. Each way to report one quotes the author's text and says what would be right. */
final class ModelProblems {
    /** What a name can be a name of. */
    enum Referent {
        TABLE("table"),
        ENTITY("entity"),
        ATTRIBUTE("attribute"),
        INDEX("index"),
        KEY_ATTRIBUTE("key attribute"),
        RELATIONSHIP("relationship"),
        VARIANT("variant"),
        PARAMETER("parameter"),
        ANSWER("entry");

        private final String word;

        Referent(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }

        private String code() {
            return "unknown-" + word.replace(' ', '-');
        }
    }

    /** Beyond these sizes no suggestion is looked for: no typing mistake is that long, and it would take minutes. */
    private static final int MAX_NAME = 100;

    private static final int MAX_CANDIDATES = 2000;

    private final ProblemCollector problems = new ProblemCollector();

    List<Problem> toList() {
        return problems.toList();
    }

    void add(Problem problem) {
        problems.add(problem);
    }

    void error(String code, String path, String message) {
        problems.add(Problem.error(code, message, Place.at(path)));
    }

    void warning(String code, String path, String message) {
        problems.add(Problem.warning(code, message, Place.at(path)));
    }

    /** Reports that {@code who} names something that {@code owner} does not have. */
    void unknown(Referent referent, String name, String path, String who, String owner, Collection<String> known) {
        Optional<String> nearest = nearest(name, known);
        String message = who + " names " + referent.word() + " " + quoted(name) + ", which " + owner + " does not have."
                + didYouMean(nearest.map(ModelProblems::quoted));
        add(suggesting(Problem.error(referent.code(), message, Place.at(path)), nearest));
    }

    /** Reports the names that stand more than once in a list, at the second and further places. */
    void duplicates(List<String> names, String plural, String listPath, String member) {
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < names.size(); i++) {
            if (!seen.add(names.get(i))) {
                String message = "Two " + plural + " have the name " + quoted(names.get(i)) + ". Rename one of them.";
                error("duplicate-name", listPath + "/" + i + member, message);
            }
        }
    }

    /** Reports an empty name. */
    void named(String name, String what, String path) {
        if (name.isEmpty()) {
            error("empty-name", path, "The name of " + what + " is empty.");
        }
    }

    static Problem suggesting(Problem problem, Optional<String> replacement) {
        return replacement.map(problem::suggesting).orElse(problem);
    }

    /** Returns what was probably meant. */
    Optional<String> nearest(String name, Collection<String> known) {
        return name.length() > MAX_NAME || known.size() > MAX_CANDIDATES || !problems.hasRoom(Severity.ERROR)
                ? Optional.empty()
                : Suggestions.nearest(name, known);
    }

    /** Returns the question that stands at the end of a message. */
    static String didYouMean(Optional<String> nearest) {
        return nearest.map(near -> " Did you mean " + near + "?").orElse("");
    }

    static String quoted(String text) {
        return '"' + text + '"';
    }

    /** Returns the path of an element; an only element is written without its list. */
    static String element(String path, int index, int size) {
        return size == 1 ? path : path + "/" + index;
    }
}
