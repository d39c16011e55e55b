package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import org.junit.jupiter.api.Test;

/** Numbers drawn in one request and used in the next. */
class NumberInTwoRequestsTest {
    private static final Rule RULE = new NumberInTwoRequests();

    private static DataModel issues(String first) {
        return Designs.store()
                .entity("Repo", "Name!*", "Count~ N")
                .identifiedBy("Name")
                .primary("REPO#<Name>", "REPO#<Name>")
                .entity("Issue", "Name!*", "Number!* N")
                .identifiedBy("Name", "Number")
                .primary("REPO#<Name>", "ISSUE#<Number|pad(5)>")
                .pattern("'parameters': {'Name': 'n'}, 'steps': [" + first
                        + ", {'operation': 'PutItem', 'entity': 'Issue'," + " 'values': {'Number': '<before.Count>'}}]")
                .build();
    }

    @Test
    void drawnNumberMayLeaveAGap() {
        assertThat(Designs.check(
                        RULE,
                        issues("{'operation': 'UpdateItem', 'as': 'before', 'entity': 'Repo', 'update': 'ADD #Count 1',"
                                + " 'returnValues': 'UPDATED_NEW'}")))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.message()).contains("two requests", "Issue.Number", "gap");
                    assertThat(finding.severity()).isEqualTo(Severity.INFO);
                });
    }

    @Test
    void numberThatIsReadIsGivenOutTwice() {
        assertThat(Designs.check(
                        RULE,
                        issues("{'operation': 'Query', 'as': 'before', 'index': 'primary', 'partition': 'REPO#<Name>',"
                                + " 'select': 'COUNT'}")))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.message()).contains("comes from a read");
                    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
                });
    }

    @Test
    void numberThatTheCallerGivesIsFine() {
        assertThat(Designs.messages(RULE, Designs.sample("e-commerce"))).isEmpty();
    }

    @Test
    void gitHubDrawsTwo() {
        assertThat(Designs.check(RULE, Designs.sample("github")))
                .extracting(finding -> finding.where().get(0))
                .containsExactly(new Where.Pattern(4), new Where.Pattern(7));
    }
}
