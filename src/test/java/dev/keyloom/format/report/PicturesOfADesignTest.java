package dev.keyloom.format.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.Rgb;
import dev.keyloom.document.Document;
import dev.keyloom.edit.EntityEdit;
import dev.keyloom.format.ExpectedFile;
import dev.keyloom.format.chart.ChartSvg;
import dev.keyloom.format.chart.EntityChart;
import dev.keyloom.format.collections.CollectionsSvg;
import dev.keyloom.format.collections.CollectionsView;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.format.svg.Ink;
import dev.keyloom.format.svg.Png;
import dev.keyloom.format.svg.SvgTexts;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The pictures of entity chart and item collections, and the page that holds everything. */
class PicturesOfADesignTest {
    static List<String> names() {
        return SampleModels.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyTemplateAndEveryItemIsInItsPicture(String name) {
        DataModel model = sample(name).model();
        EntityChart entityChart = EntityChart.of(model);
        List<String> chart = texts(chart(model, PictureTheme.LIGHT));
        assertThat(chart)
                .containsAll(model.entities().stream().map(Entity::name).toList());
        String templates = String.join("", chart);
        entityChart
                .tables()
                .forEach(table -> table.rows()
                        .forEach(row -> row.cells()
                                .values()
                                .forEach(cell -> cell.templates()
                                        .values()
                                        .forEach(template ->
                                                assertThat(templates).contains(template.text())))));

        String collections = String.join("", texts(collections(model, PictureTheme.LIGHT)));
        Materializer.materialize(model)
                .tables()
                .forEach(table -> table.indexes()
                        .forEach(index -> index.collections().forEach(collection -> {
                            assertThat(collections).contains(collection.partitionText());
                            collection
                                    .entries()
                                    .forEach(item -> index.key()
                                            .sort()
                                            .forEach(key -> assertThat(collections)
                                                    .contains(item.keyValue(key.name())
                                                            .orElseThrow()
                                                            .scalarText()
                                                            .orElseThrow())));
                        })));
    }

    @ParameterizedTest
    @MethodSource("names")
    void noTextLeavesItsPlace(String name) {
        DataModel model = sample(name).model();
        SvgTexts.of(chart(model, PictureTheme.LIGHT)).assertNothingCollides();
        SvgTexts.of(collections(model, PictureTheme.LIGHT)).assertNothingCollides();
    }

    @Test
    void longNamesMakeRoom() {
        String name = "AnEntityWhoseNameIsLongerThanAnyColumnOfThePictureWouldBeWideWithoutItAndThenSomeMore";
        DataModel model = new EntityEdit.Rename("Repo", name)
                .applyTo(sample("github"))
                .orElseThrow()
                .model();
        SvgTexts.of(chart(model, PictureTheme.DARK)).assertNothingCollides();
        SvgTexts.of(collections(model, PictureTheme.DARK)).assertNothingCollides();
    }

    @Test
    void picturesOfAnExampleAreAsExpected() {
        DataModel model = sample("e-commerce").model();
        ExpectedFile.check(PicturesOfADesignTest.class, "e-commerce-chart.svg", chart(model, PictureTheme.LIGHT));
        ExpectedFile.check(
                PicturesOfADesignTest.class, "e-commerce-collections.svg", collections(model, PictureTheme.LIGHT));
    }

    @Test
    void themesDifferInColoursOnly() {
        DataModel model = sample("github").model();
        assertThat(SvgTexts.of(chart(model, PictureTheme.DARK)).placed())
                .isEqualTo(SvgTexts.of(chart(model, PictureTheme.LIGHT)).placed());
        assertThat(SvgTexts.of(collections(model, PictureTheme.DARK)).placed())
                .isEqualTo(SvgTexts.of(collections(model, PictureTheme.LIGHT)).placed());
        assertThat(chart(model, PictureTheme.DARK)).contains("#0D1117").doesNotContain("#FFFFFF");
        assertThat(collections(model, PictureTheme.DARK)).contains("#0D1117").doesNotContain("#FFFFFF");
    }

    @ParameterizedTest
    @EnumSource(PictureTheme.class)
    void textsCanBeRead(PictureTheme theme) {
        for (Ink ink : Ink.values()) {
            assertThat(ink.in(theme).contrast(theme.background())).as("%s", ink).isGreaterThan(4.5);
            assertThat(ink.in(theme).contrast(theme.subtleBackground()))
                    .as("%s", ink)
                    .isGreaterThan(4.5);
        }
        for (EntityColors.Hue hue : EntityColors.Hue.values()) {
            Rgb color = EntityColors.inTheme(hue.light(), theme);
            Rgb item = color.over(theme.raised(), EntityColors.Tint.ITEM.share(theme));
            Rgb square = color.over(theme.raised(), EntityColors.Tint.KEY_LETTER.share(theme));
            for (Ink ink : Ink.values()) {
                assertThat(ink.on(item, theme).contrast(item))
                        .as("%s on %s", ink, hue)
                        .isGreaterThanOrEqualTo(4.5);
            }
            assertThat(theme.text().contrast(square)).as("%s", hue).isGreaterThan(4.5);
        }
    }

    @Test
    void theRowBelowSaysWhatIsTheSameAndTheLegendWhatSignsMean() {
        List<String> texts = texts(chart(sample("github").model(), PictureTheme.LIGHT));
        assertThat(texts)
                .contains("same", "fork", "original", "attribute_exists(ForkOwner)", "otherwise")
                .contains("2 of 10 entities", "as in the row above", "not written: the items are not in the index");
    }

    @Test
    void anIndexSaysWhatItLeavesOut() {
        List<String> texts = texts(collections(sample("github").model(), PictureTheme.LIGHT));
        assertThat(texts)
                .contains("17 items are not in GSI1", "20 items are not in GSI2", "4 Issue")
                .contains("Squares: the indexes that an item is in. 1 GSI1 · 2 GSI2 · 3 GSI3");
    }

    @Test
    void whatIsTooMuchIsCounted() {
        DataModel github = sample("github").model();
        SampleRecord star = github.recordsOf("Star").get(0);
        List<SampleRecord> stars = IntStream.range(0, 100)
                .mapToObj(number -> star.withValues(star.values().with("Username", AttributeValue.of("u" + number))))
                .toList();
        SampleRecord user = github.recordsOf("User").get(0);
        List<SampleRecord> users = IntStream.range(0, 600)
                .mapToObj(number -> user.withValues(user.values().with("Username", AttributeValue.of("u" + number))))
                .toList();
        DataModel large = github.withRecords(Map.of("Star", stars, "User", users));
        SvgTexts picture = SvgTexts.of(collections(large, PictureTheme.LIGHT));
        assertThat(picture.texts())
                .contains("… 200 more item collections with 200 items")
                .anyMatch(text -> text.matches("… \\d+ more item collections with \\d+ items"));
        picture.assertNothingCollides();
        DataModel one = github.withRecords(Map.of("Star", stars));
        assertThat(texts(collections(one, PictureTheme.LIGHT))).contains("… 70 more items", "100 items");
    }

    @Test
    void hostileNamesStayTextInPicturesAndPage() {
        Document hostile = new EntityEdit.Rename("Star", "<script>&\"'😀繁體")
                .applyTo(sample("github"))
                .orElseThrow();
        DataModel model = hostile.model();
        assertThat(texts(chart(model, PictureTheme.DARK))).contains("<script>&\"'😀繁體");
        assertThat(texts(collections(model, PictureTheme.DARK))).contains("<script>&\"'😀繁體");
        assertThat(ModelPage.write(hostile)).doesNotContain("<script>");
    }

    @Test
    void thePageHoldsTheDiagramTheChartAndTheCollections() throws IOException {
        String page = ModelPage.write(sample("github"));
        assertThat(page).contains("id=\"diagram\"", "id=\"chart\"", "id=\"collections\"", "<svg", "0000015<");
        assertThat(page).doesNotContain("<?xml", "<script", "http://localhost");
    }

    @Test
    void aPictureIsDrawnWithoutADisplay() throws IOException {
        DataModel model = sample("github").model();
        byte[] png = Png.of(chart(model, PictureTheme.LIGHT), 1);
        var image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image.getWidth()).isGreaterThan(800);
        assertThat(image.getHeight()).isGreaterThan(300);
    }

    private static String chart(DataModel model, PictureTheme theme) {
        return ChartSvg.write(EntityChart.of(model), EntityColors.of(model), theme);
    }

    private static String collections(DataModel model, PictureTheme theme) {
        return CollectionsSvg.write(
                CollectionsView.all(Materializer.materialize(model)), EntityColors.of(model), theme);
    }

    private static Document sample(String name) {
        return SampleModels.read(name).orElseThrow().orElseThrow();
    }

    private static List<String> texts(String svg) {
        return SvgTexts.of(svg).texts();
    }
}
