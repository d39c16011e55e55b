package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import org.junit.jupiter.api.Test;

/** Changes that leave an old marker or copy. */
class StaleCopyTest {
    private static final Rule RULE = new StaleCopy();

    private static Designs customers(String actions) {
        return Designs.store()
                .entity("Customer", "Name!*", "Email!~", "Display~")
                .identifiedBy("Name")
                .primary("CUSTOMER#<Name>", "CUSTOMER#<Name>")
                .entity("Claim", "Email!*")
                .identifiedBy("Email")
                .primary("EMAIL#<Email>", "EMAIL#<Email>")
                .entity("Order", "OrderId!*", "Buyer~ S {'copyOf': 'Customer.Display'}")
                .identifiedBy("OrderId")
                .primary("ORDER#<OrderId>", "ORDER#<OrderId>")
                .constraints("'unique': [{'entity': 'Customer', 'attributes': ['Email'], 'marker': 'Claim'}]")
                .pattern("'parameters': {'Name': 'n', 'old': 'o', 'new': 'e', 'OrderId': '1'}, 'steps': [{'operation':"
                        + " 'TransactWriteItems', 'actions': [" + actions + "]}]");
    }

    private static String update(String attribute) {
        return "{'operation': 'UpdateItem', 'entity': 'Customer', 'update': 'SET " + attribute + " = :new'}";
    }

    private static final String PUT = ", {'operation': 'PutItem', 'entity': 'Claim', 'values': {'Email': '<new>'}}";
    private static final String DELETE =
            ", {'operation': 'DeleteItem', 'entity': 'Claim', 'values': {'Email': '<old>'}}";

    @Test
    void oldMarkerRemains() {
        assertThat(Designs.messages(RULE, customers(update("Email") + PUT).build()))
                .containsExactly("Pattern 1 \"Pattern 1\" changes Customer.Email, and the old Claim remains");
        assertThat(Designs.messages(RULE, customers(update("Email")).build()))
                .singleElement()
                .asString()
                .endsWith("no new Claim claims it");
        assertThat(Designs.messages(
                        RULE, customers(update("Email") + PUT + DELETE).build()))
                .isEmpty();
    }

    @Test
    void copyKeepsTheOldValue() {
        assertThat(Designs.messages(RULE, customers(update("Display")).build()))
                .singleElement()
                .asString()
                .endsWith("its copy Order.Buyer keeps the old value");
        assertThat(Designs.messages(
                        RULE,
                        customers(
                                        update("Display")
                                                + ", {'operation': 'UpdateItem', 'entity': 'Order', 'update': 'SET Buyer = :new'}")
                                .build()))
                .isEmpty();
    }

    @Test
    void sampleReplacesItsMarker() {
        assertThat(Designs.messages(RULE, Designs.sample("saas"))).isEmpty();
    }
}
