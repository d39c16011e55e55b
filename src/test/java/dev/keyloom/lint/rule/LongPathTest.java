package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import org.junit.jupiter.api.Test;

/** Materialized paths that can come near the longest sort key. */
class LongPathTest {
    private static final Rule RULE = new LongPath();

    private static Designs tree(String path, String id) {
        return Designs.store()
                .index("GSI1")
                .entity("Node", id, path)
                .identifiedBy("NodeId")
                .primary("NODE#<NodeId>", "NODE")
                .key("GSI1", "TREE", "<Path>/")
                .relationship(
                        "'from': {'entity': 'Node', 'cardinality': 'ONE'}, 'to': {'entity': 'Node', 'cardinality': 'MANY'},"
                                + " 'forward': {'strategy': 'MATERIALIZED_PATH', 'index': 'GSI1', 'attribute': 'Path', 'separator': '/'}");
    }

    @Test
    void depthTimesLengthOfIdsIsWhatAPathCanReach() {
        DataModel model = tree("Path~", "NodeId!* S {'maximumBytes': 300}")
                .record("{'NodeId': 'c', 'Path': 'a/b/c'}")
                .build();

        assertThat(Designs.messages(RULE, model))
                .containsExactly("Node.Path can reach 903 bytes (3 levels of up to 300); a sort key ends at 1024");
    }

    @Test
    void statedLengthCounts() {
        assertThat(Designs.messages(
                        RULE, tree("Path~ S {'maximumBytes': 1000}", "NodeId!*").build()))
                .hasSize(1);
        assertThat(Designs.messages(
                        RULE, tree("Path~ S {'maximumBytes': 500}", "NodeId!*").build()))
                .isEmpty();
    }

    @Test
    void shortIdsAreRight() {
        DataModel model = tree("Path~", "NodeId!*")
                .record("{'NodeId': 'c', 'Path': 'a/b/c'}")
                .build();

        assertThat(Designs.messages(RULE, model)).isEmpty();
    }
}
