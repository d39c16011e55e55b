package dev.keyloom.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What all rules together say of the samples. */
class GitHubBaselineTest {
    private static final Linter LINTER = Linter.withAllRules();

    @Test
    void gitHubIsRightAndWorthKnowing() {
        assertThat(LINTER.check(LintContext.of(sample("github"))).require())
                .extracting(finding -> finding.severity() + " " + finding.rule() + " "
                        + where(finding.where().get(0)))
                .containsExactly(
                        "WARNING R09 forks",
                        "WARNING T07 2",
                        "INFO C05 Repo.StarCount",
                        "INFO C05 Repo.ForkCount",
                        "INFO C05 Repo.IssueAndPullRequestCount",
                        "INFO I03 GSI1",
                        "INFO I03 GSI2",
                        "INFO I03 GSI3",
                        "INFO I04 Repo",
                        "INFO K09 Repo",
                        "INFO Q09 5",
                        "INFO Q09 8",
                        "INFO T04 Reaction",
                        "INFO T06 4",
                        "INFO T06 7",
                        "INFO X03 5",
                        "INFO X03 8");
    }

    @ParameterizedTest
    @MethodSource("dev.keyloom.format.project.SampleModels#names")
    void noSampleHasAnError(String name) {
        assertThat(LINTER.check(LintContext.of(sample(name))).require())
                .noneMatch(finding -> finding.severity() == Severity.ERROR);
    }

    /** The samples teach: what a rule warns of is done otherwise, or the model says why not. GitHub keeps its two. */
    @ParameterizedTest
    @MethodSource("dev.keyloom.format.project.SampleModels#names")
    void noOtherSampleHasAWarningThatIsNotAnswered(String name) {
        assertThat(LINTER.check(LintContext.of(sample(name))).require())
                .filteredOn(finding -> finding.severity() == Severity.WARNING)
                .hasSize(name.equals("github") ? 2 : 0);
    }

    private static String where(Where where) {
        if (where instanceof Where.Attribute attribute) {
            return attribute.entity() + "." + attribute.attribute();
        }
        if (where instanceof Where.Entity entity) {
            return entity.entity();
        }
        if (where instanceof Where.Key key) {
            return key.entity();
        }
        if (where instanceof Where.Index index) {
            return index.index().name();
        }
        if (where instanceof Where.Relationship relationship) {
            return relationship.relationship();
        }
        return where instanceof Where.Pattern pattern ? String.valueOf(pattern.number()) : where.kind();
    }

    private static DataModel sample(String name) {
        return SampleModels.read(name)
                .flatMap(result -> result.value())
                .map(Document::model)
                .orElseThrow();
    }
}
