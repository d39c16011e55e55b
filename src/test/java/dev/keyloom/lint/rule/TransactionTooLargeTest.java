package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Transactions that the service refuses. */
class TransactionTooLargeTest {
    private static final Rule RULE = new TransactionTooLarge();

    private static DataModel transaction(String size, String actions) {
        return Designs.store()
                .entity("Line", "Order!*", "Number!* N", "Text~ S" + size)
                .identifiedBy("Order", "Number")
                .primary("ORDER#<Order>", "LINE#<Number|pad(3)>")
                .pattern("'parameters': {'Order': 'o', 'Number': 1, 'other': 2, 'same': 1}, 'steps': [{'operation':"
                        + " 'TransactWriteItems', 'actions': [" + actions + "]}]")
                .build();
    }

    private static String put(String members) {
        return "{'operation': 'PutItem', 'entity': 'Line'" + members + "}";
    }

    @Test
    void hundredItemsAreTheMost() {
        assertThat(Designs.messages(RULE, transaction("", put(", 'upTo': 150"))))
                .containsExactly("Pattern 1 \"Pattern 1\": a transaction of up to 150 items; it takes 100");
        assertThat(Designs.messages(RULE, transaction("", put(", 'upTo': 100"))))
                .isEmpty();
    }

    @Test
    void oneItemIsNamedOnce() {
        assertThat(Designs.messages(RULE, transaction("", put("") + ", " + put(", 'values': {'Number': '<same>'}"))))
                .singleElement()
                .asString()
                .endsWith("a transaction that names the same Line twice");
        assertThat(Designs.messages(RULE, transaction("", put("") + ", " + put(", 'values': {'Number': '<other>'}"))))
                .isEmpty();
    }

    @Test
    void samplesKeepTheLimits() {
        assertThat(Designs.messages(RULE, Designs.sample("ledger"))).isEmpty();
        assertThat(Designs.messages(RULE, Designs.sample("category-tree"))).isEmpty();
    }
}
