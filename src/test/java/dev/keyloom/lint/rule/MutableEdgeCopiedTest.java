package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Pairs with changing data that an index copies whole. */
class MutableEdgeCopiedTest {
    private static final Rule RULE = new MutableEdgeCopied();

    private static DataModel stock(String quantity, String projection) {
        return Designs.store()
                .index("GSI1", "GSI1PK", "GSI1SK", projection)
                .entity("Product", "Product!*")
                .identifiedBy("Product")
                .primary("PRODUCT#<Product>", "#PRODUCT")
                .entity("Shop", "Shop!*")
                .identifiedBy("Shop")
                .primary("SHOP#<Shop>", "#SHOP")
                .entity("Stock", "Product!*", "Shop!*", quantity)
                .identifiedBy("Product", "Shop")
                .primary("PRODUCT#<Product>", "SHOP#<Shop>")
                .key("GSI1", "SHOP#<Shop>", "PRODUCT#<Product>")
                .relationship(
                        "'from': {'entity': 'Product', 'cardinality': 'MANY'}, 'to': {'entity': 'Shop', 'cardinality': 'MANY'},"
                                + " 'via': 'Stock', 'join': {'from': {'Product': 'Product'}, 'to': {'Shop': 'Shop'}}")
                .build();
    }

    @Test
    void everyChangeIsWrittenToTheIndexToo() {
        assertThat(Designs.messages(RULE, stock("Quantity~ N", "ALL")))
                .containsExactly("Each change of Stock.Quantity is written twice: GSI1 copies the whole pair");
    }

    @Test
    void keysAloneAreRight() {
        assertThat(Designs.messages(RULE, stock("Quantity~ N", "KEYS_ONLY"))).isEmpty();
    }

    @Test
    void pairThatNeverChangesIsRight() {
        assertThat(Designs.messages(RULE, stock("Quantity* N", "ALL"))).isEmpty();
    }
}
