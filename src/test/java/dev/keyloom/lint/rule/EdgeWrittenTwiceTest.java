package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Pairs that are written as two items. */
class EdgeWrittenTwiceTest {
    private static final Rule RULE = new EdgeWrittenTwice();

    private static DataModel pairs(String backward, String consistentRead) {
        return Designs.store()
                .index("GSI1")
                .entity("Person", "Name!*")
                .primary("PERSON#<Name>", "#PERSON")
                .entity("Friendship", "One!*", "Other!*")
                .primary("PERSON#<One>", "FRIEND#<Other>")
                .relationship(
                        "'name': 'likes', 'from': {'entity': 'Person', 'cardinality': 'MANY'}, 'to': {'entity': 'Person',"
                                + " 'cardinality': 'MANY'}, 'via': 'Friendship', 'forward': {'strategy': 'ADJACENCY_LIST', 'index':"
                                + " 'primary'}, 'backward': " + backward)
                .pattern("'parameters': {'One': 'a'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition':"
                        + " 'PERSON#<One>', 'sort': {'beginsWith': 'FRIEND#'}" + consistentRead
                        + "}], 'returns': [{'entity': 'Friendship'}]")
                .build();
    }

    @Test
    void secondItemIsAnIndexThatDriftsApart() {
        assertThat(Designs.messages(RULE, pairs("{'strategy': 'DUPLICATED_EDGE', 'index': 'primary'}", "")))
                .containsExactly("Each pair of \"likes\" is written twice, and the two can come apart");
    }

    @Test
    void strongReadsPayForIt() {
        assertThat(Designs.messages(
                        RULE, pairs("{'strategy': 'DUPLICATED_EDGE', 'index': 'primary'}", ", 'consistentRead': true")))
                .isEmpty();
    }

    @Test
    void invertedIndexIsRight() {
        assertThat(Designs.messages(RULE, pairs("{'strategy': 'INVERTED_INDEX', 'index': 'GSI1'}", "")))
                .isEmpty();
    }
}
