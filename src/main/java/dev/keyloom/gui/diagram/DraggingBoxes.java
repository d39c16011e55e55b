package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.DiagramScene;
import dev.keyloom.diagram.Snap;
import dev.keyloom.document.DiagramLayout;
import dev.keyloom.document.Point;
import dev.keyloom.edit.LayoutEdit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The selected boxes follow the mouse. The document follows too, as one gesture: one undo step in the end.
 *
 * @param scene the picture when the drag began
 * @param boxes rectangles of what moves, when the drag began
 * @param unplaced boxes that the document has no place for yet
 */
record DraggingBoxes(
        DiagramCommands commands,
        DiagramScene scene,
        Map<String, Bounds> boxes,
        DiagramLayout unplaced,
        Pointer start,
        MoveGesture gesture,
        Feedback feedback)
        implements ToolState {
    /** How near a box comes to a line of its neighbours before it snaps to it, in window pixels. */
    private static final double SNAP_REACH = 6;

    static DraggingBoxes started(DiagramCommands commands, String grabbed, Pointer start) {
        DiagramModel model = commands.model();
        if (!model.selectedEntities().contains(grabbed)) {
            model.selectEntities(List.of(grabbed));
        }
        return new DraggingBoxes(
                commands,
                model.scene(),
                commands.selectedBounds(),
                model.unplaced(),
                start,
                new MoveGesture(model.store()),
                Feedback.NONE);
    }

    @Override
    public ToolState dragged(Pointer pointer) {
        if (!gesture.isOpen()) {
            return ended();
        }
        Bounds before = Bounds.union(boxes.values()).orElseThrow();
        Bounds free = before.moved(
                Math.rint(pointer.canvas().x() - start.canvas().x()),
                Math.rint(pointer.canvas().y() - start.canvas().y()));
        Snap.Snapped snapped = pointer.isFree()
                ? new Snap.Snapped(free.topLeft(), List.of())
                : Snap.toNeighbours(
                        free, neighbours(), SNAP_REACH / model().viewport().zoom());
        double dx = snapped.corner().x() - before.x();
        double dy = snapped.corner().y() - before.y();
        Map<String, Point> corners = new LinkedHashMap<>();
        boxes.forEach((name, bounds) -> corners.put(name, bounds.topLeft().plus(dx, dy)));
        model().preview(scene.moved(corners));
        gesture.update(DiagramCommands.keepingPlaces(unplaced, new LayoutEdit.MoveBoxes(corners)));
        return new DraggingBoxes(commands, scene, boxes, unplaced, start, gesture, Feedback.ofGuides(snapped.guides()));
    }

    @Override
    public ToolState released(Pointer pointer) {
        gesture.commit();
        return ended();
    }

    @Override
    public ToolState cancelled() {
        gesture.cancel();
        return ended();
    }

    private ToolState ended() {
        model().endPreview();
        return Idle.of(commands);
    }

    private List<Bounds> neighbours() {
        return scene.nodes().values().stream()
                .filter(node -> !boxes.containsKey(node.entity()))
                .map(DiagramNode::bounds)
                .toList();
    }

    private DiagramModel model() {
        return commands.model();
    }
}
