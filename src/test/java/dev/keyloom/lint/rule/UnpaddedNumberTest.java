package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnpaddedNumberTest {
    @Test
    void recordsOfDifferentLengths() {
        DataModel model = Designs.store()
                .entity("Shelf", "Room!*", "No!* N")
                .identifiedBy("Room", "No")
                .primary("ROOM#<Room>", "SHELF#<No>")
                .record("{'Room': 'a', 'No': 2}")
                .record("{'Room': 'a', 'No': 10}")
                .build();

        List<Finding> findings = Designs.check(new UnpaddedNumber(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "Shelf.SK: No is unpadded in \"SHELF#<No>\", so '10' sorts before '9'; the records hold numbers of different lengths");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void patternThatOrdersByIt() {
        DataModel model = Designs.store()
                .entity("Shelf", "Room!*", "No!* N {'maximum': 500}")
                .primary("ROOM#<Room>", "SHELF#<No>")
                .pattern("'parameters': {'Room': 'a'}, 'steps': [{'operation': 'Query', 'index': 'primary',"
                        + " 'partition': 'ROOM#<Room>'}], 'returns': [{'entity': 'Shelf', 'orderBy': ['No DESC']}]")
                .build();

        List<Finding> findings = Designs.check(new UnpaddedNumber(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("pattern 1 orders by it");
    }

    @Test
    void rangeOverIt() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Shelf", "Room!*", "No!* N")
                .primary("ROOM#<Room>", "SHELF")
                .key("GSI1", "ALL", "SHELF#<No>")
                .pattern("'parameters': {'From': 3}, 'steps': [{'operation': 'Query', 'index': 'GSI1',"
                        + " 'partition': 'ALL', 'sort': {'>=': 'SHELF#<From>'}}]")
                .build();

        List<Finding> findings = Designs.check(new UnpaddedNumber(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("pattern 1 asks for a range of it");
    }

    @Test
    void paddedNumber() {
        DataModel model = Designs.store()
                .entity("Shelf", "Room!*", "No!* N")
                .primary("ROOM#<Room>", "SHELF#<No|pad(4)>")
                .record("{'Room': 'a', 'No': 2}")
                .record("{'Room': 'a', 'No': 10}")
                .build();

        assertThat(Designs.check(new UnpaddedNumber(), model)).isEmpty();
    }

    @Test
    void numberWhoseOrderNobodyAsksFor() {
        DataModel model = Designs.store()
                .entity("Shelf", "Room!*", "No!* N")
                .primary("ROOM#<Room>", "SHELF#<No>")
                .record("{'Room': 'a', 'No': 2}")
                .record("{'Room': 'a', 'No': 3}")
                .build();

        assertThat(Designs.check(new UnpaddedNumber(), model)).isEmpty();
    }

    @Test
    void itemAloneInItsCollection() {
        DataModel model = Designs.store()
                .entity("Shelf", "No!* N")
                .primary("SHELF#<No>", "=PK")
                .record("{'No': 2}")
                .record("{'No': 10}")
                .build();

        assertThat(Designs.check(new UnpaddedNumber(), model)).isEmpty();
    }

    @Test
    void githubIssueWithoutPadding() {
        DataModel model = Designs.sample("github", "ISSUE#<IssueNumber|pad(7)>", "ISSUE#<IssueNumber>");

        List<Finding> findings = Designs.check(new UnpaddedNumber(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("Issue.SK: IssueNumber is unpadded");
    }
}
