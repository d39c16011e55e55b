package dev.keyloom.lint;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.model.DataModel;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the rules about keys, records and indexes say of the samples, which are right. */
class BaselineOfSamplesTest {
    private static final Linter LINTER = new Linter(Stream.of(KeyRules.ALL, RecordRules.ALL, IndexRules.ALL)
            .flatMap(List::stream)
            .toList());

    @Test
    void githubHasWorthKnowingAndNothingWrong() {
        assertThat(LINTER.check(LintContext.of(sample("github"))).require())
                .extracting(finding -> finding.rule() + " " + finding.severity() + " "
                        + finding.message().split(" ", 2)[0])
                .containsExactly("I03 INFO GSI1", "I03 INFO GSI2", "I03 INFO GSI3", "I04 INFO Repo:", "K09 INFO Each");
    }

    @ParameterizedTest
    @MethodSource("names")
    void samplesHaveNoErrorsAndNoWarnings(String name) {
        assertThat(LINTER.check(LintContext.of(sample(name))).require())
                .filteredOn(finding -> finding.severity() != Severity.INFO)
                .isEmpty();
    }

    static List<String> names() {
        return SampleModels.names();
    }

    private static DataModel sample(String name) {
        return SampleModels.read(name)
                .flatMap(result -> result.value())
                .map(Document::model)
                .orElseThrow();
    }
}
