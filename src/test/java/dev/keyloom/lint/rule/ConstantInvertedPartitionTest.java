package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConstantInvertedPartitionTest {
    @Test
    void profileInAnInvertedIndex() {
        DataModel model = Designs.store()
                .index("Inverted", "SK", "PK", "ALL")
                .entity("User", "Id!*")
                .identifiedBy("Id")
                .primary("USER#<Id>", "PROFILE")
                .record("{'Id': 'a'}")
                .record("{'Id': 'b'}")
                .entity("Follow", "By!*", "Of!*")
                .primary("USER#<By>", "FOLLOWS#<Of>")
                .build();

        List<Finding> findings = Designs.check(new ConstantInvertedPartition(), model);

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).message())
                .isEqualTo(
                        "All 2 User items fall into partition 'PROFILE' of Inverted, whose partition key is the table's sort key");
        assertThat(findings.get(0).severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void sortKeyThatEndsWithTheIdentifier() {
        DataModel model = Designs.store()
                .index("Inverted", "SK", "PK", "ALL")
                .entity("User", "Id!*")
                .identifiedBy("Id")
                .primary("USER#<Id>", "#METADATA#<Id>")
                .build();

        assertThat(Designs.check(new ConstantInvertedPartition(), model)).isEmpty();
    }

    @Test
    void indexWithKeysOfItsOwn() {
        DataModel model = Designs.store()
                .index("GSI1")
                .entity("User", "Id!*")
                .identifiedBy("Id")
                .primary("USER#<Id>", "PROFILE")
                .build();

        assertThat(Designs.check(new ConstantInvertedPartition(), model)).isEmpty();
    }
}
