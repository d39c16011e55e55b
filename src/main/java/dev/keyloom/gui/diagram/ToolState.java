package dev.keyloom.gui.diagram;

/**
 * What the mouse is doing on the canvas. Each event gives the state that follows; the document changes through the
 * commands only.
 */
sealed interface ToolState permits Idle, Pressing, DraggingBoxes, DrawingEdge, Marquee, Panning {

    /** Returns the state after the mouse moved without a button. */
    default ToolState moved(Pointer pointer) {
        return this;
    }

    /** Returns the state after a press. */
    default ToolState pressed(Pointer pointer) {
        return this;
    }

    /** Returns the state after the mouse moved with the button held. */
    default ToolState dragged(Pointer pointer) {
        return this;
    }

    /** Returns the state after the button was let go. */
    ToolState released(Pointer pointer);

    /** Returns the state after what is under way was given up, with everything as before. */
    ToolState cancelled();

    /** Returns what to show over the picture. */
    default Feedback feedback() {
        return Feedback.NONE;
    }
}
