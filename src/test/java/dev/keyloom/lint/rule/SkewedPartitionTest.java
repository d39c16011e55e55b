package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import org.junit.jupiter.api.Test;

/** Busiest partitions of uneven relationships. */
class SkewedPartitionTest {
    private static final Rule RULE = new SkewedPartition();

    private static Designs likes(String skew, String partition, int rate) {
        return Designs.store()
                .entity("Post", "PostId!*")
                .identifiedBy("PostId")
                .primary("POST#<PostId>", "#POST")
                .entity("Like", "PostId!*", "User!*")
                .identifiedBy("PostId", "User")
                .primary(partition, "LIKE#<User>")
                .relationship(
                        "'name': 'likes', 'from': {'entity': 'Post', 'cardinality': 'ONE'}, 'to': {'entity': 'Like',"
                                + " 'cardinality': 'MANY'" + skew + "}, 'join': {'from': {'PostId': 'PostId'}}")
                .pattern(
                        "'parameters': {'PostId': '1', 'User': 'a'}, 'steps': [{'operation': 'PutItem', 'entity': 'Like'}],"
                                + " 'rate': {'perSecond': " + rate + "}");
    }

    private static final String POWER_LAW = ", 'skew': 'power-law'";

    @Test
    void aTenthOfTheLoadIsTooMuchForOne() {
        assertThat(Designs.messages(
                        RULE, likes(POWER_LAW, "POST#<PostId>", 20000).build()))
                .singleElement()
                .asString()
                .contains("'likes' is unbounded and uneven", "POST#<PostId>", "2,043 WCU/s");
    }

    @Test
    void lowRatesShardsAMaximumOrAnEvenSpreadAreFine() {
        assertThat(Designs.messages(
                        RULE, likes(POWER_LAW, "POST#<PostId>", 5000).build()))
                .isEmpty();
        assertThat(Designs.messages(
                        RULE,
                        likes(POWER_LAW, "POST#<PostId>#<User|shard(20)>", 20000)
                                .build()))
                .isEmpty();
        assertThat(Designs.messages(
                        RULE,
                        likes(POWER_LAW + ", 'maximum': 50", "POST#<PostId>", 20000)
                                .build()))
                .isEmpty();
        assertThat(Designs.messages(RULE, likes("", "POST#<PostId>", 20000).build()))
                .isEmpty();
    }
}
