package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Chip;
import dev.keyloom.diagram.DetailLevel;
import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.Edge;
import dev.keyloom.diagram.StandardTextMeasure;
import dev.keyloom.diagram.Viewport;
import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Document;
import dev.keyloom.gui.document.DocumentStore;
import dev.keyloom.gui.document.OpenDocument;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.gui.document.SessionState;
import dev.keyloom.gui.task.TaskRunner;
import dev.keyloom.model.DataModel;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;

/** What the diagram shows: the scene of the document, the view on it, the tool in hand and what is being asked or named. */
final class DiagramModel {
    /** The legend lies at the bottom, lower than the room around what is fitted. */
    private static final double LEGEND_ROOM = 16;

    private final OpenDocument open;
    private final TaskRunner tasks;
    private final SceneSource source;
    private final ReadOnlyObjectWrapper<DiagramScene> scene;
    private final ReadOnlyObjectWrapper<Viewport> viewport = new ReadOnlyObjectWrapper<>(new Viewport(1, 0, 0));
    private final ObjectProperty<DetailLevel> detail = new SimpleObjectProperty<>(DetailLevel.ATTRIBUTES);
    private final BooleanProperty overlay = new SimpleBooleanProperty(true);
    private final ObjectProperty<Tool> tool = new SimpleObjectProperty<>(Tool.SELECT);
    private final ObjectProperty<Optional<Naming>> naming = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Optional<Removal>> removal = new SimpleObjectProperty<>(Optional.empty());
    private boolean isPreviewing;
    private double width;
    private double height;
    private boolean isFitted;

    DiagramModel(OpenDocument open, TaskRunner tasks) {
        this.open = open;
        this.tasks = tasks;
        source = new SceneSource(tasks);
        scene = new ReadOnlyObjectWrapper<>(DiagramScene.of(
                Document.of(DataModel.empty("")), DetailLevel.ATTRIBUTES, StandardTextMeasure.INSTANCE));
        open.store().revisionProperty().addListener((property, before, now) -> {
            if (!isPreviewing) {
                requestScene();
            }
        });
        detail.addListener((property, before, now) -> requestScene());
        requestScene();
    }

    DocumentStore store() {
        return open.store();
    }

    SessionState session() {
        return open.session();
    }

    TaskRunner tasks() {
        return tasks;
    }

    DataModel data() {
        return store().document().model();
    }

    ReadOnlyObjectProperty<DiagramScene> sceneProperty() {
        return scene.getReadOnlyProperty();
    }

    DiagramScene scene() {
        return scene.get();
    }

    ReadOnlyObjectProperty<Viewport> viewportProperty() {
        return viewport.getReadOnlyProperty();
    }

    Viewport viewport() {
        return viewport.get();
    }

    ObjectProperty<DetailLevel> detailProperty() {
        return detail;
    }

    /** Returns whether the ends of edges say which index serves a read that starts there. */
    BooleanProperty overlayProperty() {
        return overlay;
    }

    ObjectProperty<Tool> toolProperty() {
        return tool;
    }

    ObjectProperty<Optional<Naming>> namingProperty() {
        return naming;
    }

    /** Returns the removal that waits for an answer. */
    ObjectProperty<Optional<Removal>> removalProperty() {
        return removal;
    }

    /** Shows a scene that is not the document's, until {@link #endPreview()}. */
    void preview(DiagramScene moved) {
        isPreviewing = true;
        source.cancel();
        scene.set(moved);
    }

    /** Goes back to the scene of the document. */
    void endPreview() {
        isPreviewing = false;
        requestScene();
    }

    private void requestScene() {
        source.request(store().document(), detail.get(), made -> {
            scene.set(made);
            if (!isFitted && width > 0) {
                fit();
            }
        });
    }

    // --- what is selected

    /** Returns the selected entities, the first one selected first. */
    List<String> selectedEntities() {
        return session().selection() instanceof Selection.Entities entities ? entities.names() : List.of();
    }

    /** Returns the entities that have a box or chip that may be moved, connected and removed; not the external kinds. */
    boolean isEntity(String name) {
        return data().entity(name).isPresent();
    }

    Optional<String> selectedRelationship() {
        return session().selection() instanceof Selection.RelationshipSelected selected
                ? Optional.of(selected.name())
                : Optional.empty();
    }

    /** Returns the first edge of the selected relationship, or the first one with a label. */
    Optional<Edge> selectedEdge() {
        return selectedRelationship().flatMap(this::edgeOf);
    }

    Optional<Edge> edgeOf(String relationship) {
        List<Edge> edges = scene().edges().stream()
                .filter(edge -> edge.key().relationship().equals(relationship))
                .toList();
        return edges.stream()
                .filter(edge -> edge.label().isPresent())
                .findFirst()
                .or(() -> edges.stream().findFirst());
    }

    void selectEntities(List<String> names) {
        session().select(names.isEmpty() ? Selection.NONE : new Selection.Entities(names));
    }

    void selectRelationship(String name) {
        session().select(new Selection.RelationshipSelected(name));
    }

    /** Returns the places of the boxes as shown where the document has none for them; chips ride on their edges. */
    DiagramLayout unplaced() {
        DiagramLayout layout = DiagramLayout.EMPTY;
        for (DiagramNode node : scene().nodes().values()) {
            boolean hasPlace =
                    store().document().layout().position(node.entity()).isPresent();
            if (!hasPlace && !(node instanceof Chip) && isEntity(node.entity())) {
                layout = layout.with(node.entity(), node.bounds().topLeft());
            }
        }
        return layout;
    }

    // --- the view

    void setViewport(Viewport view) {
        isFitted = true;
        viewport.set(new Viewport(view.zoom(), Math.rint(view.translateX()), Math.rint(view.translateY())));
    }

    /** Tells the size of the window on the canvas; the first time everything is fitted into it. */
    void resize(double newWidth, double newHeight) {
        width = newWidth;
        height = newHeight;
        if (!isFitted && width > 0 && height > 0) {
            fit();
        }
    }

    /** Returns the view that shows everything, above the legend. */
    Viewport fitted() {
        return Viewport.fit(scene().bounds(), Math.max(1, width), Math.max(1, height - LEGEND_ROOM));
    }

    private void fit() {
        if (!scene().nodes().isEmpty()) {
            setViewport(fitted());
        }
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }
}
