package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class WrongCounterTest {
    @Test
    void counterThatIsWrong() {
        DataModel model = Designs.store()
                .table("recordsComplete", "true")
                .entity("Team", "TeamId!*", "Size N")
                .identifiedBy("TeamId")
                .primary("TEAM#<TeamId|lower>", "#META")
                .record("{'TeamId': 'red', 'Size': 3}")
                .entity("Player", "TeamId!*", "No!* N")
                .identifiedBy("TeamId", "No")
                .primary("TEAM#<TeamId|lower>", "PLAYER#<No|pad(2)>")
                .record("{'TeamId': 'red', 'No': 7}")
                .constraints(
                        "'counters': [{'entity': 'Team', 'attribute': 'Size', 'counts': 'Player', 'match': {'TeamId':"
                                + " 'TeamId'}}]")
                .build();

        List<Finding> findings = Designs.check(new WrongCounter(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Team red: Size is 3, but there are 1 Player records");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void counterThatIsRight() {
        DataModel model = Designs.store()
                .table("recordsComplete", "true")
                .entity("Team", "TeamId!*", "Size N")
                .identifiedBy("TeamId")
                .primary("TEAM#<TeamId|lower>", "#META")
                .record("{'TeamId': 'red', 'Size': 1}")
                .entity("Player", "TeamId!*", "No!* N")
                .identifiedBy("TeamId", "No")
                .primary("TEAM#<TeamId|lower>", "PLAYER#<No|pad(2)>")
                .record("{'TeamId': 'red', 'No': 7}")
                .constraints(
                        "'counters': [{'entity': 'Team', 'attribute': 'Size', 'counts': 'Player', 'match': {'TeamId':"
                                + " 'TeamId'}}]")
                .build();

        assertThat(Designs.check(new WrongCounter(), model)).isEmpty();
    }

    @Test
    void recordsThatAreASample() {
        DataModel model = Designs.store()
                .entity("Team", "TeamId!*", "Size N")
                .identifiedBy("TeamId")
                .primary("TEAM#<TeamId|lower>", "#META")
                .record("{'TeamId': 'red', 'Size': 3}")
                .entity("Player", "TeamId!*", "No!* N")
                .identifiedBy("TeamId", "No")
                .primary("TEAM#<TeamId|lower>", "PLAYER#<No|pad(2)>")
                .record("{'TeamId': 'red', 'No': 7}")
                .constraints(
                        "'counters': [{'entity': 'Team', 'attribute': 'Size', 'counts': 'Player', 'match': {'TeamId':"
                                + " 'TeamId'}}]")
                .build();

        assertThat(Designs.check(new WrongCounter(), model)).isEmpty();
    }
}
