package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts that are read item by item. */
class CountedByReadingTest {
    private static final Rule RULE = new CountedByReading();

    private static DataModel followers(String select, String rate) {
        return Designs.store()
                .entity("Follow", "One!*", "Other!*")
                .identifiedBy("One", "Other")
                .primary("USER#<One>", "FOLLOWS#<Other>")
                .pattern("'parameters': {'One': 'a'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition':"
                        + " 'USER#<One>'" + select + "}], 'returns': [{'entity': 'Follow'}]" + rate)
                .build();
    }

    private static final String COUNT = ", 'select': 'COUNT'";

    @ParameterizedTest
    @ValueSource(strings = {"{'perSecond': 10}", "{'often': true}", "{'peakPerSecond': 80}"})
    void oftenAskedCountReadsEverythingEachTime(String rate) {
        assertThat(Designs.messages(RULE, followers(COUNT, ", 'rate': " + rate)))
                .containsExactly("Pattern 1 \"Pattern 1\" counts by reading every item each time, and is asked often");
    }

    @Test
    void seldomCountOrNoCountIsFine() {
        assertThat(Designs.messages(RULE, followers(COUNT, ""))).isEmpty();
        assertThat(Designs.messages(RULE, followers(COUNT, ", 'rate': {'perSecond': 1}")))
                .isEmpty();
        assertThat(Designs.messages(RULE, followers("", ", 'rate': {'perSecond': 100}")))
                .isEmpty();
    }
}
