package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Limited queries that take the first items by another measure than the pattern means. */
class OrderedByOtherTest {
    private static final Rule RULE = new OrderedByOther();

    private static DataModel query(String sortKey, String limit) {
        return Designs.store()
                .entity(
                        "Session",
                        "User!*",
                        "Token!* S {'format': 'uuid'}",
                        "LastLogin!~ S {'format': 'iso-8601-millis'}")
                .primary("USER#<User>", sortKey)
                .pattern(
                        "'parameters': {'User': 'u1'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition':"
                                + " 'USER#<User>', 'descending': true" + limit
                                + "}], 'returns': [{'entity': 'Session', 'orderBy': ['LastLogin DESC']}]")
                .build();
    }

    @Test
    void latestByIdIsNotTheLatest() {
        DataModel model = query("SESSION#<Token>", ", 'limit': 1");

        assertThat(Designs.messages(RULE, model))
                .containsExactly(
                        "Pattern 1 \"Pattern 1\" takes the first 1 items, and Session is ordered by Token, not by LastLogin");
        assertThat(Designs.messages(new WrongReadOrder(), model)).isEmpty();
    }

    @Test
    void latestByTimeIsRight() {
        assertThat(Designs.messages(RULE, query("SESSION#<LastLogin|iso>#<Token>", ", 'limit': 1")))
                .isEmpty();
    }

    @Test
    void withoutALimitItIsAnOrderOnly() {
        DataModel model = query("SESSION#<Token>", "");

        assertThat(Designs.messages(RULE, model)).isEmpty();
        assertThat(Designs.messages(new WrongReadOrder(), model)).hasSize(1);
    }
}
