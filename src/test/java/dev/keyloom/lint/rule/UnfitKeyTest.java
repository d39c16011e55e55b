package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnfitKeyTest {
    @Test
    void textInANumberKey() {
        DataModel model = Designs.store()
                .table("sortKey", "{'name': 'SK', 'type': 'N'}")
                .entity("Score", "Game!*", "Points!* N")
                .primary("GAME#<Game>", "N#<Points>")
                .build();

        List<Finding> findings = Designs.check(new UnfitKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Score.SK: \"N#<Points>\" makes text, but SK expects N");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void emptyValue() {
        DataModel model = Designs.store()
                .entity("Part", "Code!*")
                .primary("<Code>", "PART")
                .record("{'Code': ''}")
                .build();

        List<Finding> findings = Designs.check(new UnfitKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("Part ");
    }

    @Test
    void numberInItsOwnType() {
        DataModel model = Designs.store()
                .table("sortKey", "{'name': 'SK', 'type': 'N'}")
                .entity("Score", "Game!*", "Points!* N")
                .primary("GAME#<Game>", "<Points>")
                .record("{'Game': 'a', 'Points': 10}")
                .build();

        assertThat(Designs.check(new UnfitKey(), model)).isEmpty();
    }
}
