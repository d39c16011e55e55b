package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import org.junit.jupiter.api.Test;

/** Key values with more than they can take. */
class TooHotKeyTest {
    private static final Rule RULE = new TooHotKey();

    private static Designs events(String partition, String rate) {
        return Designs.store()
                .entity(
                        "Event",
                        "At!* S {'format': 'iso-8601-millis'}",
                        "EventId!*",
                        "Hits~ N {'updatesPerSecond': 600}")
                .identifiedBy("EventId")
                .primary(partition, "EVENT#<EventId>")
                .pattern("'parameters': {'At': '2026-05-01T00:00:00.000Z', 'EventId': '1'}, 'steps': [{'operation':"
                        + " 'TransactWriteItems', 'actions': [{'operation': 'PutItem', 'entity': 'Event'}]}]" + rate);
    }

    @Test
    void bucketOfNowGetsTwiceTheRateInTransactions() {
        assertThat(Designs.check(
                        RULE,
                        events("EVENTS#<At|day>", ", 'rate': {'perSecond': 1100}")
                                .build()))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.severity()).isEqualTo(Severity.ERROR);
                    assertThat(finding.message())
                            .startsWith("2,200 WCU/s at peak on one key value 'EVENTS#<At|day>' of Store");
                    assertThat(finding.advice()).contains("over 3 shards");
                });
    }

    @Test
    void shardsShareTheLoad() {
        String rate = ", 'rate': {'perSecond': 1100}";

        assertThat(Designs.messages(
                        RULE, events("EVENTS#<EventId|shard(2)>", rate).build()))
                .hasSize(1);
        assertThat(Designs.messages(
                        RULE, events("EVENTS#<EventId|shard(3)>", rate).build()))
                .isEmpty();
    }

    @Test
    void withoutARateOrWithOpenValuesNothingIsCertain() {
        assertThat(Designs.messages(RULE, events("EVENTS#<At|day>", "").build()))
                .isEmpty();
        assertThat(Designs.messages(
                        RULE,
                        events("EVENT#<EventId>", ", 'rate': {'perSecond': 9000}")
                                .build()))
                .isEmpty();
    }

    @Test
    void attributeThatChangesTooOftenIsTold() {
        DataModel model = events("EVENT#<EventId>", "")
                .pattern("'parameters': {'EventId': '1'}, 'steps': [{'operation': 'TransactWriteItems', 'actions':"
                        + " [{'operation': 'UpdateItem', 'entity': 'Event', 'update': 'ADD Hits 1'}]}]")
                .build();

        assertThat(Designs.messages(RULE, model))
                .containsExactly("1,200 WCU/s on one Event, whose Hits changes 600 times a second");
    }
}
