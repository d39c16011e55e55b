package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class MissingNodeTest {
    @Test
    void childOfAMissingParent() {
        DataModel model = Designs.store()
                .entity("Team", "TeamId!*", "Size N")
                .identifiedBy("TeamId")
                .primary("TEAM#<TeamId|lower>", "#META")
                .record("{'TeamId': 'red', 'Size': 1}")
                .entity("Player", "TeamId!*", "No!* N")
                .identifiedBy("TeamId", "No")
                .primary("TEAM#<TeamId|lower>", "PLAYER#<No|pad(2)>")
                .record("{'TeamId': 'blue', 'No': 7}")
                .relationship(
                        "'from': {'entity': 'Team', 'cardinality': 'ONE'}, 'to': {'entity': 'Player', 'cardinality':"
                                + " 'MANY'}, 'join': {'from': {'TeamId': 'TeamId'}}")
                .build();

        List<Finding> findings = Designs.check(new MissingNode(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Player blue, 7 points at missing Team 'blue'");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void missingElementOfAList() {
        DataModel model = Designs.store()
                .entity("Deal", "Id!*")
                .primary("DEAL#<Id>", "=PK")
                .record("{'Id': 'd1'}")
                .entity("Page", "Name!*", "Deals L")
                .identifiedBy("Name")
                .primary("PAGE#<Name>", "=PK")
                .record("{'Name': 'front', 'Deals': ['d1', 'd2']}")
                .relationship(
                        "'from': {'entity': 'Page', 'cardinality': 'MANY'}, 'to': {'entity': 'Deal', 'cardinality':"
                                + " 'MANY'}, 'join': {'to': {'Id': 'Deals'}}, 'forward': {'strategy': 'EMBEDDED', 'attribute': 'Deals'}")
                .build();

        List<Finding> findings = Designs.check(new MissingNode(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Page front points at missing Deal 'd2'");
    }

    @Test
    void parentInOtherLetters() {
        DataModel model = Designs.store()
                .entity("Team", "TeamId!*", "Size N")
                .identifiedBy("TeamId")
                .primary("TEAM#<TeamId|lower>", "#META")
                .record("{'TeamId': 'red', 'Size': 1}")
                .entity("Player", "TeamId!*", "No!* N")
                .identifiedBy("TeamId", "No")
                .primary("TEAM#<TeamId|lower>", "PLAYER#<No|pad(2)>")
                .record("{'TeamId': 'Red', 'No': 7}")
                .relationship(
                        "'from': {'entity': 'Team', 'cardinality': 'ONE'}, 'to': {'entity': 'Player', 'cardinality':"
                                + " 'MANY'}, 'join': {'from': {'TeamId': 'TeamId'}}")
                .build();

        assertThat(Designs.check(new MissingNode(), model)).isEmpty();
    }

    @Test
    void externalEnd() {
        DataModel model = Designs.store()
                .entity("Team", "TeamId!*", "Size N")
                .identifiedBy("TeamId")
                .primary("TEAM#<TeamId|lower>", "#META")
                .record("{'TeamId': 'red', 'Size': 1}")
                .entity("Player", "TeamId!*", "No!* N")
                .identifiedBy("TeamId", "No")
                .primary("TEAM#<TeamId|lower>", "PLAYER#<No|pad(2)>")
                .record("{'TeamId': 'blue', 'No': 7}")
                .relationship("'from': {'entity': 'Team', 'cardinality': 'ONE', 'external': true}, 'to': {'entity':"
                        + " 'Player', 'cardinality': 'MANY'}, 'join': {'from': {'TeamId': 'TeamId'}}")
                .build();

        assertThat(Designs.check(new MissingNode(), model)).isEmpty();
    }
}
