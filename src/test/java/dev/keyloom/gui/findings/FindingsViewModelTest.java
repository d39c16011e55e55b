package dev.keyloom.gui.findings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.edit.EditName;
import dev.keyloom.edit.PatternEdit;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.control.Texts;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Place;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.findings.FindingList.Entry;
import dev.keyloom.gui.findings.FindingsViewModel.Head;
import dev.keyloom.gui.findings.FindingsViewModel.Item;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FindingsViewModelTest {
    private static final int ISSUES = 4;

    private final OpenDocument document = new OpenDocument(
            "test",
            DocumentStore.ofSaved(SampleModels.read("github").orElseThrow().orElseThrow(), new DirectTaskRunner()));
    private final FindingsViewModel model = new FindingsViewModel(document, Texts.of(Locale.ENGLISH));

    /** Without its bound, pattern 5 reads stars before the repository. */
    private void removeTheBound() {
        AccessPattern pattern =
                document.store().document().model().accessPatterns().get(ISSUES);
        AccessPattern broken = pattern.withSteps(
                List.of(pattern.steps().get(0).toBuilder().sort(List.of()).build()));
        document.store().apply(new PatternEdit.Replace(ISSUES, broken));
    }

    private Entry entry(String rule) {
        return model.allProperty().get().entries().stream()
                .filter(entry -> entry.rule().equals(rule))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void findingsComeWorstFirstUnderTheHeadOfTheirSeverity() {
        removeTheBound();
        assertThat(model.linesProperty().get().get(0)).isEqualTo(new Head(Severity.ERROR, 1));
        assertThat(model.linesProperty().get().get(1)).isEqualTo(new Item(entry("Q07")));
        assertThat(model.linesProperty().get())
                .filteredOn(Head.class::isInstance)
                .hasSize(3);
    }

    @Test
    void aFixIsOneUndoStepNamedByItsLabelAndTheFindingIsGone() {
        removeTheBound();
        var fix = entry("Q07").finding().orElseThrow().fix().orElseThrow();
        model.apply(fix);
        assertThat(model.allProperty().get().count(Severity.ERROR)).isZero();
        assertThat(document.store().undoNameProperty().get()).contains(EditName.of("edit.apply-fix", fix.label()));
        document.store().undo();
        assertThat(model.allProperty().get().count(Severity.ERROR)).isOne();
    }

    @Test
    void aFixOfAnOlderModelIsNotApplied() {
        removeTheBound();
        var fix = entry("Q07").finding().orElseThrow().fix().orElseThrow();
        document.reviews().onEveryChangeProperty().set(false);
        document.store().apply(new PatternEdit.RenumberInOrder());
        document.store().apply(new PatternEdit.Move(0, 1, "first"));
        var before = document.store().document();
        model.apply(fix);
        assertThat(document.store().document()).isSameAs(before);
    }

    @Test
    void goingToAFindingShowsItsPlaceWithTheCulpritSelected() {
        removeTheBound();
        model.goTo(entry("Q07").culprit().orElseThrow());
        assertThat(document.session().place()).isEqualTo(Place.PATTERNS);
        assertThat(document.session().selection()).isEqualTo(new Selection.PatternSelected(ISSUES));
    }

    @Test
    void anOverrideNeedsAReasonAndCanBeTakenBack() {
        removeTheBound();
        model.override("Q07", Severity.INFO, "  ");
        assertThat(entry("Q07").severity()).isEqualTo(Severity.ERROR);
        model.override("Q07", Severity.INFO, "a lesson");
        assertThat(entry("Q07").severity()).isEqualTo(Severity.INFO);
        assertThat(entry("Q07").finding().orElseThrow().override()).contains("a lesson");
        model.restore("Q07");
        assertThat(entry("Q07").severity()).isEqualTo(Severity.ERROR);
    }

    @Test
    void theListIsNarrowedBySeverityRuleOrWords() {
        removeTheBound();
        model.onlyProperty().set(Optional.of(Severity.ERROR));
        assertThat(model.linesProperty().get()).hasSize(2);
        model.onlyProperty().set(Optional.empty());
        model.searchProperty().set("q07");
        assertThat(model.linesProperty().get()).hasSize(2);
        model.searchProperty().set("no such words");
        assertThat(model.linesProperty().get()).isEmpty();
    }
}
