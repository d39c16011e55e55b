package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Patterns that are one Query on paper, but whose partition key is spread. */
class UndeclaredFanOutTest {
    private static final Rule RULE = new UndeclaredFanOut();

    private static Designs readings(String partition) {
        return Designs.store()
                .entity("Reading", "Device!*", "At!* S {'format': 'iso-8601-millis'}")
                .identifiedBy("Device", "At")
                .primary(partition, "<At|iso>");
    }

    private static DataModel query(Designs design, String members) {
        return design.pattern("'parameters': {'Device': 'd1', 'From': '2020-06-01T12:00:00.000Z', 'To':"
                        + " '2020-06-03T12:00:00.000Z', 'Day': '2020-06-01'}, 'steps': [{'operation': 'Query', 'index':"
                        + " 'primary', " + members + "}], 'returns': [{'entity': 'Reading'}]")
                .build();
    }

    @Test
    void bucketThatThePatternDoesNotNameIsFound() {
        DataModel model = query(readings("READING#<Device>#<At|day>"), "'partition': 'READING#<Device>'");

        assertThat(Designs.messages(RULE, model))
                .containsExactly(
                        "Pattern 1 \"Pattern 1\" is one Query on primary, but the keys of Reading go on with <At|day>: it"
                                + " needs one query for each bucket");
    }

    @Test
    void shardThatNothingGivesIsFound() {
        DataModel model = query(readings("READING#<Device>#<At|shard(8)>"), "'partition': 'READING#<Device>#<shard>'");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("8 queries, one for each shard");
    }

    @Test
    void rangeOverSeveralBucketsIsFound() {
        DataModel model = query(
                readings("READING#<Device>#<At|day>"),
                "'partition': 'READING#<Device>#<From|day>', 'sort': {'between': ['<From|iso>', '<To|iso>']}");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("ends in another bucket");
    }

    @Test
    void declaredFanOutIsRight() {
        DataModel shards = query(
                readings("READING#<Device>#<At|shard(8)>"),
                "'partition': 'READING#<Device>#<shard>', 'fanOut': {'shard': [0, 7]}");
        DataModel days = query(
                readings("READING#<Device>#<At|day>"),
                "'partition': 'READING#<Device>#<day>', 'fanOut': {'day': ['2020-06-01', '2020-06-02']}");

        assertThat(Designs.messages(RULE, shards)).isEmpty();
        assertThat(Designs.messages(RULE, days)).isEmpty();
    }

    @Test
    void bucketThatThePatternNamesIsRight() {
        DataModel model = query(readings("READING#<Device>#<At|day>"), "'partition': 'READING#<Device>#<Day>'");

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }
}
