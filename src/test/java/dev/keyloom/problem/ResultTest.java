package dev.keyloom.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ResultTest {
    private static final Problem ERROR = Problem.error("a-code", "A is wrong", Place.at("/a"));
    private static final Problem WARNING = Problem.warning("b-code", "B is odd", Place.at("/b"));

    @Test
    void valueAndProblemsMayBeThereAtOnce() {
        Result<String> result = Result.of("x", List.of(ERROR, WARNING));
        assertThat(result.value()).contains("x");
        assertThat(result.orElseThrow()).isEqualTo("x");
        assertThat(result.hasErrors()).isTrue();
        assertThat(Result.of("x", List.of(WARNING)).hasErrors()).isFalse();
    }

    @Test
    void withoutAValueThereIsAnError() {
        assertThatThrownBy(() -> new Result<>(Optional.empty(), List.of(WARNING)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Result.failed(ERROR).orElseThrow())
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("A is wrong");
    }

    @Test
    void mapChangesTheValueAndKeepsTheProblems() {
        assertThat(Result.of("x", List.of(WARNING)).map(String::length)).isEqualTo(Result.of(1, List.of(WARNING)));
        assertThat(Result.<String>failed(ERROR).map(String::length)).isEqualTo(Result.failed(ERROR));
    }

    @Test
    void nextStepAddsItsProblemsBehind() {
        Result<Integer> both = Result.of("x", List.of(WARNING)).then(text -> Result.of(text.length(), List.of(ERROR)));
        assertThat(both).isEqualTo(Result.of(1, List.of(WARNING, ERROR)));
    }

    @Test
    void nextStepIsNotTakenWithoutAValue() {
        Result<Integer> failed = Result.<String>failed(ERROR).then(text -> {
            throw new AssertionError("taken with " + text);
        });
        assertThat(failed.problems()).containsExactly(ERROR);
    }

    @Test
    void nextStepThatFailsLeavesNoValue() {
        Result<Integer> failed = Result.of("x", List.of(WARNING)).then(text -> Result.failed(ERROR));
        assertThat(failed.value()).isEmpty();
        assertThat(failed.problems()).containsExactly(WARNING, ERROR);
    }
}
