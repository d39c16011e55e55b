package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class AmbiguousSeparatorTest {
    @Test
    void valueThatHoldsTheSeparator() {
        DataModel model = Designs.store()
                .entity("Seat", "Tenant!*", "User!*")
                .primary("<Tenant>#<User>", "SEAT")
                .record("{'Tenant': 'a#b', 'User': 'c'}")
                .build();

        List<Finding> findings = Designs.check(new AmbiguousSeparator(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Seat.PK: \"<Tenant>#<User>\" is ambiguous, since values may contain '#': Tenant is 'a#b'");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void valueThatMayHoldIt() {
        DataModel model = Designs.store()
                .entity("Seat", "Tenant!* S {'mayContain': ['#']}", "User!*")
                .primary("<Tenant>#<User>", "SEAT")
                .build();

        List<Finding> findings = Designs.check(new AmbiguousSeparator(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("Tenant may hold it");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void noSeparatorAtAll() {
        DataModel model = Designs.store()
                .entity("Part", "Site!*", "Use!*")
                .primary("<Site><Use>", "PART")
                .record("{'Site': 'AA', 'Use': 'B'}")
                .record("{'Site': 'A', 'Use': 'AB'}")
                .build();

        List<Finding> findings = Designs.check(new AmbiguousSeparator(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("nothing in \"<Site><Use>\" separates Site from what follows");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void lastValueMayHoldIt() {
        DataModel model = Designs.store()
                .entity("Seat", "Tenant!*", "User!* S {'mayContain': ['#']}")
                .primary("<Tenant>#<User>", "SEAT")
                .record("{'Tenant': 'a', 'User': 'b#c'}")
                .build();

        assertThat(Designs.check(new AmbiguousSeparator(), model)).isEmpty();
    }

    @Test
    void escapedValue() {
        DataModel model = Designs.store()
                .entity("Seat", "Tenant!* S {'mayContain': ['#']}", "User!*")
                .primary("<Tenant|escape>#<User>", "SEAT")
                .record("{'Tenant': 'a#b', 'User': 'c'}")
                .build();

        assertThat(Designs.check(new AmbiguousSeparator(), model)).isEmpty();
    }
}
