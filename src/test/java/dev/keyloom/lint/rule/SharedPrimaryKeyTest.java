package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class SharedPrimaryKeyTest {
    @Test
    void twoEntitiesOfOneKey() {
        DataModel model = Designs.store()
                .entity("Profile", "Id!*")
                .primary("USER#<Id>", "META")
                .entity("Settings", "Id!*")
                .primary("USER#<Id>", "META")
                .build();

        List<Finding> findings = Designs.check(new SharedPrimaryKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "Profile and Settings can have the same primary key: \"USER#<Id>\" / \"META\" and \"USER#<Id>\" / \"META\"");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void sharedKeysOnPurpose() {
        DataModel model = Designs.store()
                .entity("User", "Name!*")
                .primary("ACCOUNT#<Name>", "=PK")
                .entity("Organization", "Title!*")
                .primary("ACCOUNT#<Title>", "=PK")
                .constraints("'sharedKeys': [['User', 'Organization']]")
                .build();

        assertThat(Designs.check(new SharedPrimaryKey(), model)).isEmpty();
    }

    @Test
    void prefixesThatDiffer() {
        DataModel model = Designs.store()
                .entity("User", "Name!*")
                .primary("USER#<Name>", "=PK")
                .entity("Post", "Name!*", "Id!*")
                .primary("USER#<Name>", "POST#<Id>")
                .build();

        assertThat(Designs.check(new SharedPrimaryKey(), model)).isEmpty();
    }
}
