package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class OverloadedIndexTest {
    @Test
    void severalKinds() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Order", "Id!*")
                .primary("o#<Id>", "=PK")
                .key("GSI1", "ORDER#<Id>", "ORDER#<Id>")
                .entity("Line", "Id!*", "No!* N")
                .primary("l#<Id>", "<No|pad(3)>")
                .key("GSI1", "ORDER#<Id>", "LINE#<No|pad(3)>")
                .build();

        List<Finding> findings = Designs.check(new OverloadedIndex(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("GSI1 holds Order (ORDER#<Id> / ORDER#<Id>), Line (ORDER#<Id> / LINE#<No|pad(3)>)");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.INFO);
    }

    @Test
    void kindsThatNothingTellsApart() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Invoice", "Customer!*", "Date!*")
                .primary("i#<Customer>", "<Date>")
                .key("GSI1", "c#<Customer>", "<Date>")
                .entity("Line", "Customer!*", "Date!*")
                .primary("l#<Customer>", "<Date>")
                .key("GSI1", "c#<Customer>", "<Date>")
                .build();

        List<Finding> findings = Designs.check(new OverloadedIndex(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .contains("nothing in their sort keys tells Invoice from Line in one partition");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void oneKind() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Order", "Id!*")
                .primary("o#<Id>", "=PK")
                .key("GSI1", "ORDER#<Id>", "ORDER#<Id>")
                .build();

        assertThat(Designs.check(new OverloadedIndex(), model)).isEmpty();
    }
}
