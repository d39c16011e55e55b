package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import java.util.List;

/** Holds fixes to their promise: applied to the design that the finding is about, the finding is gone. */
final class Fixes {
    private Fixes() {}

    /** Checks that each finding of a rule has a fix and that it mends it; returns the design after the first fix. */
    static DataModel mend(Rule rule, DataModel model) {
        List<Finding> findings = Designs.check(rule, model);
        assertThat(findings).isNotEmpty();
        for (Finding finding : findings) {
            DataModel mended = finding.fix().orElseThrow().change().apply(model);
            assertThat(Designs.messages(rule, mended))
                    .as(finding.fix().get().label())
                    .doesNotContain(finding.message());
        }
        return findings.get(0).fix().orElseThrow().change().apply(model);
    }
}
