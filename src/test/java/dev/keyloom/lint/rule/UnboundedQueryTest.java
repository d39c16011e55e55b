package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Queries of collections without a largest size that neither limit nor page. */
class UnboundedQueryTest {
    private static final Rule RULE = new UnboundedQuery();

    private static DataModel query(String maximum, String members) {
        return Designs.store()
                .entity("Reader", "Reader!*")
                .identifiedBy("Reader")
                .primary("READER#<Reader>", "#READER")
                .entity("Loan", "Reader!*", "Book!*")
                .identifiedBy("Reader", "Book")
                .primary("READER#<Reader>", "LOAN#<Book>")
                .relationship(
                        "'from': {'entity': 'Reader', 'cardinality': 'ONE'}, 'to': {'entity': 'Loan', 'cardinality': 'MANY'"
                                + maximum + "}, 'join': {'from': {'Reader': 'Reader'}}")
                .pattern(
                        "'parameters': {'Reader': 'r1'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition':"
                                + " 'READER#<Reader>'" + members
                                + "}], 'returns': [{'entity': 'Reader'}, {'entity': 'Loan'}]")
                .build();
    }

    @Test
    void collectionWithoutALargestSizeIsPaged() {
        DataModel model = query("", "");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("all Loan items of READER#r1");
        Fixes.mend(RULE, model);
    }

    @Test
    void limitOrPagingIsRight() {
        assertThat(Designs.messages(RULE, query("", ", 'limit': 20"))).isEmpty();
        assertThat(Designs.messages(RULE, query("", ", 'paginated': true"))).isEmpty();
    }

    @Test
    void statedMaximumIsRight() {
        assertThat(Designs.messages(RULE, query(", 'maximum': 12", ""))).isEmpty();
    }

    @Test
    void singleItemIsRight() {
        assertThat(Designs.messages(RULE, query("", ", 'sort': '#READER'"))).isEmpty();
    }
}
