package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class UnclearVariantsTest {
    @Test
    void caseLeftOpen() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Issue", "Id!*", "Status! S {'values': ['Open', 'Closed', 'Merged']}")
                .primary("ISSUE#<Id>", "=PK")
                .variant("GSI1", "open", "Status = 'Open'", "OPEN", "ISSUE#<Id>")
                .variant("GSI1", "closed", "Status = 'Closed'", "CLOSED", "ISSUE#<Id>")
                .build();

        List<Finding> findings = Designs.check(new UnclearVariants(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("GSI1 of Issue: no variant for Status = 'Merged'");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void singleVariantThatIsNotSaidToBeSparse() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Message", "Id!*", "Unread! BOOL")
                .primary("MESSAGE#<Id>", "=PK")
                .variant("GSI1", "unread", "Unread = true", "UNREAD", "MESSAGE#<Id>")
                .build();

        List<Finding> findings = Designs.check(new UnclearVariants(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).isEqualTo("GSI1 of Message: no variant for Unread = false");
    }

    @Test
    void twoVariantsForOneRecord() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Repo", "Id!*", "Owner", "Parent")
                .primary("REPO#<Id>", "=PK")
                .variant("GSI1", "owned", "attribute_exists(Owner)", "OWNER#<Owner>", "REPO#<Id>")
                .variant("GSI1", "fork", "attribute_exists(Parent)", "REPO#<Parent>", "FORK#<Id>")
                .variant(
                        "GSI1",
                        "other",
                        "attribute_not_exists(Owner) AND attribute_not_exists(Parent)",
                        "REPOS",
                        "<Id>")
                .build();

        List<Finding> findings = Designs.check(new UnclearVariants(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains(": 2 variants for ");
    }

    @Test
    void narrowVariantBehindAWideOne() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Issue", "Id!*", "Status! S {'values': ['Open', 'Closed']}")
                .primary("ISSUE#<Id>", "=PK")
                .variant("GSI1", "any", "attribute_exists(#Status)", "ALL", "ISSUE#<Id>")
                .variant("GSI1", "open", "Status = 'Open'", "OPEN", "ISSUE#<Id>")
                .build();

        List<Finding> findings = Designs.check(new UnclearVariants(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message()).contains("'open' is never used");
    }

    @Test
    void exclusiveVariants() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Repo", "Id!*", "Parent")
                .primary("REPO#<Id>", "=PK")
                .variant("GSI1", "fork", "attribute_exists(Parent)", "REPO#<Parent>", "FORK#<Id>")
                .key("GSI1", "=PK", "#REPO#<Id>")
                .build();

        assertThat(Designs.check(new UnclearVariants(), model)).isEmpty();
    }

    @Test
    void exceptionBeforeTheRule() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Issue", "Id!*", "Status! S {'values': ['Open', 'Closed']}")
                .primary("ISSUE#<Id>", "=PK")
                .variant("GSI1", "open", "Status = 'Open'", "OPEN", "ISSUE#<Id>")
                .variant("GSI1", "any", "attribute_exists(#Status)", "ALL", "ISSUE#<Id>")
                .build();

        assertThat(Designs.check(new UnclearVariants(), model)).isEmpty();
    }

    @Test
    void ruleBeforeItsException() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Repo", "Id!*", "Parent")
                .primary("REPO#<Id>", "=PK")
                .key("GSI1", "=PK", "#REPO#<Id>")
                .variant("GSI1", "fork", "attribute_exists(Parent)", "REPO#<Parent>", "FORK#<Id>")
                .build();

        List<Finding> findings = Designs.check(new UnclearVariants(), model);

        assertThat(findings)
                .extracting(Finding::message)
                .containsExactly(
                        "GSI1 of Repo: 2 variants for any other Parent, variant 1 and 'fork'; 'fork' is never used");
    }
}
