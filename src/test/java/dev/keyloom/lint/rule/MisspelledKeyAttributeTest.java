package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class MisspelledKeyAttributeTest {
    @Test
    void attributeOneDigitOff() {
        DataModel model = Designs.store()
                .index("gsi3", "gsi3pk", "gsi3sk", "ALL")
                .entity("Genre", "Id!*", "gsi13sk")
                .primary("GENRE#<Id>", "=PK")
                .build();

        List<Finding> findings = Designs.check(new MisspelledKeyAttribute(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("'gsi13sk' is no key of gsi3, nor of any other index; its keys are [gsi3pk, gsi3sk]");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void updateThatWritesIt() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Issue", "Id!*")
                .primary("ISSUE#<Id>", "=PK")
                .key("GSI1", "=PK", "=PK")
                .pattern("'parameters': {'Id': 'a'}, 'steps': [{'operation': 'UpdateItem', 'entity': 'Issue', 'update':"
                        + " 'REMOVE GS1PK'}]")
                .build();

        List<Finding> findings = Designs.check(new MisspelledKeyAttribute(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("'GS1PK' is no key of GSI1");
    }

    @Test
    void namesOfTheDomain() {
        DataModel model = Designs.store()
                .index("GSI1")
                .index("ByOperator", "Operator", "Date", "ALL")
                .entity("Log", "Id!*", "Operators", "Data", "Sku")
                .primary("LOG#<Id>", "=PK")
                .build();

        assertThat(Designs.check(new MisspelledKeyAttribute(), model)).isEmpty();
    }
}
