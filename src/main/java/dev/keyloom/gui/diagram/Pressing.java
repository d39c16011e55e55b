package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Hit;
import dev.keyloom.gui.document.Selection;
import java.util.ArrayList;
import java.util.List;

/**
 * The button is down on a box or chip and the mouse has not moved yet: a click or the beginning of a drag.
 *
 * @param wasSelected the entity was selected before the press
 */
record Pressing(DiagramCommands commands, Hit hit, String entity, Pointer start, boolean wasSelected)
        implements ToolState {

    /** Selects what is pressed, so that it is what a drag moves. */
    static Pressing on(DiagramCommands commands, Hit hit, String entity, Pointer pointer) {
        DiagramModel model = commands.model();
        List<String> selected = model.selectedEntities();
        boolean wasSelected = selected.contains(entity);
        if (!wasSelected && pointer.isAdding()) {
            List<String> more = new ArrayList<>(selected);
            more.add(entity);
            model.selectEntities(more);
        } else if (!wasSelected) {
            model.selectEntities(List.of(entity));
        }
        return new Pressing(commands, hit, entity, pointer, wasSelected);
    }

    @Override
    public ToolState dragged(Pointer pointer) {
        if (!pointer.hasLeft(start)) {
            return this;
        }
        if (!commands.model().isEntity(entity)) {
            return this;
        }
        if (hit instanceof Hit.Rim) {
            return DrawingEdge.started(commands, entity, start).dragged(pointer);
        }
        return DraggingBoxes.started(commands, entity, start).dragged(pointer);
    }

    /** A click on one of several leaves it alone selected; with the adding key it leaves the selection; on a row of the selected box it selects the attribute. */
    @Override
    public ToolState released(Pointer pointer) {
        DiagramModel model = commands.model();
        if (wasSelected && pointer.isAdding()) {
            model.selectEntities(model.selectedEntities().stream()
                    .filter(name -> !name.equals(entity))
                    .toList());
        } else if (wasSelected
                && hit instanceof Hit.Attribute row
                && model.selectedEntities().size() == 1) {
            model.session().select(new Selection.Attribute(row.entity(), row.attribute()));
        } else if (!pointer.isAdding()) {
            model.selectEntities(List.of(entity));
        }
        return Idle.of(commands);
    }

    @Override
    public ToolState cancelled() {
        return Idle.of(commands);
    }
}
