package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Puts that check none of their parents. */
class UncheckedParentTest {
    private static final Rule RULE = new UncheckedParent();

    private static DataModel comments(String mandatory, String steps) {
        return Designs.store()
                .entity("Issue", "Number!* N", "Replies~ N")
                .identifiedBy("Number")
                .primary("ISSUE#<Number|pad(5)>", "ISSUE")
                .entity("Comment", "Number!* N", "Id!*")
                .identifiedBy("Number", "Id")
                .primary("ISSUE#<Number|pad(5)>", "COMMENT#<Id>")
                .relationship(
                        "'name': 'comments', 'from': {'entity': 'Issue', 'cardinality': 'ONE'" + mandatory
                                + "}, 'to': {'entity': 'Comment', 'cardinality': 'MANY'}, 'join': {'from': {'Number': 'Number'}}")
                .pattern("'parameters': {'Number': 1, 'Id': 'c'}, 'steps': [" + steps + "]")
                .build();
    }

    private static final String MANDATORY = ", 'mandatory': true";
    private static final String PUT = "{'operation': 'PutItem', 'entity': 'Comment'}";

    private static String with(String action) {
        return "{'operation': 'TransactWriteItems', 'actions': [" + PUT + ", " + action + "]}";
    }

    @Test
    void commentWithoutALookAtItsIssueMayBeAnOrphan() {
        assertThat(Designs.check(RULE, comments(MANDATORY, PUT)))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.message())
                            .isEqualTo(
                                    "Pattern 1 \"Pattern 1\" puts Comment without checking its Issue: orphans are possible");
                    assertThat(finding.where()).contains(new Where.Relationship("comments"));
                });
        assertThat(Designs.messages(
                        RULE,
                        comments(
                                MANDATORY,
                                with("{'operation': 'UpdateItem', 'entity': 'Issue', 'update': 'ADD Replies 1'}"))))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'operation': 'ConditionCheck', 'entity': 'Issue', 'condition': 'attribute_exists(PK)'}",
                "{'operation': 'UpdateItem', 'entity': 'Issue', 'condition': 'attribute_exists(PK)', 'update': 'ADD Replies 1'}",
                "{'operation': 'PutItem', 'entity': 'Issue'}"
            })
    void checkInTheSameTransactionIsRight(String action) {
        assertThat(Designs.messages(RULE, comments(MANDATORY, with(action)))).isEmpty();
    }

    @Test
    void earlierUpdateIsALookToo() {
        assertThat(Designs.messages(
                        RULE,
                        comments(
                                MANDATORY,
                                "{'operation': 'UpdateItem', 'entity': 'Issue', 'condition': 'attribute_exists(PK)', 'update':"
                                        + " 'ADD Replies 1'}, " + PUT)))
                .isEmpty();
    }

    @Test
    void parentThatNeedNotBeThereNeedsNoCheck() {
        assertThat(Designs.messages(RULE, comments("", PUT))).isEmpty();
    }

    /** A fork checks the repository that it comes from; a new repository checks nothing. */
    @Test
    void gitHubChecksAllButTheOwnerOfANewRepository() {
        assertThat(Designs.check(RULE, Designs.sample("github")))
                .extracting(finding -> finding.where().get(0))
                .containsExactly(new Where.Pattern(2));
    }
}
