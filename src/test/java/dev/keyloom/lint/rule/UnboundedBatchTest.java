package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Batch reads of more keys than one call takes, or of an unstated number. */
class UnboundedBatchTest {
    private static final Rule RULE = new UnboundedBatch();

    private static DataModel batch(String partition, String members) {
        return Designs.store()
                .entity("Book", "Isbn!*")
                .primary("BOOK#<Isbn>", "BOOK")
                .pattern(
                        "'parameters': {'Isbn': '1'}, 'steps': [{'operation': 'Query', 'as': 'list', 'index': 'primary',"
                                + " 'partition': 'LIST'}, {'operation': 'BatchGetItem', 'index': 'primary', 'partition': '"
                                + partition
                                + "', 'sort': 'BOOK'" + members + "}], 'returns': [{'entity': 'Book'}]")
                .build();
    }

    @Test
    void numberThatDependsOnAnAnswerIsUnstated() {
        assertThat(Designs.messages(RULE, batch("BOOK#<list.Isbn>", "")))
                .singleElement()
                .asString()
                .contains("not stated");
    }

    @Test
    void moreThanACallTakesIsFound() {
        assertThat(Designs.messages(RULE, batch("BOOK#<list.Isbn>", ", 'upTo': 150")))
                .singleElement()
                .asString()
                .contains("150 keys");
        assertThat(Designs.messages(RULE, batch("BOOK#<n>", ", 'fanOut': {'n': [1, 101]}")))
                .hasSize(1);
    }

    @Test
    void statedPageIsRight() {
        assertThat(Designs.messages(RULE, batch("BOOK#<list.Isbn>", ", 'upTo': 100")))
                .isEmpty();
        assertThat(Designs.messages(RULE, batch("BOOK#<n>", ", 'fanOut': {'n': [1, 100]}")))
                .isEmpty();
        assertThat(Designs.messages(RULE, batch("BOOK#<Isbn>", ""))).isEmpty();
    }
}
