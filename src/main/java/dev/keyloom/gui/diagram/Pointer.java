package dev.keyloom.gui.diagram;

import dev.keyloom.document.Point;
import java.util.Set;

/**
 * Where the mouse is and what is held with it.
 *
 * @param window place in the canvas's window
 * @param canvas place on the canvas
 * @param clicks number of presses in a row at this place
 */
record Pointer(Point window, Point canvas, int clicks, Set<Modifier> modifiers) {
    /** Window pixels that the mouse may tremble during a click. */
    private static final double TREMBLE = 3;

    Pointer {
        modifiers = Set.copyOf(modifiers);
    }

    boolean isAdding() {
        return modifiers.contains(Modifier.ADD);
    }

    boolean isFree() {
        return modifiers.contains(Modifier.FREE);
    }

    boolean isPanning() {
        return modifiers.contains(Modifier.PAN);
    }

    boolean hasLeft(Pointer other) {
        return Math.hypot(window.x() - other.window.x(), window.y() - other.window.y()) > TREMBLE;
    }

    /** What a press means besides its place. */
    enum Modifier {
        /** Adds to the selection: Shift or the shortcut key. */
        ADD,
        /** Snaps to nothing: Alt. */
        FREE,
        /** Moves the view: the middle button, or Space held. */
        PAN
    }
}
