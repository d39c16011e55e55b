package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class TimestampOnlyKeyTest {
    @Test
    void timeAlone() {
        DataModel model = Designs.store()
                .entity("Message", "User!*", "At!* S {'format': 'iso-8601-millis'}")
                .primary("USER#<User>", "<At|iso>")
                .build();

        List<Finding> findings = Designs.check(new TimestampOnlyKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "Two Message items in the same millisecond overwrite each other: nothing else in Message.SK (\"<At|iso>\") tells them apart");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void timeToTheSecond() {
        DataModel model = Designs.store()
                .entity("Message", "User!*", "At!* S {'format': 'iso-8601-seconds'}")
                .primary("USER#<User>", "MSG#<User>#<At>")
                .build();

        List<Finding> findings = Designs.check(new TimestampOnlyKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("in the same second");
    }

    @Test
    void timeAndAnId() {
        DataModel model = Designs.store()
                .entity("Message", "User!*", "At!* S {'format': 'iso-8601-millis'}", "Id!*")
                .primary("USER#<User>", "<At|iso>#<Id>")
                .build();

        assertThat(Designs.check(new TimestampOnlyKey(), model)).isEmpty();
    }

    @Test
    void idThatBeginsWithItsTime() {
        DataModel model = Designs.store()
                .entity("Message", "User!*", "Id!* S {'format': 'ulid'}")
                .primary("USER#<User>#<Id|month>", "MSG#<Id>")
                .build();

        assertThat(Designs.check(new TimestampOnlyKey(), model)).isEmpty();
    }

    @Test
    void partitionThatIdentifies() {
        DataModel model = Designs.store()
                .entity("Session", "Token!*", "At!* S {'format': 'iso-8601-millis'}")
                .identifiedBy("Token")
                .primary("SESSION#<Token>", "<At|iso>")
                .build();

        assertThat(Designs.check(new TimestampOnlyKey(), model)).isEmpty();
    }
}
