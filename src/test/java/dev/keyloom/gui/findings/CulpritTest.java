package dev.keyloom.gui.findings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.document.Place;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.document.Selection.KeyRole;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.schema.IndexRef;
import org.junit.jupiter.api.Test;

class CulpritTest {
    private final DataModel model =
            SampleModels.read("github").orElseThrow().orElseThrow().model();

    @Test
    void aTemplateLeadsToItsCellInTheChart() {
        assertThat(Culprit.of(model, "/entities/0/keys/GSI2/1/sort"))
                .contains(new Culprit(
                        "Repo, GSI2",
                        Place.KEYS,
                        new Selection.KeyCell("Repo", IndexRef.of("GSI2"), 1, KeyRole.SORT, 0)));
    }

    @Test
    void aRecordLeadsToItsItem() {
        assertThat(Culprit.of(model, "/records/Issue/2"))
                .contains(new Culprit("Issue 3", Place.COLLECTIONS, new Selection.RecordSelected("Issue", 3)));
    }

    @Test
    void whatIsNotThereLeadsNowhere() {
        assertThat(Culprit.of(model, "")).isEmpty();
        assertThat(Culprit.of(model, "/entities/99")).isEmpty();
        assertThat(Culprit.of(model, "/entities/-1/keys")).isEmpty();
        assertThat(Culprit.of(model, "/nonsense/1/2")).isEmpty();
    }

    @Test
    void aPlaceOfAFindingLeadsToWhereItIsMended() {
        assertThat(Culprit.of(model, new Where.Pattern(5)))
                .contains(new Culprit("5 List Issues for Repo", Place.PATTERNS, new Selection.PatternSelected(4)));
        assertThat(Culprit.of(model, Where.Key.of("Issue", IndexRef.PRIMARY, Where.Key.Role.SORT)))
                .map(Culprit::selection)
                .contains(new Selection.KeyCell("Issue", IndexRef.PRIMARY, 0, KeyRole.SORT, 0));
        assertThat(Culprit.of(model, new Where.Pattern(99))).isEmpty();
        assertThat(Culprit.of(model, new Where.Model())).isEmpty();
    }
}
