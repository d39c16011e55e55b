package dev.keyloom.gui.collections;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.edit.RecordEdit;
import dev.keyloom.gui.document.Place;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.materialize.Direction;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import org.junit.jupiter.api.Test;

class CollectionsViewModelTest {
    private final Collections github = Collections.ofSample("github");

    @Test
    void eachIndexIsAPaneAndOneCanBeShownAlone() {
        assertThat(github.model.panes())
                .extracting(pane -> pane.ref().name())
                .containsExactly("primary", "GSI1", "GSI2", "GSI3");

        github.model.toggleIndex(IndexRef.of("GSI1"));
        assertThat(github.model.panes()).hasSize(3);

        github.model.showAlone(IndexRef.of("GSI2"));
        github.model.toggleIndex(IndexRef.of("GSI2"));
        assertThat(github.model.panes()).extracting(pane -> pane.ref().name()).containsExactly("GSI2");

        github.model.showAlone(IndexRef.of("GSI2"));
        assertThat(github.model.panes()).hasSize(4);
    }

    @Test
    void linesAreCollectionsWithTheirItemsInTheirDirection() {
        List<String> ascending = github.lines("GSI2");
        assertThat(ascending)
                .startsWith(
                        "[REPO#alexdebrie#dynamodb-book]",
                        "Repo #REPO#alexdebrie#dynamodb-book",
                        "Repo FORK#dannydev",
                        "Repo FORK#happyharry");

        github.pane("GSI2").turn();

        assertThat(github.pane("GSI2").direction()).isEqualTo(Direction.DESCENDING);
        assertThat(github.lines("GSI2"))
                .hasSameSizeAs(ascending)
                .startsWith(
                        "[REPO#alexdebrie#dynamodb-book]",
                        "Repo FORK#happyharry",
                        "Repo FORK#dannydev",
                        "Repo #REPO#alexdebrie#dynamodb-book");
    }

    @Test
    void aFoldedCollectionShowsItsHeadingAlone() {
        PaneModel pane = github.pane("GSI2");
        MaterializedItem fork = pane.picture().all().entry(1);

        pane.toggle(pane.picture().all().collection(0));

        assertThat(github.lines("GSI2"))
                .startsWith("[REPO#alexdebrie#dynamodb-book]", "[REPO#alexdebrie#graphql-demo]");
        assertThat(pane.rows().lineOf(fork)).isEmpty();
        assertThat(pane.rows().lineOrHeadingOf(fork)).hasValue(0);

        github.model.foldAll(Folding.ALL);
        assertThat(github.lines("GSI2")).allMatch(line -> line.startsWith("["));
        pane.toggle(pane.picture().all().collection(0));
        assertThat(pane.rows().lineOf(fork)).hasValue(2);
        assertThat(pane.rows().row(2).collection().number()).isZero();
    }

    @Test
    void aConditionNumbersItemsAsTheyAreRead() {
        PaneModel pane = github.pane("primary");
        pane.type(0, "REPO#alexdebrie#dynamodb-book");
        pane.type(1, "< ISSUE#0000015");

        assertThat(github.caught("primary"))
                .containsExactly("1 Issue ISSUE#0000003", "2 Issue ISSUE#0000004", "3 Issue ISSUE#0000006");

        pane.turn();
        assertThat(github.caught("primary"))
                .containsExactly("1 Issue ISSUE#0000006", "2 Issue ISSUE#0000004", "3 Issue ISSUE#0000003");

        pane.clearCondition();
        assertThat(pane.fields()).containsExactly("", "");
        assertThat(pane.caught()).isEmpty();
    }

    @Test
    void aFilterHidesItemsButACountedConditionStaysTrue() {
        PaneModel pane = github.pane("primary");
        pane.type(0, "REPO#alexdebrie#dynamodb-book");
        github.model.toggleEntity("Star");

        assertThat(github.lines("primary"))
                .filteredOn(line -> !line.startsWith("["))
                .allMatch(line -> line.startsWith("Star "));
        assertThat(pane.caught().orElseThrow().size()).isEqualTo(7);

        github.model.toggleEntity("Star");
        assertThat(pane.picture().shown()).isSameAs(pane.picture().all());
    }

