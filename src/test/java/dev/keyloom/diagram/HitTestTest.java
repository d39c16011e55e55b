package dev.keyloom.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Point;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class HitTestTest {
    private static final EdgeKey HAS = new EdgeKey("has", "A", "B", 0);

    private static final DiagramScene SCENE = DiagramScene.of(
            DiagramModels.document(
                    List.of(DiagramModels.entity("A", 3), DiagramModels.entity("B", 3)),
                    List.of(DiagramModels.relationship("has", "A", "B")),
                    Map.of("A", new Point(0, 0), "B", new Point(500, 0))),
            DetailLevel.ATTRIBUTES,
            StandardTextMeasure.INSTANCE);

    private static Hit at(double x, double y) {
        return HitTest.at(SCENE, new Point(x, y));
    }

    @Test
    void partsOfABoxAreTold() {
        assertThat(at(80, 14)).isEqualTo(new Hit.Head("A"));
        assertThat(at(80, 40)).isEqualTo(new Hit.Attribute("A", "Attribute0"));
        assertThat(at(80, 59)).isEqualTo(new Hit.Attribute("A", "Attribute1"));
        assertThat(at(80, 29)).isEqualTo(new Hit.Body("A"));
        assertThat(at(80, -2)).isEqualTo(new Hit.Rim("A", Side.TOP));
        assertThat(at(161, 50)).isEqualTo(new Hit.Rim("A", Side.RIGHT));
        assertThat(at(2, 50)).isEqualTo(new Hit.Rim("A", Side.LEFT));
        assertThat(at(300, 300)).isEqualTo(new Hit.Empty());
    }

    @Test
    void partsOfAnEdgeAreTold() {
        Edge edge = SCENE.edge(HAS).orElseThrow();
        Point start = edge.legs().get(0).get(0);

        assertThat(at(start.x() + 60, start.y() + 4)).isEqualTo(new Hit.Line(HAS));
        assertThat(HitTest.at(SCENE, edge.label().orElseThrow().bounds().center()))
                .isEqualTo(new Hit.Label(HAS));
        assertThat(HitTest.at(
                        SCENE,
                        edge.to().flatMap(EdgeEnd::tag).orElseThrow().bounds().center()))
                .isEqualTo(new Hit.Tag(HAS, "B"));
    }

    @Test
    void aSelectionRectangleTakesWhatItTouches() {
        assertThat(HitTest.nodesWithin(SCENE, new Bounds(-10, -10, 50, 50))).containsExactly("A");
        assertThat(HitTest.edgesWithin(SCENE, new Bounds(-10, -10, 50, 50))).isEmpty();
        assertThat(HitTest.nodesWithin(SCENE, new Bounds(-10, -10, 800, 300))).containsExactly("A", "B");
        assertThat(HitTest.edgesWithin(SCENE, new Bounds(-10, -10, 800, 300))).containsExactly(HAS);
    }

    @Property(tries = 60)
    void theMiddleOfABoxHitsIt(@ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int entities) {
        DiagramScene scene = DiagramScene.of(
                DiagramModels.spacedDocument(seed, entities, 4, 0),
                DetailLevel.ATTRIBUTES,
                StandardTextMeasure.INSTANCE);

        scene.boxes()
                .forEach(box -> assertThat(HitTest.at(scene, box.bounds().center()))
                        .isIn(new Hit.Head(box.entity()), new Hit.Body(box.entity()), hitRow(box)));
    }

    private static Hit hitRow(EntityBox box) {
        return box.rows().stream()
                .filter(row -> box.onCanvas(row).contains(box.bounds().center()))
                .<Hit>map(row -> new Hit.Attribute(box.entity(), row.attribute()))
                .findFirst()
                .orElseGet(Hit.Empty::new);
    }
}
