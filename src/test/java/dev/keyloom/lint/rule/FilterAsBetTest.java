package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import org.junit.jupiter.api.Test;

/** Filters in place of keys. */
class FilterAsBetTest {
    private static final Rule RULE = new FilterAsBet();

    private static DataModel issues(String filter, String bet) {
        return Designs.store()
                .entity("Issue", "Repo!*", "Number!* N", "Status~")
                .identifiedBy("Repo", "Number")
                .primary("REPO#<Repo>", "ISSUE#<Number|pad(5)>")
                .pattern(
                        "'parameters': {'Repo': 'r', 'status': 'Open'}, 'steps': [{'operation': 'Query', 'index': 'primary',"
                                + " 'partition': 'REPO#<Repo>'" + filter + "}], 'returns': [{'entity': 'Issue'}]" + bet)
                .build();
    }

    private static final String FILTER = ", 'filter': '#Status = :status'";

    @Test
    void recordedBetIsRemembered() {
        assertThat(Designs.check(RULE, issues(FILTER, ", 'bet': 'few are closed'")))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.message())
                            .isEqualTo(
                                    "Pattern 1 \"Pattern 1\" filters instead of asking by key, on a bet: few are closed");
                    assertThat(finding.severity()).isEqualTo(Severity.INFO);
                });
    }

    @Test
    void withoutABetOrAFilterThereIsNothingToRemember() {
        assertThat(Designs.messages(RULE, issues(FILTER, ""))).isEmpty();
        assertThat(Designs.messages(RULE, issues("", ", 'bet': 'few are closed'")))
                .isEmpty();
    }
}
