package dev.keyloom.lint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.SampleModels;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LinterTest {
    private static final LintContext GITHUB = LintContext.of(SampleModels.read("github")
            .orElseThrow()
            .value()
            .map(Document::model)
            .orElseThrow());

    /** A broken rule before all others, so that none could come to its end if it took them along. */
    private static LintReport withBrokenRule() {
        return new Linter(Stream.concat(Stream.of(new BrokenRule()), RuleCatalog.all().stream())
                        .toList())
                .check(GITHUB);
    }

    @Test
    void ruleThatBreaksDownTakesNoOtherAlong() {
        List<Finding> whole = Linter.withAllRules().check(GITHUB).require();
        assertThat(whole).isNotEmpty();
        assertThat(withBrokenRule().findings())
                .filteredOn(finding -> !finding.rule().equals("Z99"))
                .usingRecursiveFieldByFieldElementComparatorIgnoringFields("fix")
                .isEqualTo(whole);
    }

    @Test
    void brokenRuleIsNamedAsOurFaultAndKeepsWhatItHadFound() {
        LintReport report = withBrokenRule();
        assertThat(report.faults())
                .extracting(fault -> fault.message().text())
                .containsExactly(
                        "Keyloom broke down in rule Z99 (java.lang.IllegalStateException: no such table): that is"
                                + " a fault of Keyloom, not of the model");
        assertThat(report.findings())
                .filteredOn(finding -> finding.rule().equals("Z99"))
                .extracting(Finding::message)
                .containsExactly("Found before the end");
    }

    @Test
    void whoeverRequiresAllFindingsIsToldOfTheFault() {
        assertThatIllegalStateException()
                .isThrownBy(() -> withBrokenRule().require())
                .withMessageContaining("rule Z99")
                .withCauseInstanceOf(IllegalStateException.class);
    }
}
