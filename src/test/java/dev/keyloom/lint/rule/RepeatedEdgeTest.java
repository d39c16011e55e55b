package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Counted puts that may be repeated. */
class RepeatedEdgeTest {
    private static final Rule RULE = new RepeatedEdge();

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
    private static final String UNGUARDED =
            "{'operation': 'TransactWriteItems', 'actions': [{'operation': 'PutItem', 'entity': 'Star'}, " + COUNT
                    + "]}";

    @Test
    void repeatCountsTwice() {
        DataModel model = stars(UNGUARDED).build();

        assertThat(Designs.messages(RULE, model))
                .containsExactly(
                        "Pattern 1 \"Pattern 1\" puts Star also where it is there already: a repeat counts twice"
                                + " in Repo.Stars");
        assertThat(Fixes.mend(RULE, model)
                        .accessPatterns()
                        .get(0)
                        .steps()
                        .get(0)
                        .actions()
                        .get(0)
                        .condition())
                .hasValue("attribute_not_exists(PK)");
    }

    @Test
    void otherConditionIsKept() {
        DataModel model = stars("{'operation': 'PutItem', 'entity': 'Star', 'condition': 'Repo <> :User'}")
                .build();

        assertThat(Fixes.mend(RULE, model)
                        .accessPatterns()
                        .get(0)
                        .steps()
                        .get(0)
                        .condition())
                .hasValue("attribute_not_exists(PK) AND (Repo <> :User)");
    }

    @Test
    void guardedPutIsRight() {
        assertThat(Designs.messages(RULE, stars(PUT + ", " + COUNT).build())).isEmpty();
        assertThat(Designs.messages(RULE, Designs.sample("social-network"))).isEmpty();
    }
}
