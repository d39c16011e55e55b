package dev.keyloom.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.format.project.ProjectWriter;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HistoryTest {
    private final Document start = SampleDocuments.gitHub();
    private final History history = History.ofSaved(start);

    private static ModelEdit describe(String text) {
        return new EntityEdit.Describe("Repo", Optional.of(text));
    }

    private static ModelEdit moveRepoTo(double x) {
        return new LayoutEdit.MoveBoxes(Map.of("Repo", new Point(x, 0)));
    }

    private double repoX() {
        return history.document().layout().position("Repo").orElseThrow().x();
    }

    @Test
    void undoGoesBackToTheVeryDocumentAndNamesWhatItUndoes() {
        history.apply(new EntityEdit.Rename("Repo", "Repository"));
        Document renamed = history.document();
        assertThat(history.undoName()).contains(EditName.of("edit.rename-entity", "Repo", "Repository"));
        assertThat(history.undo()).isTrue();
        assertThat(history.document()).isSameAs(start);
        assertThat(history.undoName()).isEmpty();
        assertThat(history.redoName()).contains(EditName.of("edit.rename-entity", "Repo", "Repository"));
        assertThat(history.redo()).isTrue();
        assertThat(history.document()).isSameAs(renamed);
    }

    @Test
    void nothingIsUndoneOrRedoneWhereThereIsNothing() {
        assertThat(history.undo()).isFalse();
        assertThat(history.redo()).isFalse();
        assertThat(history.document()).isSameAs(start);
    }

    @Test
    void anEditThatDoesNotFitChangesNothing() {
        assertThat(history.apply(new EntityEdit.Rename("Rpo", "X")).problems())
                .singleElement()
                .satisfies(problem -> assertThat(problem.suggestion()).contains("Repo"));
        assertThat(history.document()).isSameAs(start);
        assertThat(history.undoName()).isEmpty();
    }

    @Test
    void anEditThatChangesNothingIsNoStep() {
        history.apply(new EntityEdit.Rename("Repo", "Repo"));
        assertThat(history.undoName()).isEmpty();
        assertThat(history.isDirty()).isFalse();
    }

    @Test
    void anEditForgetsWhatWasUndone() {
        history.apply(describe("a"));
        history.undo();
        history.apply(new EntityEdit.Remove("Star"));
        assertThat(history.redoName()).isEmpty();
    }

    @Test
    void typingIsOneStepUntilTheRunIsEnded() {
        history.apply(describe("a"));
        history.apply(describe("ab"));
        Document typed = history.document();
        history.seal();
        history.apply(describe("abc"));
        history.undo();
        assertThat(history.document()).isSameAs(typed);
        history.undo();
        assertThat(history.document()).isSameAs(start);
    }

    @Test
    void typingElsewhereIsAnotherStep() {
        history.apply(describe("a"));
        Document first = history.document();
        history.apply(new EntityEdit.Describe("User", Optional.of("b")));
        history.undo();
        assertThat(history.document()).isSameAs(first);
    }

    @Test
    void typingAfterUndoDoesNotJoinAnOlderStep() {
        history.apply(describe("a"));
        Document first = history.document();
        history.seal();
        history.apply(describe("ab"));
        history.undo();
        history.apply(describe("ax"));
        history.undo();
        assertThat(history.document()).isSameAs(first);
    }

    @Test
    void savedDocumentIsCleanAgainAfterUndo() {
        history.apply(describe("a"));
        history.markSaved();
        assertThat(history.isDirty()).isFalse();
        history.apply(describe("ab"));
        assertThat(history.isDirty()).isTrue();
        history.undo();
        assertThat(history.isDirty()).isFalse();
        history.undo();
        assertThat(history.isDirty()).isTrue();
    }

    @Test
    void editMadeWhileTheFileWasWrittenStaysUnsaved() {
        history.apply(describe("a"));
        Document written = history.document();
        history.apply(new EntityEdit.Remove("Star"));
        history.markSaved(written);
        assertThat(history.isDirty()).isTrue();
        history.undo();
        assertThat(history.isDirty()).isFalse();
    }

    @Test
    void documentThatNoFileHoldsIsDirtyUntilSaved() {
        History recovered = History.ofUnsaved(start);
        assertThat(recovered.isDirty()).isTrue();
        recovered.markSaved();
        assertThat(recovered.isDirty()).isFalse();
    }

    @Test
    void oldestStepsAreForgotten() {
        History small = History.ofSaved(start, 2);
        for (int i = 0; i < 5; i++) {
            small.apply(describe("text " + i));
            small.seal();
        }
        assertThat(small.undo()).isTrue();
        assertThat(small.undo()).isTrue();
        assertThat(small.undo()).isFalse();
        assertThat(small.document().model().entity("Repo").orElseThrow().description())
                .contains("text 2");
        assertThatThrownBy(() -> History.ofSaved(start, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void dragShowsEachUpdateAndIsOneStep() {
        History.Interaction drag = history.begin();
        drag.update(moveRepoTo(1));
        drag.update(moveRepoTo(2));
        assertThat(repoX()).isEqualTo(2);
        assertThat(history.undoName()).isEmpty();
        drag.commit();
        assertThat(history.undoName()).contains(EditName.of("edit.move-box", "Repo"));
        history.undo();
        assertThat(history.document()).isSameAs(start);
    }

    @Test
    void updatesAreMadeFromWhereTheDragBegan() {
        History.Interaction drag = history.begin();
        drag.update(new EntityEdit.Draw("Label", Optional.empty()));
        drag.update(new EntityEdit.Draw("Label", Optional.empty()));
        assertThat(history.document().model().entity("Label")).isPresent();
        drag.commit();
    }

    @Test
    void cancelledDragNeverWas() {
        history.apply(describe("a"));
        Document before = history.document();
        History.Interaction drag = history.begin();
        drag.update(moveRepoTo(1));
        drag.cancel();
        assertThat(history.document()).isSameAs(before);
        assertThat(history.undoName()).contains(EditName.of("edit.describe-entity", "Repo"));
        assertThat(drag.isOpen()).isFalse();
        assertThatThrownBy(() -> drag.update(moveRepoTo(2))).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void undoInTheMiddleOfADragCancelsIt() {
        history.apply(describe("a"));
        Document before = history.document();
        history.begin().update(moveRepoTo(1));
        assertThat(history.undo()).isTrue();
        assertThat(history.document()).isSameAs(before);
    }

    @Test
    void editInTheMiddleOfADragCommitsTheDragFirst() {
        History.Interaction drag = history.begin();
        drag.update(moveRepoTo(1));
        history.apply(describe("a"));
        assertThat(drag.isOpen()).isFalse();
        history.undo();
        assertThat(repoX()).isEqualTo(1);
        history.undo();
        assertThat(history.document()).isSameAs(start);
    }

    @Test
    void dragsOfTheSameBoxAreStepsOfTheirOwn() {
        for (int x = 1; x <= 2; x++) {
            History.Interaction drag = history.begin();
            drag.update(moveRepoTo(x));
            drag.commit();
        }
        history.undo();
        assertThat(repoX()).isEqualTo(1);
    }

    @Test
    void anEndedDragDoesNotEndTheNext() {
        History.Interaction first = history.begin();
        History.Interaction second = history.begin();
        assertThat(first.isOpen()).isFalse();
        second.update(moveRepoTo(1));
        first.cancel();
        assertThat(second.isOpen()).isTrue();
        assertThat(repoX()).isEqualTo(1);
        second.cancel();
    }

    /** Relationship, template, sample values and place come back in one step; the file is the same, byte by byte. */
    @Test
    void undoOfADeletedAttributeOrEntityRestoresAllThatWentWithIt() {
        String file = ProjectWriter.text(start);
        for (ModelEdit deletion :
                new ModelEdit[] {new AttributeEdit.Remove("Repo", "RepoName"), new EntityEdit.Remove("Repo")}) {
            history.apply(deletion);
            String without = ProjectWriter.text(history.document());
            assertThat(without).isNotEqualTo(file);
            history.undo();
            assertThat(ProjectWriter.text(history.document())).isEqualTo(file);
            history.redo();
            assertThat(ProjectWriter.text(history.document())).isEqualTo(without);
            history.undo();
            assertThat(ProjectWriter.text(history.document())).isEqualTo(file);
        }
    }
}
