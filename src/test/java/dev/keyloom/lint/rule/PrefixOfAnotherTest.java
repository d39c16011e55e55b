package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrefixOfAnotherTest {
    @Test
    void prefixWithoutSeparator() {
        DataModel model = Designs.store()
                .entity("Issue", "Repo!*", "No!* N")
                .primary("REPO#<Repo>", "ISSUE<No|pad(4)>")
                .entity("Comment", "Repo!*", "Id!*")
                .primary("REPO#<Repo>", "ISSUECOMMENT#<Id>")
                .build();

        List<Finding> findings = Designs.check(new PrefixOfAnother(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("begins_with('ISSUE') for Issue.SK also matches Comment (\"ISSUECOMMENT#<Id>\") in primary");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void readByAShorterPrefix() {
        DataModel model = Designs.store()
                .entity("Repo", "Name!*")
                .primary("HOME#<Name>", "REPO#<Name>")
                .entity("Link", "Name!*", "App!*")
                .primary("HOME#<Name>", "REPOAPP#<App>")
                .pattern("'parameters': {'Name': 'a'}, 'steps': [{'operation': 'Query', 'index': 'primary',"
                        + " 'partition': 'HOME#<Name>', 'sort': {'beginsWith': 'REPO'}}],"
                        + " 'returns': [{'entity': 'Repo'}]")
                .build();

        List<Finding> findings = Designs.check(new PrefixOfAnother(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Pattern 1 \"Pattern 1\": begins_with('REPO') also matches Link (\"REPOAPP#<App>\")");
    }

    @Test
    void prefixesThatEndInTheSeparator() {
        DataModel model = Designs.store()
                .entity("Shipment", "Order!*", "Id!*")
                .primary("o#<Order>", "sh#<Id>")
                .entity("ShipmentItem", "Order!*", "Id!*")
                .primary("o#<Order>", "shp#<Id>")
                .build();

        assertThat(Designs.check(new PrefixOfAnother(), model)).isEmpty();
    }

    @Test
    void prefixesOfDifferentPartitions() {
        DataModel model = Designs.store()
                .entity("Issue", "Repo!*", "No!* N")
                .primary("REPO#<Repo>", "ISSUE<No|pad(4)>")
                .entity("Comment", "Repo!*", "Id!*")
                .primary("COMMENTS#<Repo>", "ISSUECOMMENT#<Id>")
                .build();

        assertThat(Designs.check(new PrefixOfAnother(), model)).isEmpty();
    }

    @Test
    void listedValueThatBeginsAnother() {
        DataModel model = Designs.store()
                .entity("Ticket", "Team!*", "State! S {'values': ['OPEN', 'OPENED', 'DONE']}", "Id!*")
                .primary("TEAM#<Team>", "<State>#<Id>")
                .pattern(
                        "'parameters': {'Team': 'a'}, 'steps': [{'operation': 'Query', 'index': 'primary',"
                                + " 'partition': 'TEAM#<Team>', 'sort': {'beginsWith': 'OPEN'}}], 'returns': [{'entity': 'Ticket'}]")
                .build();

        List<Finding> findings = Designs.check(new PrefixOfAnother(), model);

        assertThat(findings)
                .extracting(Finding::message)
                .containsExactly("Pattern 1 \"Pattern 1\": begins_with('OPEN') also matches State 'OPENED'");
    }
}
