package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Reads by key that name a secondary index. */
class GetItemOnIndexTest {
    private static final Rule RULE = new GetItemOnIndex();

    private static DataModel read(String operation, String index) {
        return Designs.store()
                .index("GSI1")
                .entity("Book", "Isbn!*", "Title~")
                .primary("BOOK#<Isbn>", "BOOK#<Isbn>")
                .key("GSI1", "BOOK#<Isbn>", "BOOK#<Isbn>")
                .pattern("'parameters': {'Isbn': '1'}, 'steps': [{'operation': '" + operation + "', 'index': '" + index
                        + "', 'partition': 'BOOK#<Isbn>', 'sort': 'BOOK#<Isbn>'}], 'returns': [{'entity': 'Book'}]")
                .build();
    }

    @Test
    void getItemOnAnIndexBecomesAQuery() {
        DataModel model = read("GetItem", "GSI1");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("GetItem on GSI1");
        Fixes.mend(RULE, model);
    }

    @Test
    void batchGetItemOnAnIndexIsFound() {
        assertThat(Designs.messages(RULE, read("BatchGetItem", "GSI1")))
                .singleElement()
                .asString()
                .contains("BatchGetItem");
    }

    @Test
    void getItemOnTheBaseTableIsRight() {
        assertThat(Designs.messages(RULE, read("GetItem", "primary"))).isEmpty();
    }

    @Test
    void queryOfAnIndexIsRight() {
        assertThat(Designs.messages(RULE, read("Query", "GSI1"))).isEmpty();
    }
}
