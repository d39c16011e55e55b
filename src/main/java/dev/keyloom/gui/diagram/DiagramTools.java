package dev.keyloom.gui.diagram;

import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Holds what the mouse is doing and hands it the events. */
final class DiagramTools {
    private final ReadOnlyObjectWrapper<ToolState> state;

    DiagramTools(DiagramCommands commands) {
        state = new ReadOnlyObjectWrapper<>(Idle.of(commands));
    }

    ReadOnlyObjectProperty<ToolState> stateProperty() {
        return state.getReadOnlyProperty();
    }

    ToolState state() {
        return state.get();
    }

    /** Says whether something is under way that Esc would give up. */
    boolean isBusy() {
        return !(state.get() instanceof Idle);
    }

    void moved(Pointer pointer) {
        become(now -> now.moved(pointer));
    }

    void pressed(Pointer pointer) {
        become(now -> now.pressed(pointer));
    }

    void dragged(Pointer pointer) {
        become(now -> now.dragged(pointer));
    }

    void released(Pointer pointer) {
        become(now -> now.released(pointer));
    }

    void cancel() {
        become(ToolState::cancelled);
    }

    /** Gives up what is under way, if anything is; the selection stays. */
    void cancelUnderWay() {
        if (isBusy()) {
            cancel();
        }
    }

    private void become(UnaryOperator<ToolState> next) {
        state.set(next.apply(state.get()));
    }
}
