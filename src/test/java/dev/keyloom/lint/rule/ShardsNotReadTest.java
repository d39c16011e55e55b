package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Fan-outs that do not read exactly the shards that are written. */
class ShardsNotReadTest {
    private static final Rule RULE = new ShardsNotRead();

    private static DataModel query(String shard, String fanOut) {
        return Designs.store()
                .entity("Vote", "Poll!*", "Voter!*")
                .primary("POLL#<Poll>#<Voter|" + shard + ">", "VOTE#<Voter>")
                .pattern(
                        "'parameters': {'Poll': 'p1'}, 'steps': [{'operation': 'Query', 'index': 'primary', 'partition':"
                                + " 'POLL#<Poll>#<part>', 'fanOut': {'part': " + fanOut
                                + "}}], 'returns': [{'entity': 'Vote'}]")
                .build();
    }

    @Test
    void shardsThatAreWrittenHaveToBeRead() {
        DataModel model = query("shard(10)", "[0, 7]");

        assertThat(Designs.messages(RULE, model))
                .containsExactly("Pattern 1 \"Pattern 1\" reads shards 0 to 7, but Vote writes 0 to 9");
        Fixes.mend(RULE, model);
    }

    @Test
    void countingFromOneMissesTheFirst() {
        Fixes.mend(RULE, query("shard(10)", "[1, 10]"));
    }

    @Test
    void widthBelongsToTheShard() {
        DataModel model = query("shard(4, 2)", "[0, 3]");

        Fixes.mend(RULE, model);
        assertThat(Designs.messages(RULE, query("shard(4, 2)", "['00', '01', '02', '03']")))
                .isEmpty();
    }

    @Test
    void allShardsAreRight() {
        assertThat(Designs.messages(RULE, query("shard(10)", "[0, 9]"))).isEmpty();
    }
}
