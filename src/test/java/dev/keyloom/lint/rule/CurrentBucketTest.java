package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Buckets of time that take all current writes. */
class CurrentBucketTest {
    private static final Rule RULE = new CurrentBucket();

    private static Designs deals(String partition, String rate) {
        return Designs.store()
                .index("GSI1")
                .entity("Deal", "DealId!*", "At!* S {'format': 'iso-8601-millis'}", "Day!* S {'format': 'date'}")
                .identifiedBy("DealId")
                .primary("DEAL#<DealId>", "DEAL#<DealId>")
                .key("GSI1", partition, "DEAL#<At|iso>")
                .pattern("'parameters': {'DealId': '1'}, 'steps': [{'operation': 'PutItem', 'entity': 'Deal'}]" + rate);
    }

    @ParameterizedTest
    @ValueSource(strings = {"DEALS#<At|day>", "DEALS#<At|month>", "DEALS#<Day>"})
    void bucketAloneTakesAllThatIsWrittenNow(String partition) {
        assertThat(Designs.messages(RULE, deals(partition, "").build()))
                .containsExactly("All current writes of Deal go to one partition of GSI1, '" + partition + "'");
    }

    @Test
    void ratesAreNamed() {
        assertThat(Designs.messages(
                        RULE,
                        deals("DEALS#<At|day>", ", 'rate': {'perSecond': 300}").build()))
                .singleElement()
                .asString()
                .endsWith(": 300 WCU/s at peak");
    }

    @ParameterizedTest
    @ValueSource(strings = {"DEALS#<At|day>#<DealId|shard(4)>", "DEAL#<DealId>#<At|day>", "DEALS"})
    void shardsOwnersAndConstantsAreNoBucketsOfTime(String partition) {
        assertThat(Designs.messages(RULE, deals(partition, "").build())).isEmpty();
    }

    @Test
    void lowRatesDoNotMatter() {
        assertThat(Designs.messages(
                        RULE,
                        deals("DEALS#<At|day>", ", 'rate': {'perSecond': 20}").build()))
                .isEmpty();
    }
}
