package dev.keyloom.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.keyloom.format.project.ProjectReader;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.materialize.Cancellation;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.pattern.ExampleRun;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Right designs stand every world; faults that a few kind records do not show are found, and shrunk to what they need. */
class ProverTest {
    private static final int WORLDS = 100;

    static Stream<String> samples() {
        return SampleModels.names().stream();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("samples")
    void theSamplesStandEveryWorld(String sample) {
        Proof proof = prove(model(text(sample)), WORLDS, 7);

        assertThat(proof.failures())
                .extracting(failure -> failure.pattern().number() + ": " + failure.explanation())
                .isEmpty();
        assertThat(proof.runs()).isGreaterThan(WORLDS);
    }

    @Test
    void aPrefixThatCatchesASiblingIsFound() {
        String broken =
                replaced(text("category-tree"), "\"beginsWith\": \"<TopPath>/\"", "\"beginsWith\": \"<TopPath>\"");

        Counterexample failure = only(broken, 4);

        assertThat(failure.run().unexpected()).isNotEmpty();
        assertThat(failure.records()).isEqualTo(1);
    }

    @Test
    void anOrderThatBreaksAtADigitBoundaryIsFound() {
        String broken = text("github").replace("ISSUE#<IssueNumber|pad(7)>", "ISSUE#<IssueNumber>");

        Counterexample failure = only(broken, 5);

        assertThat(failure.run().outOfOrder()).hasSize(1);
        assertThat(failure.world().recordsOf("Issue")).hasSize(2);
        assertThat(failure.explanation()).contains("order of text");
    }

    @Test
    void aForkOfAForkIsFound() {
        String broken = replaced(text("github"), ", \"where\": \"attribute_not_exists(ForkOwner)\"", "");
        broken = broken.replaceAll(",\\s*\"where\": \"attribute_not_exists\\(ForkOwner\\)\"", "");

        Counterexample failure = only(broken, 10);

        assertThat(failure.run().missing()).isNotEmpty();
        assertThat(failure.world().recordsOf("Repo")).hasSize(1);
    }

    @Test
    void equalInstantsThatOverwriteAreFound() {
        String broken = text("big-time-deals").replace("MESSAGE#<MessageId>", "MESSAGE#<CreatedAt>");

        Counterexample failure = failures(broken).get(0);

        assertThat(failure.pattern().number()).isIn(18, 19);
        assertThat(failure.world().recordsOf("Message")).hasSize(2);
        assertThat(failure.run().missing()).hasSize(1);
    }

    @Test
    void aLimitThatOthersUseUpIsFound() {
        String broken = text("github")
                .replaceFirst(
                        "\"filter\": \"attribute_not_exists\\(#Status\\) OR #Status = :status\"",
                        "\"filter\": \"#Type <> 'Star' AND (attribute_not_exists(#Status) OR #Status = :status)\"")
                .replaceFirst(
                        "\"sort\": \\{\\s*\"<=\": \"REPO#<OwnerName\\|lower>#<RepoName\\|lower>\"\\s*\\},\\s*", "")
                .replaceFirst("\"limit\": 26", "\"limit\": 2");

        Counterexample failure = only(broken, 5);

        assertThat(failure.world().recordsOf("Star")).isNotEmpty();
        assertThat(failure.explanation()).contains("limit");
    }

    @Test
    void aSeparatorInAValueIsFound() {
        String broken = text("github")
                .replace("\"mayContain\": [\"-\"]", "\"mayContain\": [\"#\"]")
                .replace("\"mayContain\": [\"-\", \".\", \"_\"]", "\"mayContain\": [\"#\"]");

        assertThat(prove(model(broken), 400, 7).failures()).isNotEmpty();
    }

    @Test
    void withoutAnyOneOfItsRecordsACounterexampleIsRight() {
        Counterexample failure = only(text("github").replace("ISSUE#<IssueNumber|pad(7)>", "ISSUE#<IssueNumber>"), 5);

        failure.world().records().forEach((entity, records) -> {
            for (int i = 0; i < records.size(); i++) {
                ExampleRun run = Shrinker.run(
                        without(failure.world(), entity, i),
                        failure.pattern(),
                        failure.run().arguments());
                assertThat(run.outOfOrder()).isEmpty();
            }
        });
    }

    @Test
    void theSameSeedGivesTheSameResult() {
        DataModel broken = model(text("github").replace("ISSUE#<IssueNumber|pad(7)>", "ISSUE#<IssueNumber>"));

        List<String> first = told(prove(broken, 120, 7));

        assertThat(told(prove(broken, 120, 7))).isEqualTo(first);
        assertThat(first).isNotEmpty();
    }

    @Test
    void partsPutTogetherTellWhatTheWholeTells() {
        DataModel broken = model(text("github").replace("ISSUE#<IssueNumber|pad(7)>", "ISSUE#<IssueNumber>"));
        List<Proof> parts = List.of(part(broken, 0), part(broken, 1));

        Proof merged = Proof.merged(parts, broken.accessPatterns());

        assertThat(told(merged)).isEqualTo(told(prove(broken, 120, 7))).isNotEmpty();
        assertThat(merged.worlds()).isEqualTo(120);
    }

    @Test
    void afterEachWorldItTellsWhatTheWorldsSoFarTell() {
        DataModel broken = model(text("github").replace("ISSUE#<IssueNumber|pad(7)>", "ISSUE#<IssueNumber>"));
        List<Proof> told = new ArrayList<>();

        Proof proof = new Prover(broken).prove(30, 7, Cancellation.NEVER, told::add);

        assertThat(told).hasSize(30).endsWith(proof);
        assertThat(told).extracting(Proof::worlds).isSorted().startsWith(1, 2, 3);
        Proof tenth = told.get(9);
        assertThat(told(tenth)).isEqualTo(told(prove(broken, 10, 7)));
        assertThat(tenth.runs()).isEqualTo(prove(broken, 10, 7).runs());
    }

    private static Proof part(DataModel model, int number) {
        return new Prover(model).part(120, 7, new Prover.Part(number, 2), Cancellation.NEVER, soFar -> {});
    }

    @Test
    void itStopsWhenItsResultIsNoLongerWanted() {
        Prover prover = new Prover(model(text("github")));

        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> prover.prove(10, 1, () -> true, soFar -> {}));
    }

    private static List<String> told(Proof proof) {
        return proof.failures().stream()
                .map(failure -> failure.worldNumber() + " " + failure.explanation())
                .toList();
    }

    private static DataModel without(DataModel world, String entity, int position) {
        Map<String, List<SampleRecord>> all = new LinkedHashMap<>(world.records());
        List<SampleRecord> fewer = new ArrayList<>(world.recordsOf(entity));
        fewer.remove(position);
        all.put(entity, fewer);
        return world.withRecords(all);
    }

    private static Counterexample only(String text, int pattern) {
        return failures(text).stream()
                .filter(failure -> failure.pattern().number() == pattern)
                .findFirst()
                .orElseThrow();
    }

    private static List<Counterexample> failures(String text) {
        return prove(model(text), 120, 7).failures();
    }

    private static Proof prove(DataModel model, int worlds, long seed) {
        return new Prover(model).prove(worlds, seed, Cancellation.NEVER, soFar -> {});
    }

    private static String text(String sample) {
        return new String(SampleModels.content(sample).orElseThrow(), StandardCharsets.UTF_8);
    }

    private static String replaced(String text, String part, String replacement) {
        return text.replace(part, replacement);
    }

    private static DataModel model(String text) {
        return ProjectReader.read(text.getBytes(StandardCharsets.UTF_8))
                .value()
                .orElseThrow()
                .model();
    }
}