    @Test
    void anIndexSaysWhatItLeavesOut() {
        assertThat(github.pane("GSI2").picture().absentCount()).isEqualTo(20);
        assertThat(github.pane("GSI2").picture().absent())
                .containsEntry("Issue", 4)
                .doesNotContainKey("Repo");
        assertThat(github.pane("primary").picture().absent()).isEmpty();
    }

    @Test
    void aChangedValueMovesTheSelectedItemInTheIndexThatHasIt() {
        github.select("Repo", 1);
        MaterializedItem before = github.model.selected().orElseThrow();
        String keyBefore =
                before.keyValue("GSI3SK").flatMap(AttributeValue::scalarText).orElseThrow();

        github.document
                .store()
                .apply(new RecordEdit.SetValue("Repo", 0, "UpdatedAt", AttributeValue.of("2021-01-01T00:00:00.000Z")));

        MaterializedItem after = github.model.selected().orElseThrow();
        assertThat(after).isNotSameAs(before);
        assertThat(after.keyValue("GSI3SK").flatMap(AttributeValue::scalarText))
                .hasValueSatisfying(
                        key -> assertThat(key).contains("2021-01-01").isNotEqualTo(keyBefore));
        assertThat(github.pane("GSI3").rows().lineOf(after)).isPresent();
        assertThat(github.pane("GSI3").rows().lineOf(before)).isEmpty();
    }

    @Test
    void anAddedRecordIsInspectedAndARemovedOneComesBackByUndo() {
        int stars = github.document.store().document().model().recordsOf("Star").size();
        github.document.session().placeProperty().set(Place.COLLECTIONS);

        github.model.addRecord("Star");

        assertThat(github.document.session().selection()).isEqualTo(new Selection.RecordSelected("Star", stars + 1));
        assertThat(github.document
                        .session()
                        .inspectorOpenProperty(Place.COLLECTIONS)
                        .get())
                .isTrue();
        assertThat(github.model.selected()).isEmpty();
        assertThat(github.model.selectedNotWritten()).isPresent();

        github.select("Star", 1);
        github.model.removeSelected();
        assertThat(github.document.store().document().model().recordsOf("Star")).hasSize(stars);
        github.document.store().undo();
        assertThat(github.document.store().document().model().recordsOf("Star")).hasSize(stars + 1);
    }

    @Test
    void findingSelectsOneAfterTheOtherAroundTheEnd() {
        github.model.find("issue#000000");
        assertThat(github.model.foundProperty().get().items()).hasSizeGreaterThan(1);
        MaterializedItem first = github.model.selected().orElseThrow();

        github.model.findNext(1);
        assertThat(github.model.selected()).isPresent().get().isNotSameAs(first);
        github.model.findNext(-1);
        assertThat(github.model.selected()).containsSame(first);
        github.model.findNext(-1);
        assertThat(github.model.foundProperty().get().current())
                .isEqualTo(github.model.foundProperty().get().items().size() - 1);

        github.model.find("no such thing");
        assertThat(github.model.foundProperty().get().items()).isEmpty();
    }

    @Test
    void aSummaryCountsTheUnitsOfEachPlaceAndTheCostliestUpdate() {
        github.select("Repo", 1);

        ItemSummary summary = ItemSummary.of(
                github.model.pictureProperty().get().orElseThrow().table(),
                github.model.entity("Repo"),
                github.model.selected().orElseThrow());

        assertThat(summary.identity()).isEqualTo("alexdebrie / dynamodb-book");
        assertThat(summary.places())
                .extracting(place -> place.index().name())
                .containsExactly("primary", "GSI1", "GSI2", "GSI3");
        assertThat(summary.totalUnits()).isEqualTo(4);
        assertThat(summary.costliestUpdate())
                .contains(new ItemSummary.CostlyUpdate("UpdatedAt", 5, IndexRef.of("GSI3")));
        assertThat(summary.places().get(1).neighbours()).containsEntry("PullRequest", 3);
    }
}
