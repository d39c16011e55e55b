package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class MutablePrimaryKeyTest {
    @Test
    void mutableAttributeInTheSortKey() {
        DataModel model = Designs.store()
                .entity("Member", "Team!*", "User!*", "Role~")
                .primary("TEAM#<Team>", "<Role>#<User>")
                .build();

        List<Finding> findings = Designs.check(new MutablePrimaryKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "Role can change but is in Member.SK (\"<Role>#<User>\"); a change means deleting the item and writing another");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void mutableAttributeInAnIndex() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Member", "Team!*", "User!*", "Role~")
                .primary("TEAM#<Team>", "USER#<User>")
                .key("GSI1", "ROLE#<Role>", "USER#<User>")
                .build();

        assertThat(Designs.check(new MutablePrimaryKey(), model)).isEmpty();
    }
}
