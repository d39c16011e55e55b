package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.HitTest;
import dev.keyloom.document.Point;
import dev.keyloom.gui.document.Selection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A rectangle is drawn over what is to be selected.
 *
 * @param before the selection when it began
 * @param end the corner that follows the mouse
 */
record Marquee(DiagramCommands commands, Pointer start, Selection before, Point end) implements ToolState {

    static Marquee started(DiagramCommands commands, Pointer pointer) {
        return new Marquee(commands, pointer, commands.model().session().selection(), pointer.canvas());
    }

    @Override
    public ToolState dragged(Pointer pointer) {
        if (pointer.hasLeft(start)) {
            select(Bounds.between(start.canvas(), pointer.canvas()), pointer);
        }
        return new Marquee(commands, start, before, pointer.canvas());
    }

    @Override
    public ToolState released(Pointer pointer) {
        if (!pointer.hasLeft(start) && !pointer.isAdding()) {
            commands.model().session().select(Selection.NONE);
        }
        return Idle.of(commands);
    }

    @Override
    public ToolState cancelled() {
        commands.model().session().select(before);
        return Idle.of(commands);
    }

    @Override
    public Feedback feedback() {
        return Feedback.ofMarquee(Bounds.between(start.canvas(), end));
    }

    /** Entities that are touched; a relationship if its line alone lies inside. */
    private void select(Bounds area, Pointer pointer) {
        DiagramModel model = commands.model();
        Set<String> names = new LinkedHashSet<>();
        if (pointer.isAdding() && before instanceof Selection.Entities entities) {
            names.addAll(entities.names());
        }
        HitTest.nodesWithin(model.scene(), area).stream()
                .filter(model::isEntity)
                .forEach(names::add);
        List<String> relationships = HitTest.edgesWithin(model.scene(), area).stream()
                .map(edge -> edge.relationship())
                .distinct()
                .toList();
        if (names.isEmpty() && relationships.size() == 1) {
            model.selectRelationship(relationships.get(0));
        } else {
            model.selectEntities(List.copyOf(names));
        }
    }
}
