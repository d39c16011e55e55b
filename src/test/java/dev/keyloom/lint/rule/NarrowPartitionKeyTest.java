package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Partition keys with one value or few. */
class NarrowPartitionKeyTest {
    private static final Rule RULE = new NarrowPartitionKey();

    private static Designs orders(String partition, String rate) {
        return Designs.store()
                .index("GSI1")
                .entity("Order", "OrderId!*", "Status~ S {'values': ['Open', 'Done']}", "Rush~ BOOL")
                .identifiedBy("OrderId")
                .primary("ORDER#<OrderId>", "ORDER#<OrderId>")
                .key("GSI1", partition, "ORDER#<OrderId>")
                .pattern("'parameters': {'OrderId': '1'}, 'steps': [{'operation': 'PutItem', 'entity': 'Order'}]"
                        + rate);
    }

    @Test
    void constantTakesAllItems() {
        assertThat(Designs.check(RULE, orders("ORDERS", "").build()))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.message()).isEqualTo("All Order items fall into partition 'ORDERS' of GSI1");
                    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
                    assertThat(finding.where().get(0).kind()).isEqualTo("key");
                });
    }

    @Test
    void fewListedValuesAreLittleBetter() {
        assertThat(Designs.messages(RULE, orders("STATUS#<Status>#<Rush>", "").build()))
                .singleElement()
                .asString()
                .contains("4 partitions");
    }

    @Test
    void ratesBeyondTheLimitAreAnError() {
        assertThat(Designs.check(
                        RULE, orders("ORDERS", ", 'rate': {'perSecond': 1500}").build()))
                .singleElement()
                .satisfies(finding -> assertThat(finding.severity()).isEqualTo(Severity.ERROR))
                .satisfies(finding -> assertThat(finding.message()).contains("1,500 WCU/s"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"ORDERS#<OrderId|shard(4)>", "ORDERS#<OrderId>"})
    void shardsAndOpenValuesSpread(String partition) {
        assertThat(Designs.messages(RULE, orders(partition, "").build())).isEmpty();
    }

    @Test
    void lowRatesDoNotMatter() {
        assertThat(Designs.messages(
                        RULE,
                        orders("ORDERS", ", 'rate': {'perSecond': 2, 'peakPerSecond': 90}")
                                .build()))
                .isEmpty();
    }

    /** The list of all brands is one item, and right in a partition of its own. */
    @Test
    void singletonMayBeConstant() {
        assertThat(Designs.messages(RULE, Designs.sample("big-time-deals"))).isEmpty();
    }
}
