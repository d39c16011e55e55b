package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class NotInIndexTest {
    @Test
    void recordWithoutTheAttribute() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Part", "Id!*", "Code")
                .identifiedBy("Id")
                .primary("PART#<Id>", "=PK")
                .key("GSI1", "CODE#<Code>", "PART#<Id>")
                .record("{'Id': '1', 'Code': 'x'}")
                .record("{'Id': '2'}")
                .pattern("'parameters': {'Code': 'x'}, 'steps': [{'operation': 'Query', 'index': 'GSI1',"
                        + " 'partition': 'CODE#<Code>'}], 'returns': [{'entity': 'Part'}]")
                .build();

        List<Finding> findings = Designs.check(new NotInIndex(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Part 2 is not in GSI1: it has no Code; pattern 1 will miss it");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void itemStoredWithoutItsIndexKeys() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Part", "Id!*", "Code")
                .identifiedBy("Id")
                .primary("PART#<Id>", "=PK")
                .key("GSI1", "CODE#<Code>", "PART#<Id>")
                .record("{'Id': '1', 'Code': 'x', '$stored': {'PK': 'PART#1', 'SK': 'PART#1'}}")
                .build();

        List<Finding> findings = Designs.check(new NotInIndex(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Part 1 is not in GSI1: it is stored without GSI1PK, GSI1SK");
    }

    @Test
    void sparseIndex() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Part", "Id!*", "Code")
                .identifiedBy("Id")
                .primary("PART#<Id>", "=PK")
                .sparse("GSI1", "CODE#<Code>", "PART#<Id>")
                .record("{'Id': '2'}")
                .build();

        assertThat(Designs.check(new NotInIndex(), model)).isEmpty();
    }
}
