package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Counters that change apart from what they count. */
class CounterApartTest {
    private static final Rule RULE = new CounterApart();

    private static Designs stars(String steps) {
        return Designs.store()
                .entity("Repo", "Name!*", "Stars~ N")
                .identifiedBy("Name")
                .primary("REPO#<Name>", "REPO#<Name>")
                .entity("Star", "Repo!*", "User!*")
                .identifiedBy("Repo", "User")
                .primary("REPO#<Repo>", "STAR#<User>")
                .constraints("'counters': [{'entity': 'Repo', 'attribute': 'Stars', 'counts': 'Star', 'match': {'Repo':"
                        + " 'Name'}}]")
                .pattern("'parameters': {'Repo': 'r', 'User': 'u'}, 'steps': [" + steps + "]");
    }

    private static final String PUT =
            "{'operation': 'PutItem', 'entity': 'Star', 'condition': 'attribute_not_exists(PK)'}";
    private static final String COUNT = "{'operation': 'UpdateItem', 'entity': 'Repo', 'values': {'Name': '<Repo>'},"
            + " 'condition': 'attribute_exists(PK)', 'update': 'ADD Stars 1'}";
    private static final String TOGETHER =
            "{'operation': 'TransactWriteItems', 'actions': [" + PUT + ", " + COUNT + "]}";

    @Test
    void separateRequestsLetTheCountDrift() {
        DataModel apart = stars(PUT + ", " + COUNT).build();

        assertThat(Designs.check(RULE, apart)).singleElement().satisfies(finding -> {
            assertThat(finding.message())
                    .isEqualTo("Pattern 1 \"Pattern 1\" puts Star and changes Repo.Stars in a separate request:"
                            + " the count may drift");
            assertThat(finding.severity()).isEqualTo(Severity.ERROR);
        });
        List<Step> mended = Fixes.mend(RULE, apart).accessPatterns().get(0).steps();
        assertThat(mended).singleElement().satisfies(step -> {
            assertThat(step.operation()).isEqualTo(Operation.TRANSACT_WRITE_ITEMS);
            assertThat(step.actions())
                    .extracting(Step::operation)
                    .containsExactly(Operation.PUT_ITEM, Operation.UPDATE_ITEM);
        });
        assertThat(mended)
                .isEqualTo(stars(TOGETHER).build().accessPatterns().get(0).steps());
    }

    @Test
    void counterBeforeItsEdgeIsApartToo() {
        DataModel apart = stars(COUNT + ", " + PUT).build();

        assertThat(Fixes.mend(RULE, apart).accessPatterns().get(0).steps()).hasSize(1);
    }

    @Test
    void putThatForgetsTheCounterGetsTheUpdate() {
        DataModel forgotten = stars(TOGETHER)
                .pattern("'parameters': {'Repo': 'r', 'User': 'v'}, 'steps': [" + PUT + "]")
                .build();

        assertThat(Designs.messages(RULE, forgotten))
                .singleElement()
                .asString()
                .contains("without changing Repo.Stars");
        assertThat(Fixes.mend(RULE, forgotten)
                        .accessPatterns()
                        .get(1)
                        .steps()
                        .get(0)
                        .actions()
                        .get(1)
                        .update())
                .contains("ADD #Stars 1");
    }

    @Test
    void oneTransactionIsRight() {
        assertThat(Designs.messages(RULE, stars(TOGETHER).build())).isEmpty();
    }

    @Test
    void counterThatNoPatternChangesIsKeptBySomethingElse() {
        assertThat(Designs.messages(RULE, stars(PUT).build())).isEmpty();
    }

    @Test
    void partsOfABatchAreApart() {
        assertThat(Designs.messages(
                        RULE,
                        stars("{'operation': 'BatchWriteItem', 'actions': [" + PUT + "]}, " + COUNT)
                                .build()))
                .hasSize(1);
    }

    /** A repository that is no fork is counted nowhere. */
    @Test
    void recordThatNamesNoOwnerIsNotCounted() {
        assertThat(Designs.messages(RULE, Designs.sample("github"))).isEmpty();
    }
}
