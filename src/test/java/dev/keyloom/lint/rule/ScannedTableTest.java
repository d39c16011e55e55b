package dev.keyloom.lint.rule;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import org.junit.jupiter.api.Test;

/** Patterns that scan. */
class ScannedTableTest {
    private static final Rule RULE = new ScannedTable();

    private static DataModel scan(String index, String rate) {
        return Designs.store()
                .index("Readers", "ReadersPK", "", "ALL")
                .entity("Reader", "Name!*")
                .primary("READER#<Name>", "READER#<Name>")
                .key("Readers", "READER#<Name>", "")
                .entity("Book", "Isbn!*")
                .primary("BOOK#<Isbn>", "BOOK#<Isbn>")
                .pattern("'steps': [{'operation': 'Scan', 'index': '" + index + "', 'paginated': true}],"
                        + " 'returns': [{'entity': 'Reader'}]" + rate)
                .build();
    }

    @Test
    void scanOfTheTableIsAWarning() {
        assertThat(Designs.check(RULE, scan("primary", "")))
                .extracting(Finding::severity)
                .containsExactly(Severity.WARNING);
    }

    @Test
    void scanOfAnIndexWithNothingElseInItIsWorthKnowing() {
        assertThat(Designs.check(RULE, scan("Readers", "")))
                .extracting(Finding::severity)
                .containsExactly(Severity.INFO);
    }

    @Test
    void scanThatIsRunAllTheTimeIsAnError() {
        DataModel model = scan("primary", ", 'rate': {'perSecond': 5}");

        assertThat(Designs.check(RULE, model)).extracting(Finding::severity).containsExactly(Severity.ERROR);
        assertThat(Designs.messages(RULE, model)).singleElement().asString().contains("run often");
    }

    @Test
    void rareScanStaysAWarning() {
        assertThat(Designs.check(RULE, scan("primary", ", 'rate': {'perSecond': 0.001}")))
                .extracting(Finding::severity)
                .containsExactly(Severity.WARNING);
    }
}
