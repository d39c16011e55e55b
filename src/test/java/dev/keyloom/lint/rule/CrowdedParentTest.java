package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Parents with two kinds of children on the same side that are both read from the parent on. */
class CrowdedParentTest {
    private static final Rule RULE = new CrowdedParent();

    private static DataModel repository(String secondSort, String secondBound, String secondDirection) {
        String query =
                "'parameters': {'Repo': 'r'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition': 'REPO#<Repo>',"
                        + " 'sort': {'%s': 'REPO#<Repo>'}, 'descending': %s, 'limit': 26}], 'returns': [{'entity': 'Repo'}, {'entity': '%s'}]";
        return Designs.store()
                .entity("Repo", "Repo!*")
                .primary("REPO#<Repo>", "REPO#<Repo>")
                .entity("Issue", "Repo!*", "Number!* N")
                .primary("REPO#<Repo>", "ISSUE#<Number|pad(5)>")
                .entity("Change", "Repo!*", "Number!* N")
                .primary("REPO#<Repo>", secondSort + "#<Number|pad(5)>")
                .pattern(query.formatted("<=", "true", "Issue"))
                .pattern(query.formatted(secondBound, secondDirection, "Change"))
                .build();
    }

    @Test
    void onlyOneKindOfChildrenCanLieNextToTheParent() {
        DataModel model = repository("CHANGE", "<=", "true");

        assertThat(Designs.messages(RULE, model))
                .containsExactly(
                        "Issue and Change both need to be read backwards from Repo in primary, but only one of them can lie"
                                + " next to it");
    }

    @Test
    void oneOnEachSideIsRight() {
        assertThat(Designs.messages(RULE, repository("STAR", ">=", "false"))).isEmpty();
    }

    @Test
    void issuesAndPullRequestsInOneCollectionAreTooMany() {
        DataModel model = Designs.sample(
                "github",
                "'partition': 'PR#<OwnerName|lower>#<RepoName|lower>#<PullRequestNumber|pad(7)>', 'sort': '=PK'",
                "'partition': 'REPO#<OwnerName|lower>#<RepoName|lower>', 'sort': 'PR#<PullRequestNumber|pad(7)>'");
        DataModel both = Steps.fix(
                        "",
                        PatternReads.of(LintContext.of(model)).ofPattern(7).get(0),
                        step -> model.accessPatterns().get(4).steps().get(0))
                .change()
                .apply(model);

        assertThat(Designs.messages(RULE, both)).singleElement().asString().contains("Issue and PullRequest both");
    }
}
