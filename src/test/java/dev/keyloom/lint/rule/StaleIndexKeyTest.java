package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class StaleIndexKeyTest {
    @Test
    void stateThatChangesAlone() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Message", "Id!*", "Unread!~ BOOL")
                .primary("MESSAGE#<Id>", "=PK")
                .variant("GSI1", "unread", "Unread = true", "UNREAD", "MESSAGE#<Id>")
                .pattern(
                        "'parameters': {'Id': 'a'}, 'steps': [{'operation': 'UpdateItem', 'entity': 'Message', 'update':"
                                + " 'SET Unread = false'}]")
                .build();

        List<Finding> findings = Designs.check(new StaleIndexKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Pattern 1 \"Pattern 1\" changes Unread and leaves Message in GSI1 under its old key");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void stateAndKeys() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Message", "Id!*", "Unread!~ BOOL")
                .primary("MESSAGE#<Id>", "=PK")
                .variant("GSI1", "unread", "Unread = true", "UNREAD", "MESSAGE#<Id>")
                .pattern(
                        "'parameters': {'Id': 'a'}, 'steps': [{'operation': 'UpdateItem', 'entity': 'Message', 'update':"
                                + " 'SET Unread = false REMOVE GSI1PK, GSI1SK'}]")
                .build();

        assertThat(Designs.check(new StaleIndexKey(), model)).isEmpty();
    }
}
