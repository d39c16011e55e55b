package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class OverProjectionTest {
    @Test
    void readsThatNameWhatTheyNeed() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Post", "Id!*", "Author!*", "Text")
                .primary("POST#<Id>", "=PK")
                .key("GSI1", "AUTHOR#<Author>", "POST#<Id>")
                .record("{'Id': 'p', 'Author': 'a', 'Text': '" + "x".repeat(500) + "'}")
                .pattern("'parameters': {'Author': 'a'}, 'steps': [{'operation': 'Query', 'index': 'GSI1',"
                        + " 'partition': 'AUTHOR#<Author>', 'projection': ['Id']}]")
                .build();

        List<Finding> findings = Designs.check(new OverProjection(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("GSI1 projects ALL: ");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void readOfEverything() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Post", "Id!*", "Author!*", "Text")
                .primary("POST#<Id>", "=PK")
                .key("GSI1", "AUTHOR#<Author>", "POST#<Id>")
                .record("{'Id': 'p', 'Author': 'a', 'Text': '" + "x".repeat(500) + "'}")
                .pattern("'parameters': {'Author': 'a'}, 'steps': [{'operation': 'Query', 'index': 'GSI1',"
                        + " 'partition': 'AUTHOR#<Author>'}]")
                .build();

        assertThat(Designs.check(new OverProjection(), model)).isEmpty();
    }
}
