package dev.keyloom.gui.patterns;

import dev.keyloom.lint.Finding;
import dev.keyloom.materialize.Materialization;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.pattern.ExampleRun;
import dev.keyloom.pattern.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The selected pattern with what is known of it.
 *
 * @param position its place in the model's list, from 0
 * @param judged the verdict and the items that it was made on; nothing while the first one is being made
 * @param findings what the analyzer says of it, worst first
 */
record PatternDetail(
        int position, AccessPattern pattern, VerdictMark mark, Optional<Judged> judged, List<Finding> findings) {
    PatternDetail {
        findings = List.copyOf(findings);
    }

    /**
     * A verdict, and one example of it.
     *
     * @param example which of the verdict's examples is shown, from 0
     * @param isStale whether it is of an earlier state, and nothing is under way that would renew it
     * @param alone how long it took where the pattern was run alone
     */
    record Judged(
            Verdict verdict, Materialization materialization, int example, boolean isStale, Optional<Duration> alone) {
        ExampleRun run() {
            return verdict.examples().get(example);
        }
    }
}
