package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class NoTypePrefixTest {
    @Test
    void bareIdentifierAmongSeveralEntities() {
        DataModel model = Designs.store()
                .entity("Complaint", "Id!*")
                .primary("<Id>", "metadata")
                .entity("Customer", "Name!*")
                .primary("CUSTOMER#<Name>", "=PK")
                .build();

        List<Finding> findings = Designs.check(new NoTypePrefix(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Complaint.PK has no type prefix: \"<Id>\"");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.WARNING);
    }

    @Test
    void edgeWithABareSortKey() {
        DataModel model = Designs.store()
                .entity("User", "Id!*")
                .primary("USER#<Id>", "=PK")
                .entity("Follow", "By!*", "Of!*")
                .primary("FOLLOW#<By>", "<Of>")
                .relationship("'from': {'entity': 'User', 'cardinality': 'MANY'},"
                        + " 'to': {'entity': 'User', 'cardinality': 'MANY'}, 'via': 'Follow'")
                .build();

        List<Finding> findings = Designs.check(new NoTypePrefix(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("Follow.SK has no type prefix: \"<Of>\"");
    }

    @Test
    void tableOfOneEntity() {
        DataModel model = Designs.store()
                .entity("Session", "Token!*")
                .primary("<Token>", "s")
                .build();

        assertThat(Designs.check(new NoTypePrefix(), model)).isEmpty();
    }

    @Test
    void listedKinds() {
        DataModel model = Designs.store()
                .entity("Reaction", "Kind!* S {'values': ['ISSUE', 'PR']}", "Id!*")
                .primary("<Kind>REACTION#<Id>", "=PK")
                .entity("User", "Id!*")
                .primary("USER#<Id>", "=PK")
                .build();

        assertThat(Designs.check(new NoTypePrefix(), model)).isEmpty();
    }
}
