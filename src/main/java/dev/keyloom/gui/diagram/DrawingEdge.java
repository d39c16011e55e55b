package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.HitTest;
import dev.keyloom.document.Point;
import java.util.Optional;

/**
 * An edge is being drawn from an entity: by dragging, or by a click on the one entity and a click on the other.
 *
 * @param end where the mouse is
 * @param target the entity under the mouse; the source itself only once the mouse has been outside of it
 * @param hasLeft the mouse has been outside of the source
 */
record DrawingEdge(
        DiagramCommands commands, String source, Pointer start, Point end, Optional<String> target, boolean hasLeft)
        implements ToolState {

    static DrawingEdge started(DiagramCommands commands, String source, Pointer pointer) {
        return new DrawingEdge(commands, source, pointer, pointer.canvas(), Optional.empty(), false);
    }

    @Override
    public ToolState moved(Pointer pointer) {
        return dragged(pointer);
    }

    @Override
    public DrawingEdge dragged(Pointer pointer) {
        Optional<String> under = Hits.entity(HitTest.at(commands.model().scene(), pointer.canvas()))
                .filter(commands.model()::isEntity);
        boolean isOutside = !under.equals(Optional.of(source));
        boolean left = hasLeft || isOutside;
        return new DrawingEdge(
                commands, source, start, pointer.canvas(), under.filter(name -> left || isOutside), left);
    }

    /** The second click of two: at the source itself it makes a loop. */
    @Override
    public ToolState pressed(Pointer pointer) {
        Hits.entity(HitTest.at(commands.model().scene(), pointer.canvas()))
                .ifPresent(name -> commands.connect(source, name));
        return Idle.of(commands);
    }

    @Override
    public ToolState released(Pointer pointer) {
        DrawingEdge last = dragged(pointer);
        if (!pointer.hasLeft(start)) {
            return this;
        }
        last.target.ifPresent(name -> commands.connect(source, name));
        return Idle.of(commands);
    }

    @Override
    public ToolState cancelled() {
        return Idle.of(commands);
    }

    @Override
    public Feedback feedback() {
        return Feedback.ofRubber(new Feedback.Rubber(source, end, target));
    }
}
