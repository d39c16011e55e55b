package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class InconsistentSeparatorsTest {
    @Test
    void wordsInSeveralSpellings() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Item", "Order!*", "Id!*")
                .primary("ORDER#<Order>", "ITEM#<Id>")
                .key("GSI1", "ORDER#<Order>", "Item#<Id>")
                .build();

        List<Finding> findings = Designs.check(new InconsistentSeparators(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("'ITEM' in Item.SK (\"ITEM#<Id>\"), 'Item' in Item.GSI1SK (\"Item#<Id>\")");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void strayCharacter() {
        DataModel model = Designs.store()
                .entity("Install", "Owner!*", "App!*")
                .primary("APP#<Owner>#<App>", "REPOAPP#<Owner>#$<App>")
                .build();

        List<Finding> findings = Designs.check(new InconsistentSeparators(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("'#$' in Install.SK");
    }

    @Test
    void oneSeparator() {
        DataModel model = Designs.store()
                .entity("Order", "User!*", "Id!*")
                .primary("CUSTOMER#<User>", "#ORDER#<Id>")
                .entity("Tree", "Root!*", "Path!*")
                .primary("TREE#<Root>", "<Path>/")
                .build();

        assertThat(Designs.check(new InconsistentSeparators(), model)).isEmpty();
    }
}
