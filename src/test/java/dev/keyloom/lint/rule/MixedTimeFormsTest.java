package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class MixedTimeFormsTest {
    @Test
    void recordsOfSeveralForms() {
        DataModel model = Designs.store()
                .entity("Event", "Log!*", "At!*", "Id!*")
                .primary("LOG#<Log>", "<At>#<Id>")
                .record("{'Log': 'a', 'At': '2024-05-01T10:00:00Z', 'Id': '1'}")
                .record("{'Log': 'a', 'At': '2024-05-01T10:00:00.500Z', 'Id': '2'}")
                .build();

        List<Finding> findings = Designs.check(new MixedTimeForms(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "Event.SK mixes ISO 8601 to the second and ISO 8601 with 3 fraction digits: the records write At in several ways");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void entitiesOfSeveralForms() {
        DataModel model = Designs.store()
                .entity("Event", "Log!*", "At!* S {'format': 'iso-8601-millis'}")
                .primary("LOG#<Log>", "AT#<At|iso>")
                .entity("Alarm", "Log!*", "At!* N {'format': 'epoch-seconds'}")
                .primary("LOG#<Log>", "AT#<At|epoch>#ALARM")
                .build();

        List<Finding> findings = Designs.check(new MixedTimeForms(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("primary.SK mixes ISO 8601 with 3 fraction digits (Event) and epoch seconds (Alarm)");
    }

    @Test
    void oneForm() {
        DataModel model = Designs.store()
                .entity("Event", "Log!*", "At!* S {'format': 'iso-8601-millis'}")
                .primary("LOG#<Log>", "AT#<At>")
                .entity("Alarm", "Log!*", "At!*")
                .primary("LOG#<Log>", "AT#<At|iso>#ALARM")
                .record("{'Log': 'a', 'At': '2024-05-01T10:00:00Z'}")
                .build();

        assertThat(Designs.check(new MixedTimeForms(), model)).isEmpty();
    }

    @Test
    void formsBehindDifferentPrefixes() {
        DataModel model = Designs.store()
                .entity("Event", "Log!*", "At!* S {'format': 'iso-8601-millis'}")
                .primary("LOG#<Log>", "EVENT#<At|iso>")
                .entity("Day", "Log!*", "At!* S {'format': 'date'}")
                .primary("LOG#<Log>", "DAY#<At>")
                .build();

        assertThat(Designs.check(new MixedTimeForms(), model)).isEmpty();
    }
}
