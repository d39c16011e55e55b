package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Relationships without a largest number that are kept in a list, map or set. */
class UnboundedEmbeddingTest {
    private static final Rule RULE = new UnboundedEmbedding();

    private static DataModel embedded(String attribute, String maximum) {
        return Designs.store()
                .entity("Reader", "Reader!*", attribute)
                .identifiedBy("Reader")
                .primary("READER#<Reader>", "#READER")
                .entity("Address", "Street!*")
                .relationship(
                        "'name': 'lives at', 'from': {'entity': 'Reader', 'cardinality': 'ONE'}, 'to': {'entity': 'Address',"
                                + " 'cardinality': 'MANY'" + maximum
                                + "}, 'forward': {'strategy': 'EMBEDDED', 'attribute': 'Addresses'}")
                .build();
    }

    @Test
    void listWithoutALimitGrowsTooLarge() {
        assertThat(Designs.messages(RULE, embedded("Addresses~ M", "")))
                .containsExactly(
                        "Reader.Addresses grows without limit: \"lives at\" states no maximum of Address, and an item ends at"
                                + " 400 KB");
    }

    @Test
    void statedLimitIsRight() {
        assertThat(Designs.messages(RULE, embedded("Addresses~ M", ", 'maximum': 20")))
                .isEmpty();
        assertThat(Designs.messages(RULE, embedded("Addresses~ M {'maximumElements': 20}", "")))
                .isEmpty();
    }
}
