package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class WriteAmplificationTest {
    @Test
    void entityInTwoIndexes() {
        DataModel model = Designs.store()
                .index("GSI1")
                .index("GSI2")
                .entity("Repo", "Id!*", "Code")
                .primary("REPO#<Id>", "=PK")
                .key("GSI1", "=PK", "=PK")
                .sparse("GSI2", "CODE#<Code>", "=PK")
                .build();

        List<Finding> findings = Designs.check(new WriteAmplification(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Repo: up to 3 writes per insert, one in the table and one in each of GSI1, GSI2");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.INFO);
    }

    @Test
    void entityInOneIndex() {
        DataModel model = Designs.store()
                .index("GSI1")
                .index("GSI2")
                .entity("Repo", "Id!*")
                .primary("REPO#<Id>", "=PK")
                .key("GSI1", "=PK", "=PK")
                .build();

        assertThat(Designs.check(new WriteAmplification(), model)).isEmpty();
    }
}
