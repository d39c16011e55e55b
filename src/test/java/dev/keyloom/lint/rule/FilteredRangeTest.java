package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import org.junit.jupiter.api.Test;

/** Filters on pages that are limited, or on ranges without a largest size. */
class FilteredRangeTest {
    private static final Rule RULE = new FilteredRange();

    private static Designs loans() {
        return Designs.store()
                .entity("Reader", "Reader!*")
                .identifiedBy("Reader")
                .primary("READER#<Reader>", "READER#<Reader>")
                .entity("Loan", "Reader!*", "Number!* N", "State~", "Expiry N")
                .primary("READER#<Reader>", "LOAN#<Number|pad(5)>");
    }

    private static DataModel query(Designs design, String members, String more) {
        return design.pattern("\"parameters\": {\"Reader\": \"r1\", \"now\": 1, \"state\": \"open\"}, \"steps\":"
                        + " [{\"operation\": \"Query\", \"index\": \"primary\", \"partition\": \"READER#<Reader>\", "
                        + members
                        + "}], \"returns\": [{\"entity\": \"Loan\"}]" + more)
                .build();
    }

    @Test
    void limitCountsBeforeTheFilter() {
        DataModel model = query(loans(), "\"filter\": \"#State = :state\", \"limit\": 25", "");

        assertThat(Designs.check(RULE, model)).extracting(Finding::severity).containsExactly(Severity.WARNING);
        assertThat(Designs.messages(RULE, model))
                .singleElement()
                .asString()
                .contains("limit 25 counts items before the filter on State");
    }

    @Test
    void recordedBetIsWorthKnowing() {
        DataModel model = query(loans(), "\"filter\": \"#State = :state\", \"limit\": 25", ", \"bet\": \"few states\"");

        assertThat(Designs.check(RULE, model)).extracting(Finding::severity).containsExactly(Severity.INFO);
    }

    @Test
    void rangeWithoutLargestSizeIsFoundWithoutALimit() {
        String relationship =
                "'from': {'entity': 'Reader', 'cardinality': 'ONE'}, 'to': {'entity': 'Loan', 'cardinality': 'MANY'%s},"
                        + " 'join': {'from': {'Reader': 'Reader'}}";

        assertThat(Designs.messages(
                        RULE,
                        query(loans().relationship(relationship.formatted("")), "\"filter\": \"#State = :state\"", "")))
                .hasSize(1);
        assertThat(Designs.messages(
                        RULE,
                        query(
                                loans().relationship(relationship.formatted(", 'maximum': 5")),
                                "\"filter\": \"#State = :state\"",
                                "")))
                .isEmpty();
        assertThat(Designs.messages(RULE, query(loans(), "\"filter\": \"#State = :state\"", "")))
                .isEmpty();
    }

    @Test
    void singleItemIsNoRange() {
        DataModel model =
                query(loans(), "\"sort\": \"READER#<Reader>\", \"filter\": \"#State = :state\", \"limit\": 1", "");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void expiredItemsHaveToBeFiltered() {
        DataModel model = query(
                loans().table("timeToLiveAttribute", "'Expiry'"), "\"filter\": \"Expiry > :now\", \"limit\": 25", "");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }
}
