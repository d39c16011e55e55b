package dev.keyloom.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The samples that are shipped are right: each of their access patterns gets the answer that the records give. */
class SampleVerdictsTest {
    static Stream<String> samples() {
        return SampleModels.names().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("samples")
    void allPatternsPass(String sample) {
        DataModel model =
                SampleModels.read(sample).orElseThrow().value().orElseThrow().model();

        Verification verification = Verifier.verify(Materializer.materialize(model));

        List<String> others = verification.verdicts().stream()
                .filter(verdict -> verdict.kind() != Verdict.Kind.PASS)
                .map(SampleVerdictsTest::described)
                .toList();
        assertThat(others).isEmpty();
        assertThat(verification.verdicts()).hasSameSizeAs(model.accessPatterns());
    }

    private static String described(Verdict verdict) {
        ExampleRun run = verdict.telling();
        return verdict.pattern().number() + " " + verdict.pattern().name() + ": "
                + verdict.kind().word() + " " + run.explanation().orElse("")
                + run.error().orElse("");
    }
}
