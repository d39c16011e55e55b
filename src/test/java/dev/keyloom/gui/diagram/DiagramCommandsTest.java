package dev.keyloom.gui.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.diagram.Alignment;
import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.edit.LayoutEdit;
import dev.keyloom.gui.document.Selection;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DiagramCommandsTest {
    @Test
    void drawingAndNamingIsOneStep() {
        Sketch sketch = Sketch.empty();
        sketch.commands.drawAt(new Point(100, 100));

        assertThat(sketch.commands.name(naming(sketch), " User ")).isEmpty();

        assertThat(sketch.entities()).containsExactly("User");
        assertThat(sketch.model.selectedEntities()).containsExactly("User");
        assertThat(sketch.model.data().entity("User").orElseThrow().identifier())
                .containsExactly("UserId");
        assertThat(sketch.undoAll()).isEqualTo(1);
        assertThat(sketch.entities()).isEmpty();
    }

    @Test
    void takenNameIsRefusedAndTheNewEntityStays() {
        Sketch sketch = Sketch.of("User");
        sketch.commands.drawAt(new Point(600, 100));

        assertThat(sketch.commands.name(naming(sketch), "User")).isNotEmpty();

        assertThat(sketch.entities()).containsExactly("User", "Entity");
    }

    @Test
    void renamingLaterIsAStepOfItsOwn() {
        Sketch sketch = Sketch.of("User");
        sketch.commands.renameEntity("User");

        assertThat(sketch.commands.name(naming(sketch), "Member")).isEmpty();

        assertThat(sketch.entities()).containsExactly("Member");
        assertThat(sketch.undoAll()).isEqualTo(1);
        assertThat(sketch.entities()).containsExactly("User");
    }

    @Test
    void newRelationshipTakesItsNameInOneStep() {
        Sketch sketch = Sketch.of("User", "Order");
        sketch.commands.connect("User", "Order");

        assertThat(sketch.commands.name(naming(sketch), "places")).isEmpty();

        assertThat(sketch.relationships()).containsExactly("places");
        assertThat(sketch.undoAll()).isEqualTo(1);
    }

    @Test
    void entitiesWithoutRecordsGoAtOnceAndInOneStep() {
        Sketch sketch = Sketch.of("A", "B", "C");
        sketch.model.selectEntities(List.of("A", "C"));

        sketch.commands.removeSelected();

        assertThat(sketch.model.removalProperty().get()).isEmpty();
        assertThat(sketch.entities()).containsExactly("B");
        assertThat(sketch.model.session().selection()).isEqualTo(Selection.NONE);
        assertThat(sketch.undoAll()).isEqualTo(1);
        assertThat(sketch.entities()).containsExactly("A", "B", "C");
    }

    @Test
    void entitiesWithRecordsWaitForAnAnswer() {
        Sketch sketch = Sketch.ofSample("github");
        Document before = sketch.store.document();
        int records = sketch.model.data().recordsOf("User").size();
        sketch.model.selectEntities(List.of("User"));

        sketch.commands.removeSelected();

        Removal asked = sketch.model.removalProperty().get().orElseThrow();
        assertThat(asked.entities()).isEqualTo(1);
        assertThat(asked.records()).isEqualTo(records).isPositive();
        assertThat(sketch.store.document()).isSameAs(before);

        sketch.commands.keep();
        assertThat(sketch.store.document()).isSameAs(before);

        sketch.commands.removeSelected();
        sketch.commands.confirmRemoval();
        assertThat(sketch.entities()).doesNotContain("User");
        assertThat(sketch.undoAll()).isEqualTo(1);
    }

    @Test
    void selectedRelationshipIsRemovedAndItsEntitiesStay() {
        Sketch sketch = Sketch.ofSample("github");
        int entities = sketch.entities().size();
        sketch.model.selectRelationship("forks");

        sketch.commands.removeSelected();

        assertThat(sketch.relationships()).doesNotContain("forks");
        assertThat(sketch.entities()).hasSize(entities);
    }

    @Test
    void nudgesInARowAreOneStep() {
        Sketch sketch = Sketch.of("A", "B");
        sketch.model.selectEntities(List.of("A"));
        Point before = sketch.bounds("A").topLeft();

        sketch.commands.nudge(1, 0);
        sketch.commands.nudge(0, 10);

        assertThat(sketch.bounds("A").topLeft()).isEqualTo(before.plus(1, 10));
        assertThat(sketch.undoAll()).isEqualTo(1);
    }

    @Test
    void alignedBoxesShareTheLeftmostEdge() {
        Sketch sketch = Sketch.of("A", "B");
        sketch.commands.selectAll();

        sketch.commands.align(Alignment.LEFT);

        assertThat(sketch.bounds("B").x()).isEqualTo(sketch.bounds("A").x());
    }

    @Test
    void pastedCopiesLieBesideTheirOriginalsAndAreSelected() {
        Sketch sketch = Sketch.of("A", "B");
        sketch.commands.connect("A", "B");
        sketch.commands.selectAll();

        sketch.commands.copy();
        sketch.commands.paste();
        sketch.commands.paste();

        assertThat(sketch.entities()).hasSize(6);
        assertThat(sketch.relationships()).hasSize(3);
        assertThat(sketch.model.selectedEntities()).hasSize(2).doesNotContain("A", "B");
    }

    @Test
    void duplicateLiesTwoGridStepsAway() {
        Sketch sketch = Sketch.of("A");
        sketch.model.selectEntities(List.of("A"));

        sketch.commands.duplicate();

        assertThat(sketch.entities()).hasSize(2);
        String copy = sketch.model.selectedEntities().get(0);
        assertThat(sketch.bounds(copy).topLeft())
                .isEqualTo(sketch.bounds("A").topLeft().plus(20, 20));
    }

    @Test
    void tabWalksBoxesInReadingOrderThenEdges() {
        Sketch sketch = Sketch.of("A", "B");
        sketch.commands.connect("A", "B");
        sketch.model.session().select(Selection.NONE);
        List<Selection> walked = new ArrayList<>();

        for (int i = 0; i < 4; i++) {
            sketch.commands.selectNext(1);
            walked.add(sketch.model.session().selection());
        }

        assertThat(walked)
                .containsExactly(
                        Selection.Entities.of("A"),
                        Selection.Entities.of("B"),
                        new Selection.RelationshipSelected("bs"),
                        Selection.Entities.of("A"));
        sketch.commands.selectNext(-1);
        assertThat(sketch.model.selectedRelationship()).contains("bs");
    }

    @Test
    void arrangingPlacesEveryBoxAndCanBeUndone() {
        Sketch sketch = Sketch.ofSample("github");
        Document before = sketch.store.document();

        sketch.commands.arrange();

        assertThat(sketch.store.document().layout()).isNotEqualTo(before.layout());
        assertThat(sketch.undoAll()).isEqualTo(1);
        assertThat(sketch.store.document()).isSameAs(before);
    }

    @Test
    void drawingBesideBoxesWithoutPlacesDoesNotMoveThem() {
        Sketch sketch = Sketch.ofSample("github");
        sketch.store.apply(new LayoutEdit.Arrange(DiagramLayout.EMPTY));
        Point repo = sketch.bounds("Repo").topLeft();

        sketch.commands.drawAt(new Point(2000, 2000));

        assertThat(sketch.bounds("Repo").topLeft()).isEqualTo(repo);
    }

    @Test
    void everythingCanBeUndone() {
        Sketch sketch = Sketch.ofSample("github");
        Document before = sketch.store.document();

        sketch.commands.drawAt(new Point(0, 900));
        sketch.commands.connect("Entity", "Repo");
        sketch.commands.connect("Entity", "Entity");
        sketch.model.selectEntities(List.of("Entity", "Issue"));
        sketch.commands.nudge(10, 0);
        sketch.commands.align(Alignment.TOP);
        sketch.commands.duplicate();
        sketch.commands.removeSelected();
        sketch.commands.arrange();
        sketch.undoAll();

        assertThat(sketch.store.document()).isSameAs(before);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        # target,  name
        Repo,      repos
        Category,  categories
        Day,       days
        Address,   addresses
        Box,       boxes
        PRComment, PRComments
        訂單,       訂單
        """)
    void proposedNameIsThePluralOfTheTarget(String target, String name) {
        assertThat(ProposedName.relationship(Sketch.empty().model.data(), target))
                .isEqualTo(name);
    }

    private static Naming naming(Sketch sketch) {
        return sketch.model.namingProperty().get().orElseThrow();
    }
}
