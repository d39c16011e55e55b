package dev.keyloom.pattern;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.Step;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The GitHub design, whole and broken on purpose. */
class GitHubVerdictTest {
    private static final DataModel GITHUB =
            SampleModels.read("github").orElseThrow().value().orElseThrow().model();

    @ParameterizedTest(name = "pattern {0} costs {1} write units")
    @CsvSource({"2, 4", "4, 5", "7, 6", "9, 10", "11, 4", "16, 7", "18, 2"})
    void aWriteCostsWhatEachIndexAdds(int pattern, double units) {
        assertThat(verdict(GITHUB, pattern).telling().writeUnits()).isEqualTo(units);
    }

    @Test
    void aReadSaysWhatItAsksAndCosts() {
        ExampleRun run = verdict(GITHUB, 1).telling();

        assertThat(run.requests()).isEqualTo(1);
        assertThat(run.readUnits()).isEqualTo(0.5);
        assertThat(run.scanned()).isEqualTo(1);
        assertThat(run.items()).extracting(AnsweredItem::entity).containsExactly("Repo");
    }

    /** The stars sort behind the repository, so without its bound the query meets them first. */
    @Test
    void withoutItsBoundTheIssueListReturnsStarsBeforeTheRepository() {
        DataModel unbounded = changed(5, step -> withSort(step, List.of()));

        Verdict verdict = verdict(unbounded, 5);

        assertThat(verdict.kind()).isEqualTo(Verdict.Kind.FAIL);
        assertThat(verdict.telling().explanation().orElseThrow()).startsWith("Star before Repo");
        assertThat(verdict.telling().unexpected())
                .extracting(AnsweredItem::entity)
                .containsOnly("Star");
    }

    @Test
    void aLimitThatIsUsedUpByOthersCrowdsOutWhatWasAskedFor() {
        DataModel unbounded =
                changed(5, step -> withLimit(withSort(withFilter(step, "#Type <> 'Star'"), List.of()), 3));

        ExampleRun run = verdict(unbounded, 5).telling();

        assertThat(run.verdict()).isEqualTo(Verdict.Kind.FAIL);
        assertThat(run.explanation().orElseThrow()).contains("used up the limit");
    }

    @Test
    void aWrongDirectionIsOutOfOrder() {
        DataModel ascending = changed(8, step -> withDescending(step, false));

        ExampleRun run = verdict(ascending, 8).telling();

        assertThat(run.verdict()).isEqualTo(Verdict.Kind.FAIL);
        assertThat(run.outOfOrder()).isNotEmpty();
    }

    /** Without padding 15 sorts before 3. */
    @Test
    void anUnpaddedNumberIsOutOfOrder() {
        DataModel unpadded = withSortKey(GITHUB, "Issue", IndexRef.PRIMARY, "ISSUE#<IssueNumber>");

        ExampleRun run = verdict(unpadded, 5).telling();

        assertThat(run.explanation().orElseThrow())
                .contains("IssueNumber")
                .contains("ISSUE#")
                .contains("order of text");
    }

    /** A fork that is written with the keys of an original is missing from the list of forks. */
    @Test
    void aForkWithTheKeysOfAnOriginalIsMissing() {
        Entity repo = GITHUB.entity("Repo").orElseThrow();
        List<KeyMapping> originals = repo.mappings(IndexRef.of("GSI2")).stream()
                .filter(mapping -> mapping.when().isEmpty())
                .toList();
        DataModel broken = with(GITHUB, repo.withMappings(IndexRef.of("GSI2"), originals));

        ExampleRun run = verdict(broken, 10).telling();

        assertThat(run.missing()).extracting(RecordRef::entity).contains("Repo");
        assertThat(run.explanation().orElseThrow()).contains("missing").contains("GSI2PK");
    }

    @Test
    void aCounterThatIsNotMovedIsFound() {
        DataModel uncounted =
                changed(16, step -> withActions(step, step.actions().subList(0, 1)));

        ExampleRun run = verdict(uncounted, 16).telling();

        assertThat(run.explanation().orElseThrow()).contains("Star").contains("StarCount");
    }

