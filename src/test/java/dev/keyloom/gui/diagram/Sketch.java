package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.Side;
import dev.keyloom.document.Document;
import dev.keyloom.document.Point;
import dev.keyloom.edit.EntityEdit;
import dev.keyloom.format.project.SampleModels;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.task.DirectTaskRunner;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** A diagram with its tools and no window: everything is done at once. */
final class Sketch {
    final DocumentStore store;
    final DiagramModel model;
    final DiagramCommands commands;
    final DiagramTools tools;

    private Sketch(Document document) {
        DirectTaskRunner tasks = new DirectTaskRunner();
        store = DocumentStore.ofSaved(document, tasks);
        model = new DiagramModel(new OpenDocument("test", store), tasks);
        commands = new DiagramCommands(model);
        tools = new DiagramTools(commands);
        model.resize(1000, 700);
    }

    static Sketch empty() {
        return new Sketch(Document.of(DataModel.empty("Empty")));
    }

    static Sketch ofSample(String name) {
        return new Sketch(SampleModels.read(name).orElseThrow().orElseThrow());
    }

    /** Returns a diagram of entities without records, side by side. */
    static Sketch of(String... entities) {
        Document document = Document.of(DataModel.empty("Small"));
        double x = 0;
        for (String entity : entities) {
            document = new EntityEdit.Draw(entity, Optional.of(new Point(x, 100)))
                    .applyTo(document)
                    .orElseThrow();
            x += 300;
        }
        return new Sketch(document);
    }

    List<String> entities() {
        return model.data().entities().stream().map(Entity::name).toList();
    }

    List<String> relationships() {
        return model.data().relationships().stream().map(Relationship::name).toList();
    }

    Bounds bounds(String entity) {
        return model.scene().node(entity).orElseThrow().bounds();
    }

    Point head(String entity) {
        return bounds(entity).topLeft().plus(40, 14);
    }

    Point rim(String entity, Side side) {
        Bounds bounds = bounds(entity);
        return switch (side) {
            case TOP -> new Point(bounds.centerX(), bounds.y());
            case RIGHT -> new Point(bounds.right(), bounds.centerY());
            case BOTTOM -> new Point(bounds.centerX(), bounds.bottom());
            case LEFT -> new Point(bounds.x(), bounds.centerY());
        };
    }

    void click(Point canvas, Pointer.Modifier... modifiers) {
        tools.pressed(pointer(canvas, 1, modifiers));
        tools.released(pointer(canvas, 1, modifiers));
    }

    void doubleClick(Point canvas) {
        click(canvas);
        tools.pressed(pointer(canvas, 2));
        tools.released(pointer(canvas, 2));
    }

    void drag(Point from, Point to, Pointer.Modifier... modifiers) {
        press(from, to, modifiers);
        tools.released(pointer(to, 1, modifiers));
    }

    /** Presses and moves without letting go. */
    void press(Point from, Point to, Pointer.Modifier... modifiers) {
        tools.pressed(pointer(from, 1, modifiers));
        Point middle = new Point((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
        tools.dragged(pointer(middle, 1, modifiers));
        tools.dragged(pointer(to, 1, modifiers));
    }

    Pointer pointer(Point canvas, int clicks, Pointer.Modifier... modifiers) {
        return new Pointer(model.viewport().toWindow(canvas), canvas, clicks, Set.of(modifiers));
    }

    /** Takes everything back; returns how many steps there were. */
    int undoAll() {
        int steps = 0;
        while (store.undoNameProperty().get().isPresent()) {
            store.undo();
            steps++;
        }
        return steps;
    }
}
