package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Copies that are written apart. */
class CopyApartTest {
    private static final Rule RULE = new CopyApart();

    private static DataModel follows(String copy, String steps) {
        return Designs.store()
                .entity("Follow", "One!*", "Other!*")
                .identifiedBy("One", "Other")
                .primary("USER#<One>", "FOLLOWS#<Other>")
                .entity("FollowCopy", "One!*", "Other!*")
                .identifiedBy("One", "Other")
                .primary("USER#<Other>", "FOLLOWER#<One>")
                .constraints(
                        "'copies': [{'entity': 'FollowCopy', 'of': 'Follow', 'match': {'One': 'One', 'Other': 'Other'}"
                                + copy + "}]")
                .pattern("'parameters': {'One': 'a', 'Other': 'b'}, 'steps': [" + steps + "]")
                .build();
    }

    private static final String BOTH =
            "{'operation': 'PutItem', 'entity': 'Follow'}, {'operation': 'PutItem', 'entity': 'FollowCopy'}";

    @Test
    void separatePutsMayLoseOneHalf() {
        assertThat(Designs.messages(RULE, follows("", BOTH)))
                .containsExactly(
                        "Pattern 1 \"Pattern 1\" puts Follow and FollowCopy in separate writes: one half may be missing");
        assertThat(Designs.messages(RULE, follows("", "{'operation': 'BatchWriteItem', 'actions': [" + BOTH + "]}")))
                .hasSize(1);
    }

    @Test
    void oneHalfAloneIsOneTooFew() {
        assertThat(Designs.messages(RULE, follows("", "{'operation': 'DeleteItem', 'entity': 'FollowCopy'}")))
                .containsExactly("Pattern 1 \"Pattern 1\" deletes FollowCopy without Follow: one half may be missing");
    }

    @Test
    void transactionWritesBoth() {
        assertThat(Designs.messages(
                        RULE, follows("", "{'operation': 'TransactWriteItems', 'actions': [" + BOTH + "]}")))
                .isEmpty();
    }

    @Test
    void copyWithAConditionNeedNotBeThere() {
        assertThat(Designs.messages(
                        RULE, follows(", 'when': 'One <> Other'", "{'operation': 'PutItem', 'entity': 'Follow'}")))
                .isEmpty();
    }
}
