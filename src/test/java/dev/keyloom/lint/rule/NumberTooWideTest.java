package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class NumberTooWideTest {
    @Test
    void recordWiderThanItsPadding() {
        DataModel model = Designs.store()
                .entity("Shelf", "Room!*", "No!* N")
                .primary("ROOM#<Room>", "SHELF#<No|pad(4)>")
                .record("{'Room': 'a', 'No': 12345}")
                .build();

        List<Finding> findings = Designs.check(new NumberTooWide(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Shelf.SK: No = 12345, which does not fit 4 digits of pad(4)");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void declaredMaximum() {
        DataModel model = Designs.store()
                .entity("Shelf", "Room!*", "No!* N {'maximum': 100000}")
                .primary("ROOM#<Room>", "SHELF#<No|desc(5)>")
                .build();

        List<Finding> findings = Designs.check(new NumberTooWide(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Shelf.SK: No may be as large as 100000, which does not fit 5 digits of desc(5)");
    }

    @Test
    void whatFits() {
        DataModel model = Designs.store()
                .entity("Shelf", "Room!*", "No!* N {'maximum': 99999}")
                .primary("ROOM#<Room>", "SHELF#<No|pad(5)>")
                .record("{'Room': 'a', 'No': 12345}")
                .build();

        assertThat(Designs.check(new NumberTooWide(), model)).isEmpty();
    }
}
