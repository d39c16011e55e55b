package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class MutableIndexKeyTest {
    @Test
    void mutableAttributeInAnIndexKey() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Repo", "Owner!*", "UpdatedAt!~")
                .primary("REPO#<Owner>", "=PK")
                .key("GSI1", "ACCOUNT#<Owner>", "#<UpdatedAt>")
                .build();

        List<Finding> findings = Designs.check(new MutableIndexKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Each change of UpdatedAt costs 2 writes in GSI1, since it is in Repo.GSI1SK");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.INFO);
    }

    @Test
    void oftenChangedAttribute() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Repo", "Owner!*", "Score!~ N {'updatesPerSecond': 200}")
                .primary("REPO#<Owner>", "=PK")
                .key("GSI1", "TOP", "<Score|pad(9)>")
                .build();

        List<Finding> findings = Designs.check(new MutableIndexKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "Each change of Score costs 2 writes in GSI1, since it is in Repo.GSI1SK; it changes 200 times a second");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void attributeThatNobodyCallsMutable() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Repo", "Owner!*", "Language")
                .primary("REPO#<Owner>", "=PK")
                .sparse("GSI1", "LANGUAGE#<Language>", "REPO#<Owner>")
                .build();

        assertThat(Designs.check(new MutableIndexKey(), model)).isEmpty();
    }
}
