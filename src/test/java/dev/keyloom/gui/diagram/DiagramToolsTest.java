package dev.keyloom.gui.diagram;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.Hit;
import dev.keyloom.diagram.HitTest;
import dev.keyloom.diagram.Side;
import dev.keyloom.diagram.Viewport;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.gui.document.Selection;
import org.junit.jupiter.api.Test;

class DiagramToolsTest {
    @Test
    void draggedBoxStandsOnTheGridAndIsOneStep() {
        Sketch sketch = Sketch.of("A", "B");
        Point head = sketch.head("A");
        Bounds before = sketch.bounds("A");

        sketch.drag(head, head.plus(3, 153));

        assertThat(sketch.bounds("A").topLeft()).isEqualTo(before.topLeft().plus(0, 150));
        assertThat(sketch.store.document().layout().position("A"))
                .contains(before.topLeft().plus(0, 150));
        assertThat(sketch.undoAll()).isEqualTo(1);
        assertThat(sketch.bounds("A")).isEqualTo(before);
    }

    @Test
    void draggedBoxSnapsToTheTopOfItsNeighbourAndShowsTheGuide() {
        Sketch sketch = Sketch.of("A", "B");
        sketch.drag(sketch.head("B"), sketch.head("B").plus(0, 130), Pointer.Modifier.FREE);
        Point head = sketch.head("B");

        sketch.press(head, head.plus(60, -126));

        assertThat(sketch.bounds("B").y()).isEqualTo(sketch.bounds("A").y());
        assertThat(sketch.tools.state().feedback().guides()).isNotEmpty();
    }

    @Test
    void documentFollowsTheDragBeforeItEnds() {
        Sketch sketch = Sketch.of("A", "B");
        Point head = sketch.head("A");

        sketch.press(head, head.plus(0, 200));

        assertThat(sketch.store.document().layout().position("A").orElseThrow().y())
                .isEqualTo(300);
        assertThat(sketch.store.undoNameProperty().get()).isEmpty();
    }

    @Test
    void escapeBringsADraggedBoxBack() {
        Sketch sketch = Sketch.of("A", "B");
        Document before = sketch.store.document();
        Bounds place = sketch.bounds("A");
        Point head = sketch.head("A");

        sketch.press(head, head.plus(80, 80));
        sketch.tools.cancel();

        assertThat(sketch.store.document()).isSameAs(before);
        assertThat(sketch.bounds("A")).isEqualTo(place);
        assertThat(sketch.tools.isBusy()).isFalse();
    }

    @Test
    void undoDuringADragEndsTheDrag() {
        Sketch sketch = Sketch.of("A", "B");
        Bounds place = sketch.bounds("A");
        Point head = sketch.head("A");

        sketch.press(head, head.plus(80, 80));
        sketch.store.undo();
        sketch.tools.dragged(sketch.pointer(head.plus(120, 120), 1));
        sketch.tools.released(sketch.pointer(head.plus(120, 120), 1));

        assertThat(sketch.bounds("A")).isEqualTo(place);
        assertThat(sketch.store.undoNameProperty().get()).isEmpty();
    }

    @Test
    void allSelectedBoxesMoveTogether() {
        Sketch sketch = Sketch.of("A", "B", "C");
        sketch.click(sketch.head("A"));
        sketch.click(sketch.head("B"), Pointer.Modifier.ADD);
        Bounds c = sketch.bounds("C");
        Bounds b = sketch.bounds("B");

        sketch.drag(sketch.head("A"), sketch.head("A").plus(0, 200));

        assertThat(sketch.bounds("B").topLeft()).isEqualTo(b.topLeft().plus(0, 200));
        assertThat(sketch.bounds("C")).isEqualTo(c);
        assertThat(sketch.undoAll()).isEqualTo(1);
    }

    @Test
    void addingClickOnASelectedBoxTakesItOut() {
        Sketch sketch = Sketch.of("A", "B");
        sketch.click(sketch.head("A"));
        sketch.click(sketch.head("B"), Pointer.Modifier.ADD);

        sketch.click(sketch.head("A"), Pointer.Modifier.ADD);

        assertThat(sketch.model.selectedEntities()).containsExactly("B");
    }

    @Test
    void clickOnOneOfSeveralLeavesItAlone() {
        Sketch sketch = Sketch.of("A", "B");
        sketch.commands.selectAll();

        sketch.click(sketch.head("B"));

        assertThat(sketch.model.selectedEntities()).containsExactly("B");
    }

    @Test
    void clickOnARowOfTheSelectedBoxSelectsTheAttribute() {
        Sketch sketch = Sketch.of("A");
        Point row = sketch.bounds("A").topLeft().plus(40, 40);

        sketch.click(row);
        sketch.click(row);

        assertThat(sketch.model.session().selection()).isEqualTo(new Selection.Attribute("A", "AId"));
    }

    @Test
    void rectangleSelectsWhatItTouches() {
        Sketch sketch = Sketch.of("A", "B", "C");

        sketch.drag(new Point(-50, 50), new Point(350, 120));

        assertThat(sketch.model.selectedEntities()).containsExactly("A", "B");
    }