    @Test
    void aWriteThatLeavesAnOldIndexKeyBehindIsFound() {
        DataModel touched = changed(
                16,
                step -> withActions(
                        step,
                        List.of(
                                step.actions().get(0),
                                withUpdate(step.actions().get(1), "SET UpdatedAt = :StarredAt ADD StarCount 1"))));

        ExampleRun run = verdict(touched, 16).telling();

        assertThat(run.explanation().orElseThrow()).contains("GSI3SK").contains("template gives");
    }

    @Test
    void whatCannotBeRunIsTheVerdictOfItsPatternAlone() {
        DataModel broken = changed(5, step -> withFilter(step, "Status === 3"));
        broken = withPattern(broken, 1, pattern -> pattern.withParameters(Map.of(), List.of()));
        broken = withPattern(broken, 3, pattern -> pattern.withSteps(List.of()));

        Verification verification = Verifier.verify(Materializer.materialize(broken));

        assertThat(kind(verification, 5)).isEqualTo(Verdict.Kind.ERROR);
        assertThat(kind(verification, 1)).isEqualTo(Verdict.Kind.ERROR);
        assertThat(kind(verification, 3)).isEqualTo(Verdict.Kind.UNSERVED);
        assertThat(verification.count(Verdict.Kind.PASS)).isEqualTo(21);
        assertThat(verification.allPass()).isFalse();
    }

    @Test
    void aReservedNameAndAnOddOneReachTheServiceBehindPlaceholders() {
        DataModel renamed = changed(5, step -> withFilter(step, "attribute_not_exists(Status) OR Status = :status"));

        assertThat(verdict(renamed, 5).kind()).isEqualTo(Verdict.Kind.PASS);
    }

    private static Verdict.Kind kind(Verification verification, int number) {
        return verification.verdicts().stream()
                .filter(verdict -> verdict.pattern().number() == number)
                .findFirst()
                .orElseThrow()
                .kind();
    }

    private static Verdict verdict(DataModel model, int number) {
        AccessPattern pattern = model.accessPatterns().stream()
                .filter(some -> some.number() == number)
                .findFirst()
                .orElseThrow();
        return Verifier.of(Materializer.materialize(model)).verdict(pattern);
    }

    private static DataModel changed(int number, UnaryOperator<Step> change) {
        return withPattern(
                GITHUB,
                number,
                pattern ->
                        pattern.withSteps(pattern.steps().stream().map(change).toList()));
    }

    private static DataModel withPattern(DataModel model, int number, UnaryOperator<AccessPattern> change) {
        List<AccessPattern> patterns = new ArrayList<>();
        model.accessPatterns()
                .forEach(pattern -> patterns.add(pattern.number() == number ? change.apply(pattern) : pattern));
        return model.withAccessPatterns(patterns);
    }

    private static DataModel with(DataModel model, Entity entity) {
        return model.withEntities(model.entities().stream()
                .map(some -> some.name().equals(entity.name()) ? entity : some)
                .toList());
    }

    private static DataModel withSortKey(DataModel model, String entityName, IndexRef index, String template) {
        Entity entity = model.entity(entityName).orElseThrow();
        KeyMapping mapping = entity.mappings(index).get(0);
        return with(
                model,
                entity.withMappings(
                        index,
                        List.of(new KeyMapping(
                                mapping.variant(),
                                mapping.when(),
                                mapping.partition(),
                                List.of(KeyTemplate.of(template)),
                                mapping.sparse(),
                                mapping.extras()))));
    }

    private static Step withSort(Step step, List<SortCondition> sort) {
        return step.toBuilder().sort(sort).build();
    }

    private static Step withFilter(Step step, String filter) {
        return step.toBuilder().filter(Optional.of(filter)).build();
    }

    private static Step withLimit(Step step, int limit) {
        return step.toBuilder().limit(OptionalInt.of(limit)).build();
    }

    private static Step withDescending(Step step, boolean descending) {
        return step.toBuilder().descending(Optional.of(descending)).build();
    }

    private static Step withUpdate(Step step, String update) {
        return step.toBuilder().update(Optional.of(update)).build();
    }

    private static Step withActions(Step step, List<Step> actions) {
        return step.toBuilder().actions(actions).build();
    }
}
