package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class StoredKeyDiffersTest {
    @Test
    void storedKeyThatDiffers() {
        DataModel model = Designs.store()
                .entity("Repo", "Owner!*", "Name!*", "Parent")
                .identifiedBy("Owner", "Name")
                .primary("REPO#<Owner>", "REPO#<Name>")
                .record("{'Owner': 'a', 'Name': 'b', '$stored': {'PK': 'REPO#a', 'SK': 'repo#b'}}")
                .build();

        List<Finding> findings = Designs.check(new StoredKeyDiffers(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Repo a, b: SK is 'repo#b', template gives 'REPO#b'");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void keyThatNoTemplateGives() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Repo", "Owner!*", "Name!*", "Parent")
                .identifiedBy("Owner", "Name")
                .primary("REPO#<Owner>", "REPO#<Name>")
                .record(
                        "{'Owner': 'a', 'Name': 'b', '$stored': {'PK': 'REPO#a', 'SK': 'REPO#b', 'GSI1PK': 'x', 'GSI1SK': 'y'}}")
                .build();

        List<Finding> findings = Designs.check(new StoredKeyDiffers(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Repo a, b: GSI1PK is 'x', template gives none; GSI1SK is 'y', template gives none");
    }

    @Test
    void storedAsTheTemplatesSay() {
        DataModel model = Designs.store()
                .entity("Repo", "Owner!*", "Name!*", "Parent")
                .identifiedBy("Owner", "Name")
                .primary("REPO#<Owner>", "REPO#<Name>")
                .record("{'Owner': 'a', 'Name': 'b', '$stored': {'PK': 'REPO#a', 'SK': 'REPO#b'}}")
                .record("{'Owner': 'a', 'Name': 'c'}")
                .build();

        assertThat(Designs.check(new StoredKeyDiffers(), model)).isEmpty();
    }
}
