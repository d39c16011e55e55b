package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Upper bounds that are dates where the keys hold times. */
class CoarseBoundTest {
    private static final Rule RULE = new CoarseBound();

    private static DataModel query(String sortKey, String sort, String until) {
        return Designs.store()
                .entity("Visit", "Reader!*", "At!* S {'format': 'iso-8601-millis'}", "Day!* S {'format': 'date'}")
                .primary("READER#<Reader>", sortKey)
                .pattern("'parameters': {'Reader': 'r1', 'From': '2020-06-01', 'To': '" + until
                        + "'}, 'steps': [{'operation':"
                        + " 'Query', 'index': 'primary', 'partition': 'READER#<Reader>', 'sort': " + sort
                        + "}], 'returns': [{'entity': 'Visit'}]")
                .build();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{'between': ['VISIT#<From>', 'VISIT#<To>']}", "{'<=': 'VISIT#<To>'}"})
    void dateLeavesOutItsWholeDay(String sort) {
        DataModel model = query("VISIT#<At|iso>", sort, "2020-06-15");

        assertThat(Designs.messages(RULE, model))
                .containsExactly(
                        "Pattern 1 \"Pattern 1\": upper bound \"VISIT#2020-06-15\" leaves out everything in 2020-06-15, since"
                                + " the sort keys of Visit go on behind it");
        Fixes.mend(RULE, model);
    }

    @Test
    void monthLeavesOutItsDays() {
        assertThat(Designs.messages(RULE, query("VISIT#<Day>", "{'<=': 'VISIT#<To>'}", "2020-06")))
                .isEmpty();
        assertThat(Designs.messages(RULE, query("VISIT#<At|day>", "{'<=': 'VISIT#<To>'}", "2020-06")))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'between': ['VISIT#<From>', 'VISIT#<To|iso>']}",
                "{'<=': 'VISIT#<To>~'}",
                "{'<': 'VISIT#<To>'}",
                "{'>=': 'VISIT#<To>'}"
            })
    void boundAsPreciseAsTheKeysIsRight(String sort) {
        assertThat(Designs.messages(RULE, query("VISIT#<At|iso>", sort, "2020-06-15T00:00:00.000Z")))
                .isEmpty();
    }

    @Test
    void dateIsRightForKeysThatEndWithTheDate() {
        assertThat(Designs.messages(RULE, query("VISIT#<At|day>", "{'<=': 'VISIT#<To>'}", "2020-06-15")))
                .isEmpty();
    }
}
