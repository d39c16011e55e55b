package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class TooManyIndexesTest {
    @Test
    void tooManyLocalIndexes() {
        DataModel model = Designs.store()
                .localIndex("L1", "A")
                .localIndex("L2", "B")
                .localIndex("L3", "C")
                .localIndex("L4", "D")
                .localIndex("L5", "E")
                .localIndex("L6", "F")
                .build();

        List<Finding> findings = Designs.check(new TooManyIndexes(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Store has 6 local indexes; DynamoDB takes at most 5");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void fewIndexes() {
        DataModel model = Designs.store().index("GSI1").localIndex("L1", "A").build();

        assertThat(Designs.check(new TooManyIndexes(), model)).isEmpty();
    }
}
