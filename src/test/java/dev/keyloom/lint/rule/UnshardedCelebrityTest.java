package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Many-to-many directions without a largest number and with skew that neither shard nor count. */
class UnshardedCelebrityTest {
    private static final Rule RULE = new UnshardedCelebrity();

    private static Designs people(String from, String backward) {
        return Designs.store()
                .index("GSI1")
                .entity("Person", "Name!*", "Followers~ N")
                .identifiedBy("Name")
                .primary("PERSON#<Name>", "#PERSON")
                .entity("Follow", "One!*", "Other!*")
                .identifiedBy("One", "Other")
                .primary("PERSON#<One>", "FOLLOWS#<Other>")
                .key("GSI1", "PERSON#<Other>", "FOLLOWER#<One>")
                .relationship("'name': 'follows', 'from': {'entity': 'Person', 'cardinality': 'MANY'" + from
                        + "}, 'to': {'entity': 'Person', 'cardinality': 'MANY', 'maximum': 5000}, 'via': 'Follow', 'join': {'from':"
                        + " {'Name': 'One'}, 'to': {'Name': 'Other'}}, 'forward': {'strategy': 'ADJACENCY_LIST', 'index': 'primary'},"
                        + " 'backward': " + backward);
    }

    private static final String INVERTED = "{'strategy': 'INVERTED_INDEX', 'index': 'GSI1'}";
    private static final String SKEW = ", 'skew': 'power-law'";

    @Test
    void celebrityHoldsAllFollowersInOnePartition() {
        assertThat(Designs.messages(RULE, people(SKEW, INVERTED).build()))
                .singleElement()
                .asString()
                .contains("One Person can hold most Follow items of \"follows\"", "power-law");
    }

    @Test
    void shardsSpreadThem() {
        String sharded = "[" + INVERTED + ", {'strategy': 'SHARDED', 'index': 'GSI1'}]";

        assertThat(Designs.messages(RULE, people(SKEW, sharded).build())).isEmpty();
    }

    @Test
    void counterSavesReadingThem() {
        DataModel model = people(SKEW, INVERTED)
                .constraints(
                        "'counters': [{'entity': 'Person', 'attribute': 'Followers', 'counts': 'Follow', 'match': {'Other':"
                                + " 'Name'}}]")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void withoutSkewOrWithAMaximumNothingGathers() {
        assertThat(Designs.messages(RULE, people("", INVERTED).build())).isEmpty();
        assertThat(Designs.messages(
                        RULE, people(SKEW + ", 'maximum': 100", INVERTED).build()))
                .isEmpty();
    }
}
