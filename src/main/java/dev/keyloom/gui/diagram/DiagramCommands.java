package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Alignment;
import dev.keyloom.diagram.AutoLayout;
import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.Edge;
import dev.keyloom.diagram.FreeSpot;
import dev.keyloom.diagram.Snap;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.edit.AttributeEdit;
import dev.keyloom.edit.Clipping;
import dev.keyloom.edit.CompositeEdit;
import dev.keyloom.edit.EditName;
import dev.keyloom.edit.EntityEdit;
import dev.keyloom.edit.LayoutEdit;
import dev.keyloom.edit.ModelEdit;
import dev.keyloom.edit.RelationshipEdit;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.task.NewestTask;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Everything that changes the document or the selection from the diagram. */
final class DiagramCommands {
    /** How far copies lie from their originals. */
    private static final double PASTE_SHIFT = 2 * Snap.GRID;

    private static final double NEW_BOX_WIDTH = 160;
    private static final double NEW_BOX_HEIGHT = 52;
    private static final double NEW_BOX_GAP = 2 * Snap.GRID;

    private final DiagramModel model;
    private final NewestTask arranging;
    private Optional<Clipping> clipping = Optional.empty();
    private int pastes;

    DiagramCommands(DiagramModel model) {
        this.model = model;
        arranging = new NewestTask(model.tasks());
    }

    DiagramModel model() {
        return model;
    }

    // --- drawing

    /** Draws an entity with its corner at a point and lets the user name it. */
    void drawAt(Point corner) {
        Point place = Snap.toGrid(corner);
        String name = ProposedName.entity(model.data());
        DiagramLayout unplaced = model.unplaced();
        Function<String, ModelEdit> drawing =
                chosen -> keepingPlaces(unplaced, new EntityEdit.Draw(chosen, Optional.of(place)));
        model.toolProperty().set(Tool.SELECT);
        if (apply(drawing.apply(name))) {
            model.selectEntities(List.of(name));
            model.namingProperty().set(Optional.of(new Naming.OfEntity(name, Optional.of(drawing))));
        }
    }

    /** Draws an entity at the free place nearest to the middle of the view. */
    void drawInView() {
        Point middle = model.viewport().toCanvas(new Point(model.width() / 2, model.height() / 2));
        Bounds wanted = new Bounds(
                Snap.toGrid(middle.x() - NEW_BOX_WIDTH / 2),
                Snap.toGrid(middle.y() - NEW_BOX_HEIGHT / 2),
                NEW_BOX_WIDTH,
                NEW_BOX_HEIGHT);
        List<Bounds> taken =
                model.scene().nodes().values().stream().map(DiagramNode::bounds).toList();
        drawAt(FreeSpot.near(taken, wanted, NEW_BOX_GAP));
    }

    /** Connects two entities, one to many, and lets the user name the relationship. */
    void connect(String source, String target) {
        if (!model.isEntity(source) || !model.isEntity(target)) {
            return;
        }
        String name = ProposedName.relationship(model.data(), target);
        Function<String, ModelEdit> adding = chosen -> new RelationshipEdit.Add(Relationship.of(
                chosen, RelationshipEnd.of(source, Cardinality.ONE), RelationshipEnd.of(target, Cardinality.MANY)));
        model.toolProperty().set(Tool.SELECT);
        if (apply(adding.apply(name))) {
            model.selectRelationship(name);
            model.edgeOf(name)
                    .ifPresent(edge -> model.namingProperty()
                            .set(Optional.of(new Naming.OfEdge(edge.key(), Optional.of(adding)))));
        }
    }

    // --- naming

    /** Begins to rename the selected entity or relationship in place. */
    void renameSelected() {
        List<String> entities = model.selectedEntities();
        if (!entities.isEmpty()) {
            renameEntity(entities.get(0));
        } else {
            model.selectedEdge().ifPresent(this::renameEdge);
        }
    }

    void renameEntity(String entity) {
        if (model.isEntity(entity)) {
            model.namingProperty().set(Optional.of(new Naming.OfEntity(entity, Optional.empty())));
        }
    }

