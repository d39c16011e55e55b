package dev.keyloom.format.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.problem.Result;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SampleModelsTest {
    static List<String> names() {
        return SampleModels.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everySampleIsWithoutProblems(String name) {
        Result<Document> sample = SampleModels.read(name).orElseThrow();

        assertThat(sample.problems()).isEmpty();
        assertThat(sample.value()).isPresent();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everySampleComesBackAsItWasWritten(String name) {
        Document document = SampleModels.read(name).orElseThrow().orElseThrow();

        assertThat(ProjectReader.read(ProjectWriter.write(document)).value()).contains(document);
    }

    /** People open a sample, change one thing, save and compare: the difference should be that one thing. */
    @ParameterizedTest
    @MethodSource("names")
    void everySampleIsWrittenAsTheProgramWritesIt(String name) {
        Document document = SampleModels.read(name).orElseThrow().orElseThrow();

        assertThat(ProjectWriter.write(document))
                .isEqualTo(SampleModels.content(name).orElseThrow());
    }

    @Test
    void theFlagshipComesFirstAndSaysWhatItHolds() {
        SampleModels.Sample first = SampleModels.all().get(0);

        assertThat(first.name()).isEqualTo("github");
        assertThat(first.title()).isEqualTo("GitHub");
        assertThat(first.entities()).isEqualTo(10);
        assertThat(first.accessPatterns()).isEqualTo(24);
    }

    @Test
    void aNameThatIsNoSampleReadsAsNothing() {
        assertThat(SampleModels.read("../../../etc/passwd")).isEmpty();
    }
}
