package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.DiagramNode;
import dev.keyloom.diagram.Edge;
import dev.keyloom.diagram.EdgeKey;
import dev.keyloom.diagram.EntityBox;
import dev.keyloom.diagram.Hit;
import dev.keyloom.diagram.HitTest;
import dev.keyloom.gui.document.Selection;
import java.util.Optional;

/** Nothing is under way. */
record Idle(DiagramCommands commands, Optional<String> hovered) implements ToolState {
    /** How far from its rim a box shows that edges can be drawn from there, in window pixels. */
    private static final double HANDLE_REACH = 12;

    static Idle of(DiagramCommands commands) {
        return new Idle(commands, Optional.empty());
    }

    @Override
    public ToolState moved(Pointer pointer) {
        DiagramModel model = commands.model();
        double reach = HANDLE_REACH / model.viewport().zoom();
        Optional<String> near = model.scene().nodes().values().stream()
                .filter(EntityBox.class::isInstance)
                .filter(node -> node.bounds().grown(reach).contains(pointer.canvas()))
                .map(DiagramNode::entity)
                .reduce((below, above) -> above);
        return near.equals(hovered) ? this : new Idle(commands, near);
    }

    @Override
    public ToolState pressed(Pointer pointer) {
        if (pointer.isPanning()) {
            return new Panning(commands, pointer);
        }
        DiagramModel model = commands.model();
        Hit hit = HitTest.at(model.scene(), pointer.canvas());
        return switch (model.toolProperty().get()) {
            case SELECT -> pointer.clicks() == 2 ? doubleClicked(hit, pointer) : selecting(hit, pointer);
            case ENTITY -> {
                commands.drawAt(pointer.canvas());
                yield of(commands);
            }
            case RELATIONSHIP ->
                Hits.entity(hit)
                        .filter(model::isEntity)
                        .<ToolState>map(source -> DrawingEdge.started(commands, source, pointer))
                        .orElse(this);
        };
    }

    @Override
    public ToolState released(Pointer pointer) {
        return this;
    }

    @Override
    public ToolState cancelled() {
        DiagramModel model = commands.model();
        if (model.toolProperty().get() == Tool.SELECT) {
            model.session().select(Selection.NONE);
        } else {
            model.toolProperty().set(Tool.SELECT);
        }
        return this;
    }

    @Override
    public Feedback feedback() {
        return Feedback.ofHandles(hovered);
    }

    private ToolState selecting(Hit hit, Pointer pointer) {
        DiagramModel model = commands.model();
        Optional<String> entity = Hits.entity(hit);
        if (entity.isPresent()) {
            return Pressing.on(commands, hit, entity.get(), pointer);
        }
        Optional<EdgeKey> edge = Hits.edge(hit);
        if (edge.isPresent()) {
            model.selectRelationship(edge.get().relationship());
            return this;
        }
        return Marquee.started(commands, pointer);
    }

    private ToolState doubleClicked(Hit hit, Pointer pointer) {
        Optional<Edge> edge = Hits.edge(hit).flatMap(commands.model().scene()::edge);
        if (hit instanceof Hit.Empty) {
            commands.drawAt(pointer.canvas());
        } else if (Hits.isName(hit)) {
            Hits.entity(hit).ifPresent(commands::renameEntity);
            edge.ifPresent(commands::renameEdge);
        } else {
            commands.inspect();
        }
        return of(commands);
    }
}
