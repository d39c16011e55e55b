package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Directions with few, hardly changing pairs that are read from items. */
class OverbuiltDirectionTest {
    private static final Rule RULE = new OverbuiltDirection();

    private static DataModel membership(String maximum, String... attributes) {
        return Designs.store()
                .index("GSI1")
                .entity("User", "User!*")
                .identifiedBy("User")
                .primary("USER#<User>", "#USER")
                .entity("Team", "Team!*")
                .identifiedBy("Team")
                .primary("TEAM#<Team>", "#TEAM")
                .entity("Membership", attributes)
                .identifiedBy("User", "Team")
                .primary("TEAM#<Team>", "USER#<User>")
                .key("GSI1", "USER#<User>", "TEAM#<Team>")
                .relationship(
                        "'name': 'member of', 'from': {'entity': 'User', 'cardinality': 'MANY'}, 'to': {'entity': 'Team',"
                                + " 'cardinality': 'MANY'" + maximum
                                + "}, 'via': 'Membership', 'join': {'from': {'User': 'User'}, 'to': {'Team': 'Team'}}, 'forward':"
                                + " {'strategy': 'INVERTED_INDEX', 'index': 'GSI1'}, 'backward': {'strategy': 'ADJACENCY_LIST', 'index':"
                                + " 'primary'}")
                .build();
    }

    @Test
    void fewPairsThatHardlyChangeFitIntoAMap() {
        DataModel model = membership(", 'maximum': 40", "User!*", "Team!*", "Role~");

        assertThat(Designs.messages(RULE, model))
                .singleElement()
                .asString()
                .contains("User → Team of \"member of\" is at most 40");
    }

    @Test
    void manyPairsDoNot() {
        assertThat(Designs.messages(RULE, membership(", 'maximum': 5000", "User!*", "Team!*")))
                .isEmpty();
        assertThat(Designs.messages(RULE, membership("", "User!*", "Team!*"))).isEmpty();
    }

    @Test
    void pairsThatChangeDoNot() {
        assertThat(Designs.messages(
                        RULE, membership(", 'maximum': 40", "User!*", "Team!*", "Seen~ S {'updatesPerSecond': 5}")))
                .isEmpty();
        assertThat(Designs.messages(RULE, membership(", 'maximum': 40", "User!*", "Team!*", "Role")))
                .isEmpty();
    }
}
