package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class WrongVariantTest {
    @Test
    void forkWrittenAsAnOriginal() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Repo", "Owner!*", "Name!*", "Parent")
                .identifiedBy("Owner", "Name")
                .primary("REPO#<Owner>", "REPO#<Name>")
                .variant("GSI1", "fork", "attribute_exists(Parent)", "REPO#<Parent>", "FORK#<Owner>")
                .key("GSI1", "REPO#<Name>", "#REPO#<Owner>")
                .record("{'Owner': 'a', 'Name': 'b', 'Parent': 'p', '$stored': {'PK': 'REPO#a', 'SK': 'REPO#b',"
                        + " 'GSI1PK': 'REPO#b', 'GSI1SK': '#REPO#a'}}")
                .pattern("'parameters': {'Parent': 'p'}, 'steps': [{'operation': 'Query', 'index': 'GSI1',"
                        + " 'partition': 'REPO#<Parent>'}], 'returns': [{'entity': 'Repo'}]")
                .build();

        List<Finding> findings = Designs.check(new WrongVariant(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "Repo a, b was written to GSI1 with the 'variant 2' variant, but it is 'fork'; pattern 1 will miss it");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void forkWrittenAsAFork() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Repo", "Owner!*", "Name!*", "Parent")
                .identifiedBy("Owner", "Name")
                .primary("REPO#<Owner>", "REPO#<Name>")
                .variant("GSI1", "fork", "attribute_exists(Parent)", "REPO#<Parent>", "FORK#<Owner>")
                .key("GSI1", "REPO#<Name>", "#REPO#<Owner>")
                .record("{'Owner': 'a', 'Name': 'b', 'Parent': 'p', '$stored': {'PK': 'REPO#a', 'SK': 'REPO#b',"
                        + " 'GSI1PK': 'REPO#p', 'GSI1SK': 'FORK#a'}}")
                .build();

        assertThat(Designs.check(new WrongVariant(), model)).isEmpty();
    }
}
