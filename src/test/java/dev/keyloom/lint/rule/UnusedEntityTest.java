package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import org.junit.jupiter.api.Test;

/** Entities that no pattern uses. */
class UnusedEntityTest {
    private static final Rule RULE = new UnusedEntity();

    private static Designs coupons(String constraints) {
        return Designs.store()
                .entity("Order", "OrderId!*")
                .identifiedBy("OrderId")
                .primary("ORDER#<OrderId>", "ORDER#<OrderId>")
                .entity("Coupon", "Code!*")
                .identifiedBy("Code")
                .primary("COUPON#<Code>", "COUPON#<Code>")
                .constraints(constraints);
    }

    private static final String ORDERS =
            "'parameters': {'OrderId': '1'}, 'steps': [{'operation': 'PutItem', 'entity': 'Order'}]";

    @Test
    void entityOfNoPatternIsNeverUsed() {
        assertThat(Designs.messages(RULE, coupons("").pattern(ORDERS).build()))
                .containsExactly("Coupon is never used: no pattern reads or writes it");
    }

    @Test
    void readingWritingOrARoleIsUse() {
        assertThat(Designs.messages(
                        RULE,
                        coupons("'transactionOnly': ['Coupon']").pattern(ORDERS).build()))
                .isEmpty();
        assertThat(Designs.messages(
                        RULE,
                        coupons("")
                                .pattern(ORDERS)
                                .pattern(
                                        "'parameters': {'Code': 'c'}, 'steps': [{'operation': 'GetItem', 'index': 'primary',"
                                                + " 'partition': 'COUPON#<Code>', 'sort': 'COUPON#<Code>'}], 'returns': [{'entity': 'Coupon'}]")
                                .build()))
                .isEmpty();
        assertThat(Designs.messages(RULE, Designs.sample("github"))).isEmpty();
    }

    @Test
    void withoutPatternsNobodyKnows() {
        assertThat(Designs.messages(RULE, coupons("").build())).isEmpty();
    }
}
