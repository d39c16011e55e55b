package dev.keyloom.format.project;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.format.json.Json;
import dev.keyloom.format.json.JsonSource;
import dev.keyloom.format.json.JsonText;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever the bytes, the reader answers with a result, and what it could read is written and read again the same. */
class ProjectReaderFuzzTest {
    @Property(tries = 300)
    void anyBytesGiveAResult(@ForAll byte[] content) {
        assertAnswered(content);
    }

    @Property(tries = 300)
    void anyTextGivesAResult(@ForAll String content) {
        assertAnswered(content.getBytes(StandardCharsets.UTF_8));
    }

    @Property(tries = 120)
    void aDamagedModelGivesAResult(@ForAll("contents") byte[] content, @ForAll long seed) {
        Random random = new Random(seed);
        byte[] damaged = content.clone();
        for (int flips = random.nextInt(4); flips > 0; flips--) {
            damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
        }
        int from = random.nextInt(damaged.length);
        int to = Math.min(damaged.length, from + random.nextInt(5));
        byte[] shortened = new byte[damaged.length - (to - from)];
        System.arraycopy(damaged, 0, shortened, 0, from);
        System.arraycopy(damaged, to, shortened, from, damaged.length - to);

        assertAnswered(shortened);
        assertAnswered(Arrays.copyOf(content, random.nextInt(content.length)));
    }

    @Property(tries = 120)
    void aModelWithOtherValuesInItGivesAResultAndLosesNothingBySaving(
            @ForAll("contents") byte[] content, @ForAll long seed) {
        Json json = JsonSource.read(content).orElseThrow().root();
        for (int i = 0; i < 4; i++) {
            json = JsonMutation.mutated(json, seed + i);
        }

        assertAnswered(JsonText.file(json).getBytes(StandardCharsets.UTF_8));
    }

    private static void assertAnswered(byte[] content) {
        Result<Document> result = ProjectReader.read(content);

        assertThat(result.problems()).allSatisfy(problem -> {
            assertThat(problem.code()).isNotBlank();
            assertThat(problem.message()).isNotBlank();
        });
        if (result.value().isPresent()) {
            byte[] written = ProjectWriter.write(result.orElseThrow());
            Result<Document> again = ProjectReader.read(written);
            assertThat(ProjectWriter.write(again.orElseThrow())).isEqualTo(written);
        } else {
            assertThat(result.problems()).filteredOn(Problem::isError).hasSize(1);
        }
    }

    @Provide
    Arbitrary<byte[]> contents() {
        return Arbitraries.oneOf(
                ArbitraryDocuments.documents().map(ProjectWriter::write),
                Arbitraries.of(SampleModels.names())
                        .map(name -> SampleModels.content(name).orElseThrow()));
    }
}
