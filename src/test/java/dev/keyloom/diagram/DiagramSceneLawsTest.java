package dev.keyloom.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class DiagramSceneLawsTest {
    private static final int TRIES = 150;

    private static DiagramScene scene(Document document, DetailLevel detail) {
        return DiagramScene.of(document, detail, StandardTextMeasure.INSTANCE);
    }

    @Property(tries = TRIES)
    void linesCrossNoBoxWhereBoxesStandApart(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 12) int entities,
            @ForAll @IntRange(max = 16) int relationships) {
        DiagramScene scene =
                scene(DiagramModels.spacedDocument(seed, entities, relationships, 0), DetailLevel.ATTRIBUTES);

        for (Edge edge : scene.edges()) {
            for (List<Point> leg : edge.legs()) {
                scene.nodes()
                        .values()
                        .forEach(node -> assertThat(
                                        Polylines.crosses(leg, node.bounds().grown(-0.5)))
                                .as("%s %s crosses %s %s", edge.key(), leg, node.entity(), node.bounds())
                                .isFalse());
            }
        }
    }

    @Property(tries = TRIES)
    void linesLeaveBoxesStraightWhereBoxesStandApart(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 12) int entities,
            @ForAll @IntRange(max = 12) int relationships) {
        DiagramScene scene =
                scene(DiagramModels.spacedDocument(seed, entities, relationships, 0), DetailLevel.ATTRIBUTES);

        for (Edge edge : scene.edges()) {
            for (List<Point> leg : edge.legs()) {
                List<Point> backwards = new ArrayList<>(leg);
                Collections.reverse(backwards);
                assertThat(List.of(leg, backwards))
                        .allSatisfy(line -> assertThat(Polylines.length(line.subList(0, 2)))
                                .as("%s %s", edge.key(), leg)
                                .isGreaterThanOrEqualTo(19.99));
            }
        }
    }

    @Property(tries = TRIES)
    void linesAreOrthogonalAndEndOnTheRimsOfTheirBoxes(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 10) int entities,
            @ForAll @IntRange(max = 14) int relationships,
            @ForAll DetailLevel detail) {
        DiagramScene scene = scene(DiagramModels.wildDocument(seed, entities, relationships), detail);

        scene.edges().forEach(edge -> assertSound(scene, edge));
    }

    @Property(tries = TRIES)
    void movedBoxesKeepTheirLines(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 10) int entities,
            @ForAll @IntRange(max = 14) int relationships,
            @ForAll @IntRange(min = -300, max = 900) int x,
            @ForAll @IntRange(min = -300, max = 900) int y) {
        DiagramScene before = scene(DiagramModels.wildDocument(seed, entities, relationships), DetailLevel.KEYS);
        DiagramScene scene = before.moved(Map.of("E0", new Point(x, y)));

        assertThat(scene.node("E0").orElseThrow().bounds().topLeft()).isEqualTo(new Point(x, y));
        assertThat(scene.edges().stream().map(Edge::key))
                .containsExactlyElementsOf(
                        before.edges().stream().map(Edge::key).toList());
        scene.edges().forEach(edge -> assertSound(scene, edge));
    }

    @Property(tries = 60)
    void theSameDocumentGivesTheSameScene(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 10) int entities,
            @ForAll @IntRange(max = 14) int relationships) {
        Document document = DiagramModels.wildDocument(seed, entities, relationships);

        DiagramScene once = scene(document, DetailLevel.ATTRIBUTES);
        DiagramScene again = scene(document, DetailLevel.ATTRIBUTES);

        assertThat(again.nodes()).isEqualTo(once.nodes());
        assertThat(again.edges()).isEqualTo(once.edges());
    }

    @Property(tries = TRIES)
    void linesNeverRunOverOneAnother(
            @ForAll long seed,
            @ForAll @IntRange(min = 2, max = 6) int entities,
            @ForAll @IntRange(max = 8) int relationships) {
        Document document = DiagramModels.spacedDocument(seed, entities, relationships, 4);

        assertThat(ParallelLines.leastDistance(scene(document, DetailLevel.ATTRIBUTES)))
                .isGreaterThan(0.5);
    }

    private static void assertSound(DiagramScene scene, Edge edge) {
        for (List<Point> leg : edge.legs()) {
            assertThat(leg).hasSizeGreaterThanOrEqualTo(2);
            for (int i = 0; i + 1 < leg.size(); i++) {
                Point a = leg.get(i);
                Point b = leg.get(i + 1);
                assertThat(a.x() == b.x() || a.y() == b.y())
                        .as("%s in %s", edge.key(), leg)
                        .isTrue();
            }
        }
        edge.ends().forEach(end -> {
            Bounds box = scene.node(end.entity()).orElseThrow().bounds();
            double onSide =
                    end.side().isHorizontal() ? end.point().x() : end.point().y();
            assertThat(onSide).isEqualTo(box.edge(end.side()));
            assertThat(box.contains(end.point())).isTrue();
        });
    }
}
