package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import org.junit.jupiter.api.Test;

/** Entities that are written and never read. */
class NeverReadTest {
    private static final Rule RULE = new NeverRead();

    private static Designs reactions(String constraints, String steps) {
        return Designs.store()
                .entity("Post", "PostId!*", "Likes~ N")
                .identifiedBy("PostId")
                .primary("POST#<PostId>", "POST#<PostId>")
                .entity("Reaction", "PostId!*", "User!*")
                .identifiedBy("PostId", "User")
                .primary("REACTION#<PostId>", "USER#<User>")
                .constraints(constraints)
                .pattern("'parameters': {'PostId': '1', 'User': 'u'}, 'steps': [" + steps + "]")
                .pattern(
                        "'parameters': {'PostId': '1'}, 'steps': [{'operation': 'GetItem', 'index': 'primary', 'partition':"
                                + " 'POST#<PostId>', 'sort': 'POST#<PostId>'}], 'returns': [{'entity': 'Post'}]");
    }

    private static final String PUT = "{'operation': 'PutItem', 'entity': 'Reaction'}";
    private static final String TOGETHER = "{'operation': 'TransactWriteItems', 'actions': [" + PUT
            + ", {'operation': 'UpdateItem', 'entity': 'Post', 'update': 'ADD Likes 1'}]}";

    @Test
    void withoutARoleItIsProbablyForgotten() {
        assertThat(Designs.check(RULE, reactions("", PUT).build()))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.message()).isEqualTo("Reaction is written by pattern 1 and never read");
                    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
                });
    }

    @Test
    void statedRoleInATransactionIsWorthKnowing() {
        assertThat(Designs.check(
                        RULE,
                        reactions("'transactionOnly': ['Reaction']", TOGETHER).build()))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.message())
                            .isEqualTo(
                                    "Reaction is never read; it exists for pattern 1: the other half of a transaction");
                    assertThat(finding.severity()).isEqualTo(Severity.INFO);
                });
    }

    @Test
    void directionThatNobodyNeedsWaivesIt() {
        DataModel model = reactions("", PUT)
                .relationship(
                        "'from': {'entity': 'Post', 'cardinality': 'ONE'}, 'to': {'entity': 'Reaction', 'cardinality':"
                                + " 'MANY'}, 'forward': {'strategy': 'COMPOSITE_KEY', 'needed': false}")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void gitHubHasTheReactionAlone() {
        assertThat(Designs.check(RULE, Designs.sample("github")))
                .extracting(finding -> finding.where().get(0))
                .containsExactly(new Where.Entity("Reaction"));
    }
}
