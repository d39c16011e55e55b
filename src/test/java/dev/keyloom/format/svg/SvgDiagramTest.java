package dev.keyloom.format.svg;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.diagram.DetailLevel;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.PictureTheme;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.document.Document;
import dev.keyloom.format.ExpectedFile;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.value.AttributeType;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SvgDiagramTest {
    private static DiagramScene sample(String name, DetailLevel detail) {
        Document document = SampleModels.read(name).orElseThrow().value().orElseThrow();
        return DiagramScene.of(document, detail, StandardTextMeasure.INSTANCE);
    }

    private static DiagramScene sceneNamed(String name) {
        Entity entity = Entity.of(name, "T")
                .withAttributes(List.of(EntityAttribute.of(name, AttributeType.S)))
                .withIdentifier(List.of(name));
        Relationship relationship = Relationship.of(
                name, RelationshipEnd.of(name, Cardinality.ONE), RelationshipEnd.of(name, Cardinality.MANY));
        DataModel model = DataModel.empty(name).withEntities(List.of(entity)).withRelationships(List.of(relationship));
        return DiagramScene.of(Document.of(model), DetailLevel.ATTRIBUTES, StandardTextMeasure.INSTANCE);
    }

    /** Reads the document as XML and returns the content of its text elements. */
    private static List<String> texts(String svg) {
        List<String> texts = new ArrayList<>();
        try {
            XMLStreamReader reader = XMLInputFactory.newDefaultFactory().createXMLStreamReader(new StringReader(svg));
            while (reader.hasNext()) {
                if (reader.next() == XMLStreamConstants.START_ELEMENT
                        && reader.getLocalName().equals("text")) {
                    texts.add(reader.getElementText());
                }
            }
        } catch (XMLStreamException malformed) {
            throw new AssertionError("Not well-formed: " + svg, malformed);
        }
        return texts;
    }

    @Test
    void githubSampleIsDrawnAsExpected() {
        ExpectedFile.check(
                SvgDiagramTest.class,
                "github-light.svg",
                SvgDiagram.write(sample("github", DetailLevel.ATTRIBUTES), PictureTheme.LIGHT));
    }

    @Test
    void hostileNamesAreTextsAndNothingElse() {
        String name = "<&\"'>]]> 😀 繁體";

        assertThat(texts(SvgDiagram.write(sceneNamed(name), PictureTheme.LIGHT)))
                .contains(name, name);
    }

    @Test
    void charactersThatXmlCannotHoldAreReplaced() {
        assertThat(texts(SvgDiagram.write(sceneNamed("a\u0000b\uD800c\uFFFF"), PictureTheme.LIGHT)))
                .contains("a\uFFFDb\uFFFDc\uFFFD");
    }

    @Property(tries = 100)
    void anyNameGivesWellFormedXml(@ForAll String name) {
        assertThat(texts(SvgDiagram.write(sceneNamed(name), PictureTheme.DARK))).isNotEmpty();
    }

    @ParameterizedTest
    @EnumSource(PictureTheme.class)
    void themesDifferInColorsOnly(PictureTheme theme) {
        String svg = SvgDiagram.write(sample("social-network", DetailLevel.KEYS), theme);

        assertThat(svg)
                .contains(theme.canvas().hex(), theme.text().hex(), theme.line().hex());
        assertThat(texts(svg))
                .isEqualTo(texts(SvgDiagram.write(sample("social-network", DetailLevel.KEYS), PictureTheme.LIGHT)));
    }

    @Test
    void aDocumentRefersToNothingOutside() {
        String svg = SvgDiagram.write(sample("github", DetailLevel.ATTRIBUTES), PictureTheme.LIGHT);

        assertThat(svg.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http", "href", "<script", "<style");
    }

    @Test
    void anEmptyModelIsAnEmptyCanvas() {
        DiagramScene empty = DiagramScene.of(
                Document.of(DataModel.empty("Empty")), DetailLevel.ATTRIBUTES, StandardTextMeasure.INSTANCE);

        assertThat(texts(SvgDiagram.write(empty, PictureTheme.LIGHT))).isEmpty();
        assertThat(texts(SvgThumbnail.write(empty, PictureTheme.LIGHT, 196, 116)))
                .isEmpty();
    }

    @Test
    void aThumbnailHasItsSizeAndNoTexts() {
        String svg = SvgThumbnail.write(sample("github", DetailLevel.ATTRIBUTES), PictureTheme.LIGHT, 196, 116);

        assertThat(svg).contains("viewBox=\"0 0 196 116\"");
        assertThat(texts(svg)).isEmpty();
    }
}
