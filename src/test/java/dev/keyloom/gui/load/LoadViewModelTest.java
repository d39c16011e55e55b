package dev.keyloom.gui.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.document.NewDocument;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.load.LoadPicture.InsertRow;
import dev.keyloom.gui.load.LoadPicture.PatternRow;
import dev.keyloom.gui.task.DirectTaskRunner;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoadViewModelTest {
    private static final int STAR = 16;

    private final OpenDocument document =
            open(SampleModels.read("github").orElseThrow().orElseThrow());
    private final LoadViewModel model = shown(document);

    private static OpenDocument open(Document content) {
        return new OpenDocument("test", DocumentStore.ofSaved(content, new DirectTaskRunner()));
    }

    private static LoadViewModel shown(OpenDocument document) {
        LoadViewModel model = new LoadViewModel(document, new DirectTaskRunner());
        model.setShown(true);
        return model;
    }

    private LoadPicture picture() {
        return model.picture().orElseThrow();
    }

    private PatternRow star() {
        return picture().patterns().stream()
                .filter(row -> row.number() == STAR)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aStarCostsSevenWriteUnitsWhereANaiveCountFindsTwo() {
        assertThat(star().name()).isEqualTo("Star Repo");
        assertThat(star().writeUnits()).isEqualTo(7);
        assertThat(star().naiveWriteUnits()).isEqualTo(2);
        assertThat(star().ratio()).hasValue(3.5);
    }

    @Test
    void aRepositoryIsWrittenToTheTableAndThreeIndexes() {
        assertThat(picture().inserts()).contains(new InsertRow("Repo", 4, 4), new InsertRow("Issue", 1, 1));
    }

    @Test
    void aRateOfTheSliderIsTriedAndNoneIsARateToo() {
        model.tryRate(STAR, RateScale.rate(1));
        assertThat(star().rate()).hasValue(RateScale.MOST);

        model.tryRate(STAR, RateScale.rate(0));
        assertThat(star().rate()).hasValue(0.0);
        assertThat(star().isTried()).isTrue();

        model.forgetRates();
        assertThat(star().isTried()).isFalse();
    }

    @Test
    void aTriedRateHeatsTheHottestRepositoryAndLeavesTheDocumentAlone() {
        Document before = document.store().document();
        double price = picture().month().onDemandPrice(model.prices());

        assertThat(model.tryRate(STAR, "8,000")).isTrue();

        assertThat(star().rate()).hasValue(8000.0);
        assertThat(star().isTried()).isTrue();
        assertThat(picture().heat().get(0)).satisfies(hottest -> {
            assertThat(hottest.partition()).isEqualTo("REPO#…#…");
            assertThat(hottest.isTooHot()).isTrue();
            assertThat(hottest.shards()).isGreaterThan(1);
            assertThat(hottest.patterns()).contains(STAR);
        });
        assertThat(picture().month().onDemandPrice(model.prices())).isGreaterThan(price);
        assertThat(document.store().document()).isSameAs(before);
    }

    @Test
    void aBlankOrForgettingGoesBackToTheRateOfTheModel() {
        LoadPicture before = picture();
        model.tryRate(STAR, "8000");
        model.tryRate(STAR, " ");
        assertThat(picture()).isEqualTo(before);
        model.tryRate(STAR, "8000");
        model.forgetRates();
        assertThat(picture()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"many", "-1", "NaN", "Infinity"})
    void whatIsNoRateChangesNothing(String typed) {
        LoadPicture before = picture();
        assertThat(model.tryRate(STAR, typed)).isFalse();
        assertThat(picture()).isEqualTo(before);
    }

    @Test
    void aHiddenPlaceEstimatesNothing() {
        assertThat(new LoadViewModel(document, new DirectTaskRunner()).picture())
                .isEmpty();
    }

    @Test
    void withoutPatternsThereIsNoLoad() {
        LoadViewModel empty = shown(open(NewDocument.named("Empty")));
        assertThat(empty.picture()).hasValueSatisfying(picture -> {
            assertThat(picture.hasRates()).isFalse();
            assertThat(picture.heat()).isEmpty();
        });
    }
}
