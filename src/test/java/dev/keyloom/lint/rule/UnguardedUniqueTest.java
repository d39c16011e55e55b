package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Unique values that nothing guards. */
class UnguardedUniqueTest {
    private static final Rule RULE = new UnguardedUnique();

    private static Designs customers(String unique, String actions) {
        return Designs.store()
                .entity("Customer", "Name!*", "Email!~")
                .identifiedBy("Name")
                .primary("CUSTOMER#<Name>", "CUSTOMER#<Name>")
                .entity("Claim", "Email!*", "Name!*")
                .identifiedBy("Email")
                .primary("EMAIL#<Email>", "EMAIL#<Email>")
                .constraints("'unique': [{'entity': 'Customer', " + unique + "}]")
                .pattern(
                        "'parameters': {'Name': 'n', 'Email': 'e'}, 'steps': [{'operation': 'TransactWriteItems', 'actions': ["
                                + actions + "]}]");
    }

    private static final String CUSTOMER = "{'operation': 'PutItem', 'entity': 'Customer'}";
    private static final String CLAIM =
            "{'operation': 'PutItem', 'entity': 'Claim', 'condition': 'attribute_not_exists(PK)'}";
    private static final String MARKED = "'attributes': ['Email'], 'marker': 'Claim'";

    @Test
    void withoutKeyOrMarkerNothingGuards() {
        assertThat(Designs.messages(
                        RULE, customers("'attributes': ['Email']", CUSTOMER).build()))
                .containsExactly("Customer.Email is not unique: it is no key, and no marker claims it");
    }

    @Test
    void markerMustBeClaimedInTheSameTransaction() {
        assertThat(Designs.messages(RULE, customers(MARKED, CUSTOMER).build()))
                .singleElement()
                .asString()
                .contains("puts Customer without claiming its Email by a Claim");
        assertThat(Designs.messages(
                        RULE,
                        customers(MARKED, CUSTOMER + ", {'operation': 'PutItem', 'entity': 'Claim'}")
                                .build()))
                .hasSize(1);
        assertThat(Designs.messages(
                        RULE, customers(MARKED, CUSTOMER + ", " + CLAIM).build()))
                .isEmpty();
    }

    @Test
    void primaryKeyGuardsWhatItIsMadeOf() {
        assertThat(Designs.messages(
                        RULE, customers("'attributes': ['Name']", CUSTOMER).build()))
                .isEmpty();
    }

    @Test
    void factOfAnAttributeCountsToo() {
        DataModel model = Designs.store()
                .entity("Customer", "Name!*", "Email!~ S {'unique': true}")
                .identifiedBy("Name")
                .primary("CUSTOMER#<Name>", "CUSTOMER#<Name>")
                .build();

        assertThat(Designs.check(RULE, model))
                .singleElement()
                .satisfies(finding ->
                        assertThat(finding.where()).containsExactly(new Where.Attribute("Customer", "Email")));
    }

    @Test
    void samplesClaimTheirs() {
        assertThat(Designs.messages(RULE, Designs.sample("e-commerce"))).isEmpty();
        assertThat(Designs.messages(RULE, Designs.sample("saas"))).isEmpty();
    }
}
