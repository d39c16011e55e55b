package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Patterns that send a read for each level of a hierarchy. */
class ReadPerLevelTest {
    private static final Rule RULE = new ReadPerLevel();

    private static DataModel tree(String perLevel) {
        return Designs.store()
                .index("GSI1")
                .entity("Box", "BoxId!*", "Inside~")
                .identifiedBy("BoxId")
                .primary("BOX#<BoxId>", "BOX")
                .key("GSI1", "INSIDE#<Inside>", "BOX#<BoxId>")
                .record("{'BoxId': 'a'}")
                .record("{'BoxId': 'b', 'Inside': 'a'}")
                .record("{'BoxId': 'c', 'Inside': 'b'}")
                .relationship(
                        "'from': {'entity': 'Box', 'cardinality': 'ONE'}, 'to': {'entity': 'Box', 'cardinality': 'MANY'},"
                                + " 'join': {'from': {'BoxId': 'Inside'}}")
                .pattern("'parameters': {'Inside': 'a'}, 'steps': [{'operation': 'Query', 'index': 'GSI1', 'partition':"
                        + " 'INSIDE#<Inside>'" + perLevel + "}], 'returns': [{'entity': 'Box'}]")
                .build();
    }

    @Test
    void readPerLevelSaysHowManyRoundsTheRecordsNeed() {
        assertThat(Designs.messages(RULE, tree(", 'perLevel': true")))
                .singleElement()
                .asString()
                .contains("up to 3 rounds");
    }

    @Test
    void oneReadIsRight() {
        assertThat(Designs.messages(RULE, tree(""))).isEmpty();
    }
}
