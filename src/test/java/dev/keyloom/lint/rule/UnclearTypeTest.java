package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnclearTypeTest {
    @Test
    void itemWithoutType() {
        DataModel model = Designs.store()
                .entity("User", "Name!*")
                .identifiedBy("Name")
                .primary("ACCOUNT#<Name>", "=PK")
                .record("{'Name': 'a', '$stored': {'PK': 'ACCOUNT#a', 'SK': 'ACCOUNT#a', 'Type': null}}")
                .entity("Organization", "Title!*")
                .primary("ACCOUNT#<Title>", "=PK")
                .constraints("'sharedKeys': [['User', 'Organization']]")
                .build();

        List<Finding> findings = Designs.check(new UnclearType(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("User a could be User or Organization: it has no Type");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void itemWithAnotherType() {
        DataModel model = Designs.store()
                .entity("User", "Name!*")
                .identifiedBy("Name")
                .primary("ACCOUNT#<Name>", "=PK")
                .record("{'Name': 'a', '$stored': {'PK': 'ACCOUNT#a', 'SK': 'ACCOUNT#a', 'Type': 'Account'}}")
                .entity("Organization", "Title!*")
                .primary("ACCOUNT#<Title>", "=PK")
                .constraints("'sharedKeys': [['User', 'Organization']]")
                .build();

        List<Finding> findings = Designs.check(new UnclearType(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("User a could be User or Organization: Type is 'Account'");
    }

    @Test
    void tableWithoutTypeAttribute() {
        DataModel model = Designs.store()
                .table("typeAttribute", "null")
                .entity("User", "Name!*")
                .identifiedBy("Name")
                .primary("ACCOUNT#<Name>", "=PK")
                .record("{'Name': 'a', '$stored': {'PK': 'ACCOUNT#a', 'SK': 'ACCOUNT#a'}}")
                .entity("Organization", "Title!*")
                .primary("ACCOUNT#<Title>", "=PK")
                .constraints("'sharedKeys': [['User', 'Organization']]")
                .build();

        List<Finding> findings = Designs.check(new UnclearType(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "An item could be User or Organization: they share their keys, and table Store has no type attribute");
    }

    @Test
    void itemWithItsType() {
        DataModel model = Designs.store()
                .entity("User", "Name!*")
                .identifiedBy("Name")
                .primary("ACCOUNT#<Name>", "=PK")
                .record("{'Name': 'a', '$stored': {'PK': 'ACCOUNT#a', 'SK': 'ACCOUNT#a', 'Type': 'User'}}")
                .entity("Organization", "Title!*")
                .primary("ACCOUNT#<Title>", "=PK")
                .constraints("'sharedKeys': [['User', 'Organization']]")
                .build();

        assertThat(Designs.check(new UnclearType(), model)).isEmpty();
    }
}
