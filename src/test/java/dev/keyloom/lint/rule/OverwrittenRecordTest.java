package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class OverwrittenRecordTest {
    @Test
    void twoRecordsOfOneKey() {
        DataModel model = Designs.store()
                .entity("Actor", "Name!*", "Born N")
                .identifiedBy("Name")
                .primary("ACTOR#<Name>", "=PK")
                .record("{'Name': 'Ann', 'Born': 1950}")
                .record("{'Name': 'Ann', 'Born': 1970}")
                .build();

        List<Finding> findings = Designs.check(new OverwrittenRecord(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "Actor Ann (record 2) overwrites Actor Ann (record 1): both have the primary key 'ACTOR#Ann'");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void differentKeys() {
        DataModel model = Designs.store()
                .entity("Actor", "Name!*")
                .primary("ACTOR#<Name>", "=PK")
                .record("{'Name': 'Ann'}")
                .record("{'Name': 'Bob'}")
                .build();

        assertThat(Designs.check(new OverwrittenRecord(), model)).isEmpty();
    }
}