    @Test
    void clickBesideEverythingSelectsNothing() {
        Sketch sketch = Sketch.of("A");
        sketch.click(sketch.head("A"));

        sketch.click(new Point(600, 600));

        assertThat(sketch.model.session().selection()).isEqualTo(Selection.NONE);
    }

    @Test
    void dragFromARimToAnotherBoxConnects() {
        Sketch sketch = Sketch.of("User", "Order");

        sketch.drag(sketch.rim("User", Side.RIGHT), sketch.head("Order"));

        assertThat(sketch.relationships()).containsExactly("orders");
        assertThat(sketch.model.selectedRelationship()).contains("orders");
        assertThat(sketch.model.namingProperty().get().map(Naming::name)).contains("orders");
    }

    @Test
    void dragFromARimOutAndBackMakesALoop() {
        Sketch sketch = Sketch.of("Category");
        sketch.press(
                sketch.rim("Category", Side.TOP),
                sketch.rim("Category", Side.TOP).plus(0, -60));
        Point head = sketch.head("Category");

        sketch.tools.dragged(sketch.pointer(head, 1));
        sketch.tools.released(sketch.pointer(head, 1));

        assertThat(sketch.relationships()).containsExactly("categories");
        assertThat(sketch.model.scene().edges())
                .singleElement()
                .satisfies(edge -> assertThat(edge.isSelfLoop()).isTrue());
    }

    @Test
    void edgeLetGoOnTheCanvasIsGivenUp() {
        Sketch sketch = Sketch.of("A", "B");

        sketch.drag(sketch.rim("A", Side.BOTTOM), new Point(100, 500));

        assertThat(sketch.relationships()).isEmpty();
        assertThat(sketch.tools.isBusy()).isFalse();
    }

    @Test
    void relationshipToolConnectsWithTwoClicks() {
        Sketch sketch = Sketch.of("A", "B");
        sketch.model.toolProperty().set(Tool.RELATIONSHIP);

        sketch.click(sketch.head("A"));
        sketch.tools.moved(sketch.pointer(sketch.head("B"), 1));
        assertThat(sketch.tools.state().feedback().rubber().flatMap(Feedback.Rubber::target))
                .contains("B");
        sketch.click(sketch.head("B"));

        assertThat(sketch.relationships()).containsExactly("bs");
        assertThat(sketch.model.toolProperty().get()).isEqualTo(Tool.SELECT);
    }

    @Test
    void doubleClickOnTheCanvasDrawsAnEntityToBeNamed() {
        Sketch sketch = Sketch.empty();

        sketch.doubleClick(new Point(203, 98));

        assertThat(sketch.entities()).containsExactly("Entity");
        assertThat(sketch.bounds("Entity").topLeft()).isEqualTo(new Point(200, 100));
        assertThat(sketch.model.namingProperty().get().map(Naming::name)).contains("Entity");
    }

    @Test
    void doubleClickOnALabelNamesTheRelationship() {
        Sketch sketch = Sketch.ofSample("github");
        Point label = sketch.model
                .edgeOf("forks")
                .flatMap(edge -> edge.label())
                .orElseThrow()
                .bounds()
                .center();
        assertThat(HitTest.at(sketch.model.scene(), label)).isInstanceOf(Hit.Label.class);

        sketch.doubleClick(label);

        assertThat(sketch.model.namingProperty().get().map(Naming::name)).contains("forks");
    }

    @Test
    void panningMovesTheViewAndNothingElse() {
        Sketch sketch = Sketch.of("A");
        Document before = sketch.store.document();
        Viewport view = sketch.model.viewport();
        Pointer start = sketch.pointer(sketch.head("A"), 1, Pointer.Modifier.PAN);

        sketch.tools.pressed(start);
        sketch.tools.dragged(new Pointer(start.window().plus(30, -20), start.canvas(), 1, start.modifiers()));
        sketch.tools.released(start);

        assertThat(sketch.model.viewport()).isEqualTo(view.panned(30, -20));
        assertThat(sketch.store.document()).isSameAs(before);
        assertThat(sketch.model.selectedEntities()).isEmpty();
    }

    @Test
    void escapePutsTheToolDownThenClearsTheSelection() {
        Sketch sketch = Sketch.of("A");
        sketch.click(sketch.head("A"));
        sketch.model.toolProperty().set(Tool.ENTITY);

        sketch.tools.cancel();
        assertThat(sketch.model.toolProperty().get()).isEqualTo(Tool.SELECT);
        assertThat(sketch.model.selectedEntities()).containsExactly("A");

        sketch.tools.cancel();
        assertThat(sketch.model.selectedEntities()).isEmpty();
    }

    @Test
    void rimOffersHandlesWhenTheMouseComesNear() {
        Sketch sketch = Sketch.of("A");

        sketch.tools.moved(sketch.pointer(sketch.rim("A", Side.LEFT).plus(-5, 0), 0));

        assertThat(sketch.tools.state().feedback().handles()).contains("A");
    }
}
