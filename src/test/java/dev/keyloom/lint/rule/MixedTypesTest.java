package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class MixedTypesTest {
    @Test
    void numberWhereTextIsDeclared() {
        DataModel model = Designs.store()
                .entity("Issue", "No!*")
                .primary("ISSUE#<No>", "=PK")
                .record("{'No': 'a'}")
                .record("{'No': 3}")
                .build();

        List<Finding> findings = Designs.check(new MixedTypes(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Issue.No is declared as S, but is S in 1, N in 1 records");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void valuesOfTheDeclaredType() {
        DataModel model = Designs.store()
                .entity("Issue", "No!*", "Votes N")
                .primary("ISSUE#<No>", "=PK")
                .record("{'No': 'a', 'Votes': 2}")
                .record("{'No': 'b'}")
                .build();

        assertThat(Designs.check(new MixedTypes(), model)).isEmpty();
    }
}
