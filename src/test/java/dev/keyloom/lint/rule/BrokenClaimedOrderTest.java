package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class BrokenClaimedOrderTest {
    @Test
    void claimThatBytesDisprove() {
        DataModel model = Designs.store()
                .entity("Repo", "Name!*")
                .primary("REPO#<Name>", "REPO#<Name>")
                .entity("Fork", "Name!*", "By!*")
                .primary("REPO#<Name>", "FORK#<By>")
                .collection("'index': 'primary', 'partition': 'REPO#…', 'order': ['Repo', 'Fork']")
                .build();

        List<Finding> findings = Designs.check(new BrokenClaimedOrder(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "'REPO#' of Repo.SK sorts after 'FORK#' of Fork.SK, but the note on primary 'REPO#…' claims Repo, Fork");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void claimThatHolds() {
        DataModel model = Designs.store()
                .entity("Repo", "Name!*")
                .primary("REPO#<Name>", "#REPO#<Name>")
                .entity("Fork", "Name!*", "By!*")
                .primary("REPO#<Name>", "FORK#<By>")
                .collection("'index': 'primary', 'partition': 'REPO#…', 'order': ['Repo', 'Fork']")
                .build();

        assertThat(Designs.check(new BrokenClaimedOrder(), model)).isEmpty();
    }

    @Test
    void githubOriginalWithoutItsSign() {
        DataModel model = Designs.sample(
                "github",
                "\"#REPO#<OwnerName|lower>#<RepoName|lower>\"",
                "\"REPO#<OwnerName|lower>#<RepoName|lower>\"");

        List<Finding> findings = Designs.check(new BrokenClaimedOrder(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("sorts after 'FORK#' of Repo:fork.GSI2SK");
    }
}
