package dev.keyloom.pattern;

import dev.keyloom.model.AccessPattern;
import java.util.Comparator;
import java.util.List;

/**
 * Whether a pattern gets right answers.
 *
 * @param examples one run for each set of example arguments, at least one
 */
public record Verdict(AccessPattern pattern, List<ExampleRun> examples) {
    /** What came out, best first. */
    public enum Kind {
        PASS("pass"),
        FAIL("fail"),
        ERROR("error"),
        UNSERVED("unserved");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** Returns the word that the JSON of verdicts uses. */
        public String word() {
            return word;
        }
    }

    public Verdict {
        examples = List.copyOf(examples);
    }

    public Kind kind() {
        return telling().verdict();
    }

    /** Returns the run that decides: the first of the worst, the first of all if all pass. */
    public ExampleRun telling() {
        return examples.stream()
                .max(Comparator.comparing(ExampleRun::verdict).thenComparing(run -> -examples.indexOf(run)))
                .orElseThrow();
    }
}
