package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnusedIndexTest {
    @Test
    void indexThatNoPatternReads() {
        DataModel model = Designs.store()
                .index("GSI1")
                .index("GSI2")
                .entity("Part", "Id!*", "Code")
                .primary("PART#<Id>", "=PK")
                .sparse("GSI1", "CODE#<Code>", "PART#<Id>")
                .key("GSI2", "=PK", "=PK")
                .pattern(
                        "'parameters': {'Id': 'a'}, 'steps': [{'operation': 'Query', 'index': 'GSI2', 'partition': 'PART#<Id>'}]")
                .build();

        List<Finding> findings = Designs.check(new UnusedIndex(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("GSI1 is paid for and unused: no access pattern reads it");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void noPatternsYet() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Part", "Id!*")
                .primary("PART#<Id>", "=PK")
                .build();

        assertThat(Designs.check(new UnusedIndex(), model)).isEmpty();
    }

    @Test
    void indexThatIsScanned() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("User", "Id!*")
                .primary("USER#<Id>", "=PK")
                .key("GSI1", "USER#<Id>", "=PK")
                .pattern("'steps': [{'operation': 'Scan', 'index': 'GSI1'}]")
                .build();

        assertThat(Designs.check(new UnusedIndex(), model)).isEmpty();
    }
}
