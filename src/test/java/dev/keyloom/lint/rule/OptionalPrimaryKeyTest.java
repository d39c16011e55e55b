package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class OptionalPrimaryKeyTest {
    @Test
    void optionalAttribute() {
        DataModel model = Designs.store()
                .entity("Part", "Site!*", "Code*")
                .primary("SITE#<Site>", "PART#<Code>")
                .build();

        List<Finding> findings = Designs.check(new OptionalPrimaryKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Part cannot be written without Code, which is in Part.SK and optional");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void recordThatLacksIt() {
        DataModel model = Designs.store()
                .entity("Part", "Site!*", "Code!*")
                .primary("SITE#<Site>", "PART#<Code>")
                .record("{'Site': 'a', 'Code': 'x'}")
                .record("{'Site': 'a'}")
                .build();

        List<Finding> findings = Designs.check(new OptionalPrimaryKey(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("Part cannot be written without Code, which is in Part.SK; 1 record lacks it");
    }

    @Test
    void valueThatStandsIn() {
        DataModel model = Designs.store()
                .entity("Part", "Site!*", "Code")
                .primary("SITE#<Site>", "PART#<Code|default(\"none\")>")
                .build();

        assertThat(Designs.check(new OptionalPrimaryKey(), model)).isEmpty();
    }

    @Test
    void nobodyHasSaidWhatIsRequired() {
        DataModel model = Designs.store()
                .entity("Part", "Site", "Code")
                .identifiedBy("Site", "Code")
                .primary("SITE#<Site>", "PART#<Code>")
                .record("{'Site': 'a', 'Code': 'x'}")
                .build();

        assertThat(Designs.check(new OptionalPrimaryKey(), model)).isEmpty();
    }
}
