package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class TakenIndexSlotTest {
    @Test
    void indexKeysThatAreTaken() {
        DataModel model = Designs.store()
                .index("GSI1")
                .index("GSI2")
                .entity("Repo", "Owner!*", "Name!*")
                .primary("REPO#<Owner>#<Name>", "=PK")
                .key("GSI1", "=PK", "=PK")
                .key("GSI2", "ACCOUNT#<Owner>", "REPO#<Name>")
                .entity("PullRequest", "Owner!*", "Name!*", "No!* N")
                .primary("PR#<Owner>#<Name>#<No|pad(4)>", "=PK")
                .key("GSI1", "REPO#<Owner>#<Name>", "PR#<No|pad(4)>")
                .entity("Account", "Id!*")
                .primary("ACCOUNT#<Id>", "=PK")
                .relationship(
                        "'name': 'pull requests', 'from': {'entity': 'Repo', 'cardinality': 'ONE'}, 'to': {'entity':"
                                + " 'PullRequest', 'cardinality': 'MANY'}, 'join': {'from': {'Owner': 'Owner', 'Name': 'Name'}},"
                                + " 'forward': {'strategy': 'INDEX', 'index': 'GSI1'}")
                .relationship("'name': 'owns', 'from': {'entity': 'Account', 'cardinality': 'ONE'}, 'to': {'entity':"
                        + " 'Repo', 'cardinality': 'MANY'}, 'join': {'from': {'Id': 'Owner'}}, 'forward': {'strategy':"
                        + " 'INDEX', 'index': 'GSI1'}")
                .build();

        List<Finding> findings = Designs.check(new TakenIndexSlot(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "Repo.GSI1 is taken by 'pull requests', so that 'owns' cannot use it: \"REPO#<Owner>#<Name>\" is not the key of 'owns'");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void anIndexForEach() {
        DataModel model = Designs.store()
                .index("GSI1")
                .index("GSI2")
                .entity("Repo", "Owner!*", "Name!*")
                .primary("REPO#<Owner>#<Name>", "=PK")
                .key("GSI1", "=PK", "=PK")
                .key("GSI2", "ACCOUNT#<Owner>", "REPO#<Name>")
                .entity("PullRequest", "Owner!*", "Name!*", "No!* N")
                .primary("PR#<Owner>#<Name>#<No|pad(4)>", "=PK")
                .key("GSI1", "REPO#<Owner>#<Name>", "PR#<No|pad(4)>")
                .entity("Account", "Id!*")
                .primary("ACCOUNT#<Id>", "=PK")
                .relationship(
                        "'name': 'pull requests', 'from': {'entity': 'Repo', 'cardinality': 'ONE'}, 'to': {'entity':"
                                + " 'PullRequest', 'cardinality': 'MANY'}, 'join': {'from': {'Owner': 'Owner', 'Name': 'Name'}},"
                                + " 'forward': {'strategy': 'INDEX', 'index': 'GSI1'}")
                .relationship("'name': 'owns', 'from': {'entity': 'Account', 'cardinality': 'ONE'}, 'to': {'entity':"
                        + " 'Repo', 'cardinality': 'MANY'}, 'join': {'from': {'Id': 'Owner'}}, 'forward': {'strategy':"
                        + " 'INDEX', 'index': 'GSI2'}")
                .build();

        assertThat(Designs.check(new TakenIndexSlot(), model)).isEmpty();
    }
}
