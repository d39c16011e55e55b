package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counters that are copied into indexes. */
class CounterInIndexesTest {
    private static final Rule RULE = new CounterInIndexes();

    private static Designs posts(String projection, String update) {
        return Designs.store()
                .index("GSI1", "GSI1PK", "GSI1SK", projection)
                .entity("Post", "PostId!*", "Likes~ N", "Title~", "Counts~ M")
                .identifiedBy("PostId")
                .primary("POST#<PostId>", "POST#<PostId>")
                .key("GSI1", "TITLE#<Title>", "POST#<PostId>")
                .pattern(
                        "'parameters': {'PostId': '1', 'one': 1}, 'steps': [{'operation': 'UpdateItem', 'entity': 'Post',"
                                + " 'update': '" + update + "'}]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ADD Likes 1",
                "ADD Likes :one",
                "SET Likes = Likes + :one",
                "SET Likes = if_not_exists(Likes, :one) + :one"
            })
    void eachIncrementIsWrittenToTheIndexToo(String update) {
        assertThat(Designs.messages(RULE, posts("ALL", update).build()))
                .containsExactly("Post.Likes +1 is 2 writes: the item and its copies in GSI1");
    }

    @Test
    void keysOnlyOrNoCountingIsFine() {
        assertThat(Designs.messages(RULE, posts("KEYS_ONLY", "ADD Likes 1").build()))
                .isEmpty();
        assertThat(Designs.messages(RULE, posts("ALL", "SET Likes = :one").build()))
                .isEmpty();
        assertThat(Designs.messages(
                        RULE,
                        posts("ALL", "SET Counts.Heart = Counts.Heart + :one").build()))
                .isEmpty();
    }

    /** The book counts one; with the star in one transaction it is seven, of which the counter's part is five. */
    @Test
    void gitHubHasThree() {
        assertThat(Designs.check(RULE, Designs.sample("github")))
                .extracting(finding -> finding.where().get(0))
                .containsExactly(
                        new Where.Attribute("Repo", "StarCount"),
                        new Where.Attribute("Repo", "ForkCount"),
                        new Where.Attribute("Repo", "IssueAndPullRequestCount"));
        assertThat(Designs.messages(RULE, Designs.sample("github")).get(0))
                .isEqualTo("Repo.StarCount +1 is 4 writes: the item and its copies in GSI1, GSI2, GSI3;"
                        + " 5 units in a transaction");
    }
}
