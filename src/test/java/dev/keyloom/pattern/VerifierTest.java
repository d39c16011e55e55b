package dev.keyloom.pattern;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.document.Document;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.materialize.Cancellation;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class VerifierTest {
    private static final DataModel GITHUB = SampleModels.read("github")
            .orElseThrow()
            .value()
            .map(Document::model)
            .orElseThrow();

    private static Function<AccessPattern, Verdict> judgeThatFailsAt(int number, RuntimeException failure) {
        Verifier verifier = Verifier.of(Materializer.materialize(GITHUB));
        return pattern -> {
            if (pattern.number() == number) {
                throw failure;
            }
            return verifier.verdict(pattern);
        };
    }

    private static Verification verify(Function<AccessPattern, Verdict> judge) {
        return Verifier.verify(GITHUB.accessPatterns(), judge, Cancellation.NEVER);
    }

    @Test
    void patternWhoseVerificationBreaksDownTakesNoOtherAlong() {
        Verification verification = verify(judgeThatFailsAt(5, new IllegalStateException("no such index")));
        assertThat(verification.verdicts()).hasSameSizeAs(GITHUB.accessPatterns());
        assertThat(verification.verdicts())
                .filteredOn(verdict -> verdict.pattern().number() != 5)
                .allMatch(verdict -> verdict.kind() == Verdict.Kind.PASS);
        assertThat(verification.allPass()).isFalse();
    }

    @Test
    void verdictOnSuchAPatternIsAnErrorThatOwnsUp() {
        Verification verification = verify(judgeThatFailsAt(5, new IllegalStateException("no such index")));
        String words =
                "Keyloom broke down in access pattern 5 (java.lang.IllegalStateException: no such index): that is a"
                        + " fault of Keyloom, not of the model";
        Verdict verdict = verification.verdicts().get(4);
        assertThat(verdict.pattern().number()).isEqualTo(5);
        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.ERROR);
        assertThat(verdict.telling().error()).contains(words);
        assertThat(verification.faults())
                .extracting(fault -> fault.message().text())
                .containsExactly(words);
    }

    @Test
    void beingAskedToStopIsNoFault() {
        assertThatThrownBy(() -> verify(judgeThatFailsAt(5, new CancellationException())))
                .isInstanceOf(CancellationException.class);
    }
}
