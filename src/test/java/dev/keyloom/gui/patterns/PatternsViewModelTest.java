package dev.keyloom.gui.patterns;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.NewDocument;
import dev.keyloom.edit.EditName;
import dev.keyloom.edit.KeyEdit;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.patterns.AnswerComparison.Fault;
import dev.keyloom.gui.patterns.PatternList.Filter;
import dev.keyloom.lint.Fix;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.pattern.Verdict;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PatternsViewModelTest {
    private final Patterns github = Patterns.ofSample("github");

    /** Numbers of issues are no longer padded: ISSUE#15 sorts before ISSUE#4. */
    private void breakTheOrderOfIssues() {
        github.store()
                .apply(new KeyEdit.SetTemplate(
                        "Issue", IndexRef.PRIMARY, 0, KeyEdit.Role.SORT, 0, "ISSUE#<IssueNumber>"));
    }

    @Test
    void patternsStandInTheirGroupsWithVerdictIndexAndCost() {
        PatternList list = github.model.list();
        assertThat(list.groups())
                .extracting(PatternList.Group::name)
                .containsExactly("Repo basics", "Interactions", "User management", "Accounts & Repos");
        assertThat(list.groups())
                .allSatisfy(group ->
                        assertThat(group.passed()).isEqualTo(group.rows().size()));
        PatternList.Row star = list.rows().get(15);
        assertThat(star.name()).isEqualTo("Star Repo");
        assertThat(star.cost()).isEqualTo("7 W");
        assertThat(list.rows().get(22).indexes()).containsExactly(IndexRef.of("GSI3"));
    }

    @Test
    void anEditThatBreaksAPatternIsSeenAtOnceWithItsReasonAndUndoMendsIt() {
        github.at(3);
        breakTheOrderOfIssues();
        assertThat(github.mark().isFailing()).isTrue();
        assertThat(github.model
                        .detail()
                        .orElseThrow()
                        .judged()
                        .orElseThrow()
                        .run()
                        .explanation())
                .isPresent();
        assertThat(github.model.list().count(Filter.FAILING)).isPositive();
        github.store().undo();
        assertThat(github.mark()).isEqualTo(VerdictMark.PASS);
        assertThat(github.model.list().count(Filter.FAILING)).isZero();
    }

    @Test
    void withoutItsBoundTheListOfIssuesBringsStarsFirst() {
        github.at(5);
        github.model.set(pattern -> pattern.withSteps(List.of(pattern.steps().get(0).toBuilder()
                .sort(List.of())
                .limit(OptionalInt.of(3))
                .build())));
        assertThat(github.mark()).isEqualTo(VerdictMark.FAIL);
        AnswerComparison comparison = github.comparison();
        assertThat(comparison.answer())
                .extracting(AnswerComparison.AnswerLine::entity)
                .startsWith("Star");
        assertThat(comparison.answer().get(0).fault()).isEqualTo(Fault.UNEXPECTED);
        assertThat(comparison.expected().get(0).entity()).isEqualTo("Repo");
        assertThat(comparison.expected()).anyMatch(line -> line.fault() == Fault.MISSING);
        assertThat(comparison.answer().stream()
                        .filter(line -> line.entity().equals("Repo"))
                        .findFirst()
                        .orElseThrow()
                        .places())
                .isPositive();
    }

    @Test
    void aPassingAnswerHasNoFaultsAndJoinsEachLineWithItsRecord() {
        AnswerComparison comparison = github.at(5).comparison();
        assertThat(comparison.answer())
                .allSatisfy(line -> assertThat(line.fault()).isEqualTo(Fault.NONE))
                .allSatisfy(line -> assertThat(line.match()).isPresent());
        assertThat(comparison.expected())
                .allSatisfy(line -> assertThat(line.came()).isPresent());
        assertThat(comparison.expected().get(1).text()).startsWith("15 ");
    }

    @Test
    void theFilterAndTheSearchNarrowTheListButNotTheCounts() {
        github.model.filterProperty().set(Filter.WRITES);
        assertThat(github.model.list().rows()).allMatch(row -> row.cost().endsWith("W"));
        assertThat(github.model.list().count(Filter.ALL)).isEqualTo(24);
        github.model.filterProperty().set(Filter.ALL);
        github.model.searchProperty().set("fork");
        assertThat(github.model.list().rows())
                .extracting(PatternList.Row::number)
                .containsExactly(9, 10);
        github.model.searchProperty().set("16");
        assertThat(github.model.list().rows())
                .extracting(PatternList.Row::number)
                .containsExactly(16);
    }

    @Test
    void arrowsWalkWhatIsShown() {
        github.model.searchProperty().set("fork");
        github.at(9);
        github.model.selectBy(1);
        assertThat(github.pattern().number()).isEqualTo(10);
        github.model.selectBy(1);
        assertThat(github.pattern().number()).isEqualTo(10);
    }

    @Test
    void aPatternSelectedElsewhereIsLookedAt() {
        github.document.session().select(new Selection.PatternSelected(7));
        assertThat(github.pattern().number()).isEqualTo(8);
    }

    @Test
    void theCoverageSaysWhatBreaksWithoutAnIndex() {
        Coverage coverage = github.model.coverage();
        Coverage.Row fork = coverage.rows().get(2);
        assertThat(fork.index()).isEqualTo(IndexRef.of("GSI2"));
        assertThat(coverage.unservedWithout(fork))
                .extracting(Coverage.Column::number)
                .containsExactly(10);
        assertThat(fork.writers()).containsEntry("Repo", 4);
    }

    @Test
    void aNewPatternWorksAtOnceAndIsOneUndoStep() {
        github.at(5);
        github.model.add();
        assertThat(github.pattern().number()).isEqualTo(25);
        assertThat(github.pattern().group()).contains("Repo basics");
        assertThat(github.mark()).isEqualTo(VerdictMark.PASS);
        github.store().undo();
        assertThat(github.model.model().accessPatterns()).hasSize(24);
    }

    @Test
    void aCopyStandsBelowTheOriginalWithItsOwnNumberAndName() {
        github.at(5);
        github.model.duplicate();
        assertThat(github.model.model().accessPatterns())
                .extracting(AccessPattern::number)
                .startsWith(1, 2, 3, 4, 5, 25, 6);
        assertThat(github.pattern().name()).isNotEqualTo("List Issues for Repo");
        assertThat(github.mark()).isEqualTo(VerdictMark.PASS);
    }

    @Test
    void patternsAreMovedRenumberedAndRemoved() {
        github.at(2);
        github.model.move(-1);
        assertThat(github.pattern().number()).isEqualTo(2);
        github.model.renumber();
        assertThat(github.pattern().number()).isEqualTo(1);
        assertThat(github.store().undoNameProperty().get().orElseThrow().key()).isEqualTo("edit.renumber-patterns");
        github.model.remove();
        assertThat(github.model.model().accessPatterns()).hasSize(23);
        assertThat(github.pattern().name()).isEqualTo("Get Repo");
    }

    @Test
    void aDesignWithoutPatternsShowsNoneAndTakesTheFirst() {
        Patterns empty = Patterns.of(NewDocument.named("Empty"));
        assertThat(empty.model.detail()).isEmpty();
        empty.model.add();
        assertThat(empty.pattern().number()).isEqualTo(1);
    }

    @Test
    void whatIsReadIsDrawnBelowWhatWasWantedInByteOrder() {
        github.at(5);
        assertThat(RangePicture.of(judged().materialization(), judged().run())).isEmpty();
        github.model.set(pattern -> pattern.withSteps(
                List.of(pattern.steps().get(0).toBuilder().sort(List.of()).build())));
        RangePicture picture =
                RangePicture.of(judged().materialization(), judged().run()).orElseThrow();
        assertThat(picture.collection()).isEqualTo("REPO#alexdebrie#dynamodb-book");
        assertThat(picture.cells()).extracting(RangePicture.Cell::key).isSorted();
        RangePicture.Cell last = picture.cells().get(picture.cells().size() - 1);
        assertThat(last.entity()).isEqualTo("Star");
        assertThat(last.wanted()).isEmpty();
        assertThat(last.read()).hasValue(1);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyPatternOfEverySampleIsShown(String sample) {
        Patterns all = Patterns.ofSample(sample);
        for (int position = 0; position < all.model.model().accessPatterns().size(); position++) {
            all.model.select(position);
            assertThat(all.comparison().expected()).hasSameSizeAs(all.run().expected());
            assertThat(all.model.coverage().rows())
                    .as(sample + " " + all.pattern().name())
                    .anyMatch(row ->
                            row.used().contains(all.model.detail().orElseThrow().position()));
        }
    }

    static List<String> samples() {
        return SampleModels.names();
    }

    private PatternDetail.Judged judged() {
        return github.model.detail().orElseThrow().judged().orElseThrow();
    }

    @Test
    void aFixOfTheAnalyzerIsOneUndoStepWithItsLabelAsName() {
        github.at(5);
        github.model.set(pattern -> pattern.withSteps(
                List.of(pattern.steps().get(0).toBuilder().sort(List.of()).build())));
        Fix fix = github.model.detail().orElseThrow().findings().stream()
                .flatMap(finding -> finding.fix().stream())
                .findFirst()
                .orElseThrow();
        github.model.apply(fix);
        assertThat(github.mark()).isEqualTo(VerdictMark.PASS);
        EditName name = github.store().undoNameProperty().get().orElseThrow();
        assertThat(name).isEqualTo(EditName.of("edit.apply-fix", fix.label()));
        github.store().undo();
        assertThat(github.mark()).isEqualTo(VerdictMark.FAIL);
    }

    @Test
    void anActionOfATransactionIsChangedInItsPlace() {
        AccessPattern star = github.at(16).pattern();
        StepPath update = StepPath.all(star).get(2);
        assertThat(update.number()).isEqualTo("1.2");
        assertThat(update.pointer(15)).isEqualTo("/accessPatterns/15/steps/0/actions/1");
        github.model.set(pattern -> update.change(
                pattern,
                step -> step.toBuilder().update(Optional.of("ADD StarCount 2")).build()));
        assertThat(update.in(github.pattern()).orElseThrow().update()).contains("ADD StarCount 2");
        github.model.set(update::remove);
        assertThat(StepPath.all(github.pattern())).hasSize(2);
    }

    @Test
    void aTemplateIsPreviewedWithTheExamplesArguments() {
        PatternDetail detail = github.at(5).model.detail().orElseThrow();
        assertThat(StepPart.preview(KeyTemplate.of("REPO#<OwnerName|lower>#<RepoName>"), detail))
                .isEqualTo("REPO#alexdebrie#dynamodb-book");
        assertThat(StepPart.preview(KeyTemplate.of("ISSUE#<IssueNumber>"), detail))
                .isEqualTo("ISSUE#…");
        assertThat(StepPart.preview(StepPart.template("ISSUE#<Issue"), detail)).isEmpty();
    }

    @Test
    void verdictsWaitWhereNotEveryChangeIsRun() {
        github.model.reviews().onEveryChangeProperty().set(false);
        github.at(3);
        breakTheOrderOfIssues();
        assertThat(github.mark()).isEqualTo(VerdictMark.PASS);
        assertThat(github.model.reviews().current()).isEmpty();
        github.model.reviews().run();
        assertThat(github.mark().isFailing()).isTrue();
        assertThat(github.model.reviews().current()).isPresent();
    }

    @Test
    void onePatternIsRunAloneAndTheOthersKeepTheirVerdicts() {
        github.model.reviews().onEveryChangeProperty().set(false);
        breakTheOrderOfIssues();
        github.at(3);
        assertThat(judged().isStale()).isTrue();
        assertThat(judged().alone()).isEmpty();

        github.model.run();

        assertThat(github.mark().isFailing()).isTrue();
        assertThat(judged().isStale()).isFalse();
        assertThat(judged().alone()).isPresent();
        assertThat(judged().materialization().model()).isSameAs(github.model.model());
        assertThat(github.model.list().count(Filter.FAILING)).isEqualTo(1);
        assertThat(github.model.reviews().newest().orElseThrow().verification().count(Verdict.Kind.PASS))
                .isEqualTo(23);
        assertThat(github.model.reviews().current()).isEmpty();
        github.at(5);
        assertThat(github.mark()).isEqualTo(VerdictMark.PASS);
        assertThat(judged().isStale()).isTrue();

        github.model.reviews().run();
        assertThat(judged().isStale()).isFalse();
        assertThat(github.model.list().count(Filter.FAILING)).isGreaterThan(1);
        github.at(3);
        assertThat(judged().alone()).isEmpty();
    }

    @Test
    void aVerdictThatIsRenewedByItselfIsNeverCalledStale() {
        breakTheOrderOfIssues();
        github.at(3);
        assertThat(judged().isStale()).isFalse();
        github.model.run();
        assertThat(github.mark().isFailing()).isTrue();
        assertThat(judged().alone()).isPresent();
        github.store().undo();
        assertThat(github.mark()).isEqualTo(VerdictMark.PASS);
        assertThat(judged().alone()).isEmpty();
    }

    @Test
    void aNewPatternWaitsUntilItIsRun() {
        github.model.reviews().onEveryChangeProperty().set(false);
        github.model.add();
        assertThat(github.mark()).isEqualTo(VerdictMark.WAITING);
        github.model.run();
        assertThat(github.mark()).isEqualTo(VerdictMark.PASS);
        assertThat(github.model.list().rows()).extracting(PatternList.Row::mark).containsOnly(VerdictMark.PASS);
    }
}
