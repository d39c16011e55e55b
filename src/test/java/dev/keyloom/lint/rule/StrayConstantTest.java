package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class StrayConstantTest {
    @Test
    void quotesInATemplate() {
        DataModel model = Designs.store()
                .entity("User", "Id!*")
                .primary("USER#<Id>", "'info'")
                .build();

        List<Finding> findings = Designs.check(new StrayConstant(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("User.SK: ");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void storedWithQuotes() {
        DataModel model = Designs.store()
                .entity("User", "Id!*")
                .identifiedBy("Id")
                .primary("USER#<Id>", "info")
                .record("{\"Id\": \"a\", \"$stored\": {\"PK\": \"USER#a\", \"SK\": \"\\\"info\\\"\"}}")
                .build();

        List<Finding> findings = Designs.check(new StrayConstant(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("User a: SK is '\"info\"', not 'info'");
    }

    @Test
    void readInOtherLetters() {
        DataModel model = Designs.store()
                .entity("User", "Id!*")
                .primary("USER#<Id>", "PROFILE")
                .pattern("'parameters': {'Id': 'a'}, 'steps': [{'operation': 'GetItem', 'index': 'primary',"
                        + " 'partition': 'USER#<Id>', 'sort': 'profile'}]")
                .build();

        List<Finding> findings = Designs.check(new StrayConstant(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Pattern 1 \"Pattern 1\": 'profile' is not 'PROFILE', the key of User");
    }

    @Test
    void constantAsDeclared() {
        DataModel model = Designs.store()
                .entity("User", "Id!*")
                .identifiedBy("Id")
                .primary("USER#<Id>", "#META")
                .record("{'Id': 'a', '$stored': {'PK': 'USER#a', 'SK': '#META'}}")
                .build();

        assertThat(Designs.check(new StrayConstant(), model)).isEmpty();
    }
}
