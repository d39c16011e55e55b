package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import org.junit.jupiter.api.Test;

/** Items that may become very large. */
class LargeItemTest {
    private static final Rule RULE = new LargeItem();

    private static DataModel document(String fact, String record) {
        Designs design = Designs.store()
                .entity("Document", "Id!*", "Body~ S" + fact)
                .identifiedBy("Id")
                .primary("DOC#<Id>", "DOC#<Id>");
        return (record.isEmpty() ? design : design.record("{'Id': '1', 'Body': '" + record + "'}")).build();
    }

    @Test
    void statedSizesAreAddedUp() {
        assertThat(Designs.check(RULE, document(" {'maximumBytes': 200000}", "")))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.message()).startsWith("Document may have 196 KB: each write of it is 196 units");
                    assertThat(finding.severity()).isEqualTo(Severity.WARNING);
                });
        assertThat(Designs.check(RULE, document(" {'maximumBytes': 500000}", "")))
                .singleElement()
                .satisfies(finding -> assertThat(finding.severity()).isEqualTo(Severity.ERROR));
    }

    @Test
    void recordsAreMeasured() {
        assertThat(Designs.check(RULE, document("", "x".repeat(150 * 1024))))
                .singleElement()
                .satisfies(finding -> assertThat(finding.where()).containsExactly(new Where.Record("Document", 1)));
    }

    @Test
    void smallItemsAreFine() {
        assertThat(Designs.messages(RULE, document(" {'maximumBytes': 65536}", "short")))
                .isEmpty();
        assertThat(Designs.messages(RULE, document("", ""))).isEmpty();
    }
}
