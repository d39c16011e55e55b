package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class LongKeyTest {
    @Test
    void keyNearTheLimit() {
        DataModel model = Designs.store()
                .entity("Node", "Id!*", "Path!*")
                .primary("NODE#<Id>", "<Path>")
                .record("{'Id': 'a', 'Path': '" + "x".repeat(900) + "'}")
                .build();

        List<Finding> findings = Designs.check(new LongKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("SK of Node record 1 is 900 bytes, and 1024 is the most there can be");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void keyAboveTheLimit() {
        DataModel model = Designs.store()
                .entity("Node", "Id!*", "Path!*")
                .identifiedBy("Id")
                .primary("NODE#<Id>", "<Path>")
                .record("{'Id': 'a', 'Path': '" + "x".repeat(1025) + "'}")
                .build();

        List<Finding> findings = Designs.check(new LongKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("Node a: ");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void declaredLengths() {
        DataModel model = Designs.store()
                .entity("Node", "Id!*", "Path!* S {'maximumBytes': 2000}")
                .primary("NODE#<Id>", "<Path>/")
                .build();

        List<Finding> findings = Designs.check(new LongKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Node.SK can be 2001 bytes, and 1024 is the most there can be: \"<Path>/\"");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void shortKeys() {
        DataModel model = Designs.store()
                .entity("Node", "Id!*", "Path!* S {'maximumBytes': 1000}")
                .primary("NODE#<Id>", "<Path>/")
                .record("{'Id': 'a', 'Path': 'b/c'}")
                .build();

        assertThat(Designs.check(new LongKey(), model)).isEmpty();
    }
}
