package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class LookupOnlyIndexTest {
    @Test
    void lookupsById() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Post", "Author!*", "Id!*", "At!*")
                .identifiedBy("Id")
                .primary("USER#<Author>", "POST#<Id>")
                .key("GSI1", "POST#<Id>", "POST#<Id>")
                .pattern(
                        "'parameters': {'Id': 'a'}, 'steps': [{'operation': 'Query', 'index': 'GSI1', 'partition': 'POST#<Id>'}]")
                .build();

        List<Finding> findings = Designs.check(new LookupOnlyIndex(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo("GSI1 only finds Post by Id, which the primary key could do if whoever asks knew Author");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.INFO);
    }

    @Test
    void identifierThatHoldsTheParent() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("Post", "Author!*", "Id!*", "At!*")
                .identifiedBy("Author", "Id")
                .primary("USER#<Author>", "POST#<Id>")
                .key("GSI1", "POST#<Id>", "POST#<Id>")
                .pattern(
                        "'parameters': {'Id': 'a'}, 'steps': [{'operation': 'Query', 'index': 'GSI1', 'partition': 'POST#<Id>'}]")
                .build();

        assertThat(Designs.check(new LookupOnlyIndex(), model)).isEmpty();
    }
}
