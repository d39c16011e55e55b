package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Reads that do not look whether items have expired. */
class ExpiredItemsReturnedTest {
    private static final Rule RULE = new ExpiredItemsReturned();

    private static DataModel read(String operation, String members, String where) {
        return Designs.store()
                .table("timeToLiveAttribute", "'Expiry'")
                .entity("Ticket", "TicketId!*", "Expiry N")
                .primary("TICKET#<TicketId>", "TICKET")
                .entity("Show", "ShowId!*")
                .primary("SHOW#<ShowId>", "SHOW")
                .pattern(
                        "\"parameters\": {\"TicketId\": \"t1\", \"now\": 5}, \"steps\": [{\"operation\": \"" + operation
                                + "\", \"index\": \"primary\", \"partition\": \"TICKET#<TicketId>\", \"sort\": \"TICKET\""
                                + members
                                + "}], \"returns\": [{\"entity\": \"Ticket\"" + where + "}]")
                .pattern(
                        "'parameters': {'ShowId': 's1'}, 'steps': [{'operation': 'GetItem', 'index': 'primary', 'partition':"
                                + " 'SHOW#<ShowId>', 'sort': 'SHOW'}], 'returns': [{'entity': 'Show'}]")
                .build();
    }

    @Test
    void readThatTestsNothingMayReturnExpiredItems() {
        assertThat(Designs.messages(RULE, read("Query", "", "")))
                .containsExactly(
                        "Pattern 1 \"Pattern 1\" may return Ticket items that have expired: nothing tests Expiry");
        assertThat(Designs.messages(RULE, read("GetItem", "", ""))).hasSize(1);
    }

    @Test
    void filterIsRight() {
        assertThat(Designs.messages(RULE, read("Query", ", \"filter\": \"Expiry > :now\"", "")))
                .isEmpty();
    }

    @Test
    void applicationThatLooksItselfIsRight() {
        assertThat(Designs.messages(RULE, read("GetItem", "", ", \"where\": \"Expiry > :now\"")))
                .isEmpty();
    }
}
