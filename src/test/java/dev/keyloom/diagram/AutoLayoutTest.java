package dev.keyloom.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.format.project.SampleModels;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class AutoLayoutTest {
    private static DiagramLayout arranged(Document document) {
        return AutoLayout.arrange(document, StandardTextMeasure.INSTANCE);
    }

    @Property(tries = 40)
    void arrangedBoxesStandApartOnTheGrid(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 12) int entities,
            @ForAll @IntRange(max = 16) int relationships) {
        Document document = DiagramModels.spacedDocument(seed, entities, relationships, 0);
        DiagramLayout layout = arranged(document);

        DiagramScene scene =
                DiagramScene.of(document.withLayout(layout), DetailLevel.ATTRIBUTES, StandardTextMeasure.INSTANCE);
        List<Bounds> boxes = scene.boxes().stream().map(EntityBox::bounds).toList();
        for (int i = 0; i < boxes.size(); i++) {
            Bounds room = boxes.get(i).grown(30);
            assertThat(boxes.subList(i + 1, boxes.size())).noneMatch(room::overlaps);
        }
        assertThat(layout.positions().values()).allSatisfy(corner -> {
            assertThat(corner.x() % Snap.GRID).isZero();
            assertThat(corner.y() % Snap.GRID).isZero();
        });
    }

    @Test
    void theSameModelIsArrangedTheSameWay() {
        Document github = SampleModels.read("github").orElseThrow().value().orElseThrow();

        assertThat(arranged(github)).isEqualTo(arranged(github));
    }

    @Test
    void layersGoFromLeftToRight() {
        DiagramLayout layout = arranged(DiagramModels.document(
                List.of(
                        DiagramModels.entity("Customer", 2),
                        DiagramModels.entity("Order", 2),
                        DiagramModels.entity("OrderItem", 2)),
                List.of(
                        DiagramModels.relationship("places", "Customer", "Order"),
                        DiagramModels.relationship("lists", "Order", "OrderItem")),
                Map.of()));

        assertThat(layout.position("Customer").orElseThrow().x())
                .isLessThan(layout.position("Order").orElseThrow().x());
        assertThat(layout.position("Order").orElseThrow().x())
                .isLessThan(layout.position("OrderItem").orElseThrow().x());
    }

    @Test
    void chipsRideInsteadOfHavingAPlace() {
        Document github = SampleModels.read("github").orElseThrow().value().orElseThrow();

        assertThat(arranged(github).positions()).containsKey("Repo").doesNotContainKey("Star");
    }

    @Test
    void onlyADocumentWithoutPlacesIsArrangedByItself() {
        Document placed = SampleModels.read("github").orElseThrow().value().orElseThrow();
        Document bare = placed.withLayout(DiagramLayout.EMPTY);

        assertThat(AutoLayout.arrangedIfNew(placed, StandardTextMeasure.INSTANCE))
                .isSameAs(placed);
        assertThat(AutoLayout.arrangedIfNew(bare, StandardTextMeasure.INSTANCE)
                        .layout()
                        .positions())
                .containsKey("Repo");
    }
}
