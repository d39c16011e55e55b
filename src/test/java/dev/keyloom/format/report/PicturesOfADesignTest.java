package dev.keyloom.format.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.document.Document;
import dev.keyloom.edit.EntityEdit;
import dev.keyloom.format.chart.ChartSvg;
import dev.keyloom.format.chart.EntityChart;
import dev.keyloom.format.collections.CollectionsSvg;
import dev.keyloom.format.collections.CollectionsView;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.format.svg.Png;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** The pictures of entity chart and item collections, and the page that holds everything. */
class PicturesOfADesignTest {
    static List<String> names() {
        return SampleModels.names();
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyTemplateAndEveryItemIsInItsPicture(String name) throws Exception {
        DataModel model = sample(name).model();
        String chart = ChartSvg.write(EntityChart.of(model), EntityColors.of(model), PictureTheme.LIGHT);
        model.entities()
                .forEach(entity -> assertThat(texts(chart))
                        .anySatisfy(text -> assertThat(text).startsWith(entity.name())));

        String collections = collections(model);
        Materializer.materialize(model)
                .tables()
                .forEach(table -> table.indexes()
                        .forEach(index -> index.collections()
                                .forEach(collection ->
                                        assertThat(texts(collections)).contains(collection.partitionText()))));
    }

    @Test
    void hostileNamesStayTextInPicturesAndPage() throws Exception {
        Document hostile = new EntityEdit.Rename("Star", "<script>&\"'😀繁體")
                .applyTo(sample("github"))
                .orElseThrow();
        DataModel model = hostile.model();
        String chart = ChartSvg.write(EntityChart.of(model), EntityColors.of(model), PictureTheme.DARK);
        assertThat(texts(chart)).contains("<script>&\"'😀繁體");
        assertThat(texts(collections(model))).contains("<script>&\"'😀繁體");
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
        byte[] png = Png.of(ChartSvg.write(EntityChart.of(model), EntityColors.of(model), PictureTheme.LIGHT), 1);
        var image = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(image.getWidth()).isGreaterThan(800);
        assertThat(image.getHeight()).isGreaterThan(300);
    }

    private static String collections(DataModel model) {
        return CollectionsSvg.write(
                CollectionsView.all(Materializer.materialize(model)), EntityColors.of(model), PictureTheme.LIGHT);
    }

    private static Document sample(String name) {
        return SampleModels.read(name).orElseThrow().orElseThrow();
    }

    private static List<String> texts(String svg) {
        try {
            NodeList nodes = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
                    .getElementsByTagName("text");
            List<String> texts = new ArrayList<>();
            for (int i = 0; i < nodes.getLength(); i++) {
                texts.add(nodes.item(i).getTextContent());
            }
            return texts;
        } catch (SAXException | IOException | ParserConfigurationException notWellFormed) {
            throw new AssertionError("Not well-formed: " + svg, notWellFormed);
        }
    }
}
