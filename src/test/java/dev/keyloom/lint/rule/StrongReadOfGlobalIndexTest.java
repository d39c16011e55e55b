package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Strongly consistent reads of global indexes. */
class StrongReadOfGlobalIndexTest {
    private static final Rule RULE = new StrongReadOfGlobalIndex();

    private static DataModel query(String index) {
        return Designs.store()
                .index("GSI1")
                .localIndex("LSI1", "LSI1SK")
                .entity("Book", "Isbn!*", "Title~")
                .primary("BOOK#<Isbn>", "BOOK#<Isbn>")
                .pattern("'parameters': {'Isbn': '1'}, 'steps': [{'operation': 'Query', 'index': '" + index
                        + "', 'partition': 'BOOK#<Isbn>', 'consistentRead': true}]")
                .build();
    }

    @Test
    void globalIndexIsNeverReadStrongly() {
        DataModel model = query("GSI1");

        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("GSI1", "eventually consistent");
        Fixes.mend(RULE, model);
    }

    @Test
    void baseTableAndLocalIndexMayBe() {
        assertThat(Designs.messages(RULE, query("primary"))).isEmpty();
        assertThat(Designs.messages(RULE, query("LSI1"))).isEmpty();
    }
}