    void renameEdge(Edge edge) {
        model.namingProperty().set(Optional.of(new Naming.OfEdge(edge.key(), Optional.empty())));
    }

    /** Ends naming with a name; returns why it cannot be that, or nothing. A new thing is made anew, so that one undo takes it back. */
    List<Problem> name(Naming naming, String typed) {
        String name = typed.strip();
        if (name.equals(naming.name())) {
            return List.of();
        }
        boolean isNew = naming.creation().isPresent()
                && model.store()
                        .undoNameProperty()
                        .get()
                        .equals(naming.creation()
                                .map(make -> make.apply(naming.name()).name()));
        Result<Document> result = isNew
                ? remake(naming.creation().orElseThrow(), name)
                : model.store().apply(naming.renaming(name));
        if (result.value().isEmpty()) {
            return result.problems();
        }
        session(naming, name);
        return List.of();
    }

    private Result<Document> remake(Function<String, ModelEdit> creation, String name) {
        model.store().undo();
        Result<Document> result = model.store().apply(creation.apply(name));
        if (result.value().isEmpty()) {
            model.store().redo();
        }
        return result;
    }

    private void session(Naming naming, String name) {
        if (naming instanceof Naming.OfEntity) {
            List<String> names = model.selectedEntities().stream()
                    .map(each -> each.equals(naming.name()) ? name : each)
                    .toList();
            model.selectEntities(names.isEmpty() ? List.of(name) : names);
        } else {
            model.selectRelationship(name);
        }
    }

    // --- removing

    /** Removes what is selected; asks first if records would go. */
    void removeSelected() {
        Selection selection = model.session().selection();
        List<String> entities =
                model.selectedEntities().stream().filter(model::isEntity).toList();
        if (!entities.isEmpty()) {
            remove(entities);
        } else if (selection instanceof Selection.RelationshipSelected relationship) {
            take(new RelationshipEdit.Remove(relationship.name()));
        } else if (selection instanceof Selection.Attribute attribute) {
            if (apply(new AttributeEdit.Remove(attribute.entity(), attribute.attribute()))) {
                model.selectEntities(List.of(attribute.entity()));
            }
        }
    }

    private void remove(List<String> entities) {
        List<ModelEdit> removals =
                entities.stream().<ModelEdit>map(EntityEdit.Remove::new).toList();
        ModelEdit edit = removals.size() == 1
                ? removals.get(0)
                : new CompositeEdit(EditName.of("edit.remove-entities", Integer.toString(removals.size())), removals);
        int records = entities.stream()
                .mapToInt(entity -> model.data().recordsOf(entity).size())
                .sum();
        if (records == 0) {
            take(edit);
        } else {
            model.removalProperty().set(Optional.of(new Removal(edit, entities.size(), records)));
        }
    }

    /** Carries out the removal that was asked about. */
    void confirmRemoval() {
        Optional<Removal> removal = model.removalProperty().get();
        model.removalProperty().set(Optional.empty());
        removal.ifPresent(confirmed -> take(confirmed.edit()));
    }

    /** Keeps what was asked about. */
    void keep() {
        model.removalProperty().set(Optional.empty());
    }

    private void take(ModelEdit edit) {
        if (apply(edit)) {
            model.session().select(Selection.NONE);
        }
    }

    // --- copying

    void copy() {
        Clipping copied = Clipping.of(model.store().document(), model.selectedEntities());
        if (!copied.isEmpty()) {
            clipping = Optional.of(withShownPlaces(copied));
            pastes = 0;
        }
    }

    void cut() {
        copy();
        removeSelected();
    }

    void paste() {
        clipping.ifPresent(copied -> {
            pastes++;
            paste(copied, pastes * PASTE_SHIFT);
        });
    }

    void duplicate() {
        Clipping copied = Clipping.of(model.store().document(), model.selectedEntities());
        if (!copied.isEmpty()) {
            paste(withShownPlaces(copied), PASTE_SHIFT);
        }
    }

