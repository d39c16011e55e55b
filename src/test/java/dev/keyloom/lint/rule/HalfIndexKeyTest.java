package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class HalfIndexKeyTest {
    @Test
    void mappingWithOneHalf() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Part", "Id!*", "Code!")
                .primary("PART#<Id>", "=PK")
                .key("GSI1", "CODE#<Code>", "")
                .build();

        List<Finding> findings = Designs.check(new HalfIndexKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Part has GSI1PK but no GSI1SK: not in GSI1");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void recordWithOneHalf() {
        DataModel model = Designs.store()
                .index("Reminders", "Next", "Last", "ALL")
                .entity("Subscription", "Id!*", "Next", "Last")
                .identifiedBy("Id")
                .primary("SUB#<Id>", "=PK")
                .record("{'Id': 's', 'Next': '2024-05-01'}")
                .build();

        List<Finding> findings = Designs.check(new HalfIndexKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Subscription s has Next but no Last: not in Reminders");
    }

    @Test
    void bothHalvesOrNone() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Part", "Id!*", "Code")
                .primary("PART#<Id>", "=PK")
                .sparse("GSI1", "CODE#<Code>", "PART#<Id>")
                .record("{'Id': '1'}")
                .record("{'Id': '2', 'Code': 'x'}")
                .build();

        assertThat(Designs.check(new HalfIndexKey(), model)).isEmpty();
    }
}
