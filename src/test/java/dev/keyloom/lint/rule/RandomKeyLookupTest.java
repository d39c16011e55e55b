package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Lookups of items whose key holds a shard that was drawn at random. */
class RandomKeyLookupTest {
    private static final Rule RULE = new RandomKeyLookup();

    private static Designs events(String partition) {
        return Designs.store()
                .entity("Event", "EventId!*")
                .identifiedBy("EventId")
                .primary(partition, "EVENT#<EventId>");
    }

    private static DataModel pattern(Designs design, String step) {
        return design.pattern(
                        "'parameters': {'EventId': 'e1'}, 'steps': [" + step + "], 'returns': [{'entity': 'Event'}]")
                .build();
    }

    @Test
    void itemUnderARandomShardCannotBeFetched() {
        DataModel model = pattern(
                events("EVENTS#<random(10)>"),
                "{'operation': 'GetItem', 'index': 'primary', 'partition': 'EVENTS#3', 'sort': 'EVENT#<EventId>'}");

        assertThat(Designs.messages(RULE, model))
                .singleElement()
                .asString()
                .contains("\"EVENTS#<random(10)>\" of Event");
    }

    @Test
    void norCanItBeUpdated() {
        DataModel model = pattern(
                events("EVENTS#<random(10)>"),
                "{'operation': 'UpdateItem', 'entity': 'Event', 'update': 'SET A = :EventId'}");

        assertThat(Designs.messages(RULE, model)).hasSize(1);
    }

    @Test
    void computedShardCanBeFound() {
        DataModel model = pattern(
                events("EVENTS#<EventId|shard(10)>"),
                "{'operation': 'GetItem', 'index': 'primary', 'partition': 'EVENTS#<EventId|shard(10)>', 'sort':"
                        + " 'EVENT#<EventId>'}");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }

    @Test
    void allShardsTogetherAreRead() {
        DataModel model = pattern(
                events("EVENTS#<random(10)>"),
                "{'operation': 'Query', 'index': 'primary', 'partition': 'EVENTS#<shard>', 'fanOut': {'shard': [0, 9]}}");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }
}
