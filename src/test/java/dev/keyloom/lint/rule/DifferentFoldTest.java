package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class DifferentFoldTest {
    @Test
    void twoEntitiesOfOnePartition() {
        DataModel model = Designs.store()
                .entity("Repo", "Owner!*")
                .primary("REPO#<Owner>", "=PK")
                .entity("Issue", "Owner!*", "No!* N")
                .primary("REPO#<Owner|lower>", "ISSUE#<No|pad(4)>")
                .entity("Star", "Owner!*", "User!*")
                .primary("REPO#<Owner|lower>", "STAR#<User|lower>")
                .build();

        List<Finding> findings = Designs.check(new DifferentFold(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "Repo.PK uses <Owner> in \"REPO#<Owner>\", but Issue.PK uses <Owner|lower> for the same key");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void readThatDoesNotFold() {
        DataModel model = Designs.store()
                .entity("Watch", "Brand!*", "User!*")
                .primary("BRANDWATCH#<Brand|upper>", "USER#<User>")
                .pattern("'parameters': {'b': 'Acme'}, 'steps': [{'operation': 'Query', 'index': 'primary',"
                        + " 'partition': 'BRANDWATCH#<b>'}]")
                .build();

        List<Finding> findings = Designs.check(new DifferentFold(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "Pattern 1 \"Pattern 1\" uses <b> in \"BRANDWATCH#<b>\", but Watch.PK uses <Brand|upper> for the same key");
    }

    @Test
    void oneFoldEverywhere() {
        DataModel model = Designs.store()
                .entity("Repo", "Owner!*")
                .primary("REPO#<Owner|lower>", "=PK")
                .pattern("'parameters': {'o': 'Ann'}, 'steps': [{'operation': 'GetItem', 'index': 'primary',"
                        + " 'partition': 'REPO#<o|lower>', 'sort': 'REPO#<o|lower>'}]")
                .build();

        assertThat(Designs.check(new DifferentFold(), model)).isEmpty();
    }

    @Test
    void shardsNamedByTheRead() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Follow", "By!*", "Of!*")
                .primary("USER#<By>", "FOLLOWS#<Of>")
                .key("GSI1", "FOLLOWERS#<Of>#<By|lower|shard(10)>", "USER#<By>")
                .pattern("'parameters': {'u': 'a'}, 'steps': [{'operation': 'Query', 'index': 'GSI1',"
                        + " 'partition': 'FOLLOWERS#<u>#<shard>', 'fanOut': {'shard': [0, 9]}}]")
                .build();

        assertThat(Designs.check(new DifferentFold(), model)).isEmpty();
    }
}
