package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class BrokenTreeTest {
    @Test
    void pathThatDisagreesWithTheParent() {
        DataModel model = Designs.store()
                .entity("Category", "Id!*", "Parent~", "Path~")
                .identifiedBy("Id")
                .primary("CAT#<Id>", "#META")
                .record("{'Id': 'a', 'Path': 'a'}")
                .record("{'Id': 'b', 'Parent': 'a', 'Path': 'x/b'}")
                .relationship("'from': {'entity': 'Category', 'cardinality': 'ONE'}, 'to': {'entity': 'Category',"
                        + " 'cardinality': 'MANY'}, 'join': {'from': {'Id': 'Parent'}}, 'forward': {'strategy':"
                        + " 'MATERIALIZED_PATH', 'attribute': 'Path', 'separator': '/'}")
                .build();

        List<Finding> findings = Designs.check(new BrokenTree(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Category b: Path is 'x/b', but its parent is 'a'");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void circle() {
        DataModel model = Designs.store()
                .entity("Category", "Id!*", "Parent~")
                .identifiedBy("Id")
                .primary("CAT#<Id>", "#META")
                .record("{'Id': 'a', 'Parent': 'b'}")
                .record("{'Id': 'b', 'Parent': 'a'}")
                .relationship("'from': {'entity': 'Category', 'cardinality': 'ONE'}, 'to': {'entity': 'Category',"
                        + " 'cardinality': 'MANY'}, 'join': {'from': {'Id': 'Parent'}}")
                .build();

        List<Finding> findings = Designs.check(new BrokenTree(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Parents go round in a circle: Category a below Category b below Category a");
    }

    @Test
    void treeInOrder() {
        DataModel model = Designs.store()
                .entity("Category", "Id!*", "Parent~", "Path~")
                .identifiedBy("Id")
                .primary("CAT#<Id>", "#META")
                .record("{'Id': 'a', 'Path': 'a'}")
                .record("{'Id': 'b', 'Parent': 'a', 'Path': 'a/b'}")
                .relationship("'from': {'entity': 'Category', 'cardinality': 'ONE'}, 'to': {'entity': 'Category',"
                        + " 'cardinality': 'MANY'}, 'join': {'from': {'Id': 'Parent'}}, 'forward': {'strategy':"
                        + " 'MATERIALIZED_PATH', 'attribute': 'Path', 'separator': '/'}")
                .build();

        assertThat(Designs.check(new BrokenTree(), model)).isEmpty();
    }
}
