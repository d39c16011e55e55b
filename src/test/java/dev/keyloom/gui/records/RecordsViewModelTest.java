package dev.keyloom.gui.records;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.edit.RecordEdit;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.records.RecordsViewModel.Extent;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RecordsViewModelTest {
    private final Records github = Records.ofSample("github");

    @Test
    void anEntityHasItsAttributesThenItsKeysByIndexThenFigures() {
        github.model.show("Star");

        assertThat(github.picture().columns())
                .extracting(RecordColumn::name)
                .endsWith(
                        "PK", "SK", "GSI1PK", "GSI1SK", "GSI2PK", "GSI2SK", "GSI3PK", "GSI3SK", "SIZE", "WRITE_UNITS");
        assertThat(github.model.entitiesProperty().get())
                .contains(new RecordsViewModel.EntityLine("Star", 2, 0))
                .hasSize(10);
    }

    @Test
    void keysAreComputedAndAnIndexThatTheItemIsNotInShowsNothing() {
        assertThat(github.cell(0, "PK").text()).isEqualTo("REPO#alexdebrie#dynamodb-book");
        assertThat(github.cell(0, "SIZE").text()).endsWith(" B");

        github.model.show("Star");

        assertThat(github.cell(0, "GSI1PK"))
                .isEqualTo(new CellContent("∅", CellContent.Look.OUTSIDE, Optional.empty()));
    }

    @Test
    void numbersAreSortedAsNumbersAndAbsentValuesComeLastEitherWay() {
        github.model.show("Issue");
        SampleRecord first = github.records("Issue").get(0);
        github.document
                .store()
                .apply(RecordEdit.Add.last(
                        "Issue", first.withValues(first.values().without("IssueNumber"))));

        github.model.sortBy(github.picture().columns().get(github.column("IssueNumber")));
        assertThat(github.texts("IssueNumber")).containsExactly("3", "4", "6", "15", "");

        github.model.sortBy(github.picture().columns().get(github.column("IssueNumber")));
        assertThat(github.texts("IssueNumber")).containsExactly("15", "6", "4", "3", "");

        github.model.sortBy(github.picture().columns().get(github.column("IssueNumber")));
        assertThat(github.picture().sort()).isEmpty();
    }

    @Test
    void theSelectionStaysWithItsRecordWhenRowsAreSorted() {
        github.model.moveTo(0, 0);
        github.model.sortBy(github.picture().columns().get(github.column("UpdatedAt")));
        github.model.sortBy(github.picture().columns().get(github.column("UpdatedAt")));

        assertThat(github.model.selection().orElseThrow().lead()).isZero();
        assertThat(github.document.session().selection()).isEqualTo(new Selection.RecordSelected("Repo", 1));
    }

    @Test
    void anAddedRecordIsSelectedAndItsMissingKeyIsShownInTheCells() {
        github.model.add();

        assertThat(github.document.session().selection()).isEqualTo(new Selection.RecordSelected("Repo", 6));
        assertThat(github.cell(5, "PK").fault()).isPresent();
        assertThat(github.model.entitiesProperty().get()).contains(new RecordsViewModel.EntityLine("Repo", 6, 1));
    }

    @Test
    void severalRecordsAreDuplicatedAndRemovedInOneStepEach() {
        github.model.selectRows(0, 1);
        github.model.duplicate();

        assertThat(github.texts("RepoName"))
                .containsExactly(
                        "dynamodb-book",
                        "graphql-demo",
                        "dynamodb-book",
                        "graphql-demo",
                        "dynamodb-book",
                        "dynamodb-book",
                        "monorepo");
        assertThat(github.model.selection().orElseThrow().sorted()).containsExactly(2, 3);
        assertThat(github.cell(0, "PK").text()).isEqualTo("overwritten");

        github.model.remove();
        assertThat(github.texts("RepoName")).hasSize(5);

        github.document.store().undo();
        github.document.store().undo();
        assertThat(github.texts("RepoName")).hasSize(5);
        assertThat(github.document.store().dirtyProperty().get()).isFalse();
    }

    @Test
    void aBlockOfCellsIsClearedInOneStep() {
        github.model.moveTo(0, github.column("StarCount"));
        github.model.moveBy(2, 1, Extent.EXTENDED);
        github.model.clearCells();

        assertThat(github.texts("StarCount")).startsWith("", "", "");
        assertThat(github.texts("ForkCount")).startsWith("", "", "");
        assertThat(github.records("Repo").get(3).values().has("StarCount")).isTrue();

        github.document.store().undo();
        assertThat(github.texts("StarCount")).startsWith("2", "0", "0");
    }

    @Test
    void aValueOfAnotherTypeThanDeclaredIsAFaultInItsCell() {
        github.document.store().apply(new RecordEdit.SetValue("Repo", 0, "StarCount", AttributeValue.of("many")));

        assertThat(github.cell(0, "StarCount").fault())
                .hasValueSatisfying(fault -> assertThat(fault).contains("number", "text"));
    }

    @Test
    void anAttributeThatOnlyRecordsHaveIsAColumnToo() {
        github.document.store().apply(new RecordEdit.SetValue("Repo", 0, "Homepage", AttributeValue.of("x")));

        assertThat(github.texts("Homepage")).containsExactly("x", "", "", "", "");
    }

    @Test
    void aRecordSelectedElsewhereIsShown() {
        github.document.session().select(new Selection.RecordSelected("Issue", 2));

        assertThat(github.model.entity()).contains("Issue");
        assertThat(github.model.selection().map(GridSelection::lead)).contains(1);
    }

    @Test
    void wholeRowsAreAddedToTheSelectionOneByOne() {
        github.model.selectRows(0, 0);
        github.model.toggleRow(3);
        assertThat(github.model.selection().orElseThrow().sorted()).containsExactly(0, 3);

        github.model.toggleRow(0);
        github.model.toggleRow(3);
        assertThat(github.model.selection()).isEmpty();
        assertThat(List.of(github.document.session().selection())).containsExactly(Selection.NONE);
    }

    @Test
    void eachEditOfACellIsOneStepAndTheKeysFollow() {
        github.model.moveTo(0, github.column("RepoName"));
        github.model.set(Optional.of(AttributeValue.of("keyloom")));
        github.model.set(Optional.of(AttributeValue.of("loom")));
        assertThat(github.cell(0, "PK").text()).isEqualTo("REPO#alexdebrie#loom");

        github.document.store().undo();
        assertThat(github.cell(0, "PK").text()).isEqualTo("REPO#alexdebrie#keyloom");

        github.model.set(Optional.empty());
        assertThat(github.records("Repo").get(0).values().has("RepoName")).isFalse();
        assertThat(github.cell(0, "RepoName").fault()).isPresent();
    }

    @Test
    void theNextCellIsInTheNextRecordBehindTheLastAttribute() {
        int last = github.picture().attributes().size() - 1;
        github.model.moveTo(0, last);

        github.model.moveToNext(1);
        assertThat(github.model.selection()).contains(GridSelection.cell(1, 0));

        github.model.moveToNext(-1);
        assertThat(github.model.selection()).contains(GridSelection.cell(0, last));
    }

    @Test
    void keysAndFiguresHaveNoAttributeToEdit() {
        github.model.moveTo(0, github.column("PK"));

        assertThat(github.model.attributeAtCursor()).isEmpty();
    }
}
