package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Viewport;

/**
 * The view follows the mouse.
 *
 * @param before the view when it began
 */
record Panning(DiagramCommands commands, Pointer start, Viewport before) implements ToolState {

    Panning(DiagramCommands commands, Pointer start) {
        this(commands, start, commands.model().viewport());
    }

    @Override
    public ToolState dragged(Pointer pointer) {
        commands.model()
                .setViewport(before.panned(
                        pointer.window().x() - start.window().x(),
                        pointer.window().y() - start.window().y()));
        return this;
    }

    @Override
    public ToolState released(Pointer pointer) {
        return Idle.of(commands);
    }

    @Override
    public ToolState cancelled() {
        commands.model().setViewport(before);
        return Idle.of(commands);
    }
}
