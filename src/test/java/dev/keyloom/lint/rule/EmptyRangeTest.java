package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Ranges of sort keys that nothing can lie in. */
class EmptyRangeTest {
    private static final Rule RULE = new EmptyRange();

    private static DataModel query(String sort) {
        return Designs.store()
                .entity("Message", "User!*", "MessageId!*")
                .primary("MESSAGES#<User>", "MESSAGE#<MessageId>")
                .pattern(
                        "'parameters': {'User': 'u1', 'a': '5', 'z': '3'}, 'steps': [{'operation': 'Query', 'index': 'primary',"
                                + " 'partition': 'MESSAGES#<User>', 'sort': " + sort
                                + "}], 'returns': [{'entity': 'Message'}]")
                .build();
    }

    @Test
    void nothingLiesBeforeThePrefixOfAllKeys() {
        assertThat(Designs.messages(RULE, query("{'<': 'MESSAGE#'}")))
                .containsExactly(
                        "Pattern 1 \"Pattern 1\": SK < \"MESSAGE#\" matches nothing: the sort keys there are \"MESSAGE#…\"");
        Fixes.mend(RULE, query("{'<': 'MESSAGE#'}"));
    }

    @Test
    void invertedRangeIsFound() {
        assertThat(Designs.messages(RULE, query("{'between': ['MESSAGE#<a>', 'MESSAGE#<z>']}")))
                .singleElement()
                .asString()
                .contains("BETWEEN \"MESSAGE#5\" AND \"MESSAGE#3\" is inverted");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'<': 'MESSAGE$'}",
                "{'<': 'MESSAGE#<a>'}",
                "{'>=': 'MESSAGE#'}",
                "{'between': ['MESSAGE#<z>', 'MESSAGE#<a>']}"
            })
    void rangeWithKeysInItIsRight(String sort) {
        assertThat(Designs.messages(RULE, query(sort))).isEmpty();
    }
}