    private void paste(Clipping copied, double shift) {
        List<String> before = names(model.data());
        if (apply(keepingPlaces(model.unplaced(), new EntityEdit.Paste(copied, shift, shift)))) {
            model.selectEntities(names(model.data()).stream()
                    .filter(name -> !before.contains(name))
                    .toList());
        }
    }

    private Clipping withShownPlaces(Clipping copied) {
        Map<String, Point> places = new LinkedHashMap<>(copied.layout().positions());
        copied.entities()
                .forEach(entity -> model.scene()
                        .node(entity.name())
                        .ifPresent(node ->
                                places.putIfAbsent(entity.name(), node.bounds().topLeft())));
        return new Clipping(copied.entities(), copied.relationships(), new DiagramLayout(places));
    }

    // --- placing

    /** Moves the selected boxes by canvas pixels. Several such moves in a row are one undo step. */
    void nudge(double dx, double dy) {
        Map<String, Point> corners = new LinkedHashMap<>();
        selectedBounds()
                .forEach((name, bounds) -> corners.put(name, bounds.topLeft().plus(dx, dy)));
        moveTo(corners);
    }

    void align(Alignment alignment) {
        moveTo(alignment.corners(selectedBounds()));
    }

    private void moveTo(Map<String, Point> corners) {
        if (!corners.isEmpty()) {
            apply(keepingPlaces(model.unplaced(), new LayoutEdit.MoveBoxes(corners)));
        }
    }

    /** Returns the rectangles of the selected boxes and chips that can be moved. */
    Map<String, Bounds> selectedBounds() {
        Map<String, Bounds> bounds = new LinkedHashMap<>();
        model.selectedEntities().stream()
                .filter(model::isEntity)
                .forEach(name -> model.scene().node(name).ifPresent(node -> bounds.put(name, node.bounds())));
        return bounds;
    }

    /** Arranges the whole diagram; computed in the background. If the document changes meanwhile, the newest request wins. */
    void arrange() {
        Document document = model.store().document();
        arranging.start(
                cancelled -> AutoLayout.arrange(document, StandardTextMeasure.INSTANCE),
                layout -> apply(new LayoutEdit.Arrange(layout)),
                failure -> {
                    throw new IllegalStateException(
                            "Arranging " + document.model().name(), failure);
                });
    }

    // --- selecting

    void selectAll() {
        model.selectEntities(
                model.scene().nodes().keySet().stream().filter(model::isEntity).toList());
    }

    /** Selects the next stop of the keyboard: boxes and chips in reading order, then edges, then boxes again. */
    void selectNext(int step) {
        List<Selection> stops = new ArrayList<>();
        model.scene().readingOrder().stream()
                .filter(model::isEntity)
                .forEach(name -> stops.add(Selection.Entities.of(name)));
        model.scene().edges().stream()
                .map(edge -> edge.key().relationship())
                .distinct()
                .forEach(name -> stops.add(new Selection.RelationshipSelected(name)));
        if (!stops.isEmpty()) {
            int now = stops.indexOf(model.session().selection());
            int next = now < 0 ? (step > 0 ? 0 : stops.size() - 1) : Math.floorMod(now + step, stops.size());
            model.session().select(stops.get(next));
        }
    }

    /** Opens the inspector on what is selected. */
    void inspect() {
        if (!model.session().selection().equals(Selection.NONE)) {
            model.session().inspect(model.session().selection());
        }
    }

    // --- helpers

    private boolean apply(ModelEdit edit) {
        return model.store().apply(edit).value().isPresent();
    }

    /** Pins boxes that stand where they were put for want of a place, so that placing one does not move the others. */
    static ModelEdit keepingPlaces(DiagramLayout unplaced, ModelEdit edit) {
        return unplaced.positions().isEmpty()
                ? edit
                : new CompositeEdit(edit.name(), List.of(new LayoutEdit.MoveBoxes(unplaced.positions()), edit));
    }

    private static List<String> names(DataModel data) {
        return data.entities().stream().map(Entity::name).toList();
    }
}
