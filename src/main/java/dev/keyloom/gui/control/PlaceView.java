package dev.keyloom.gui.control;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;

/** One place of an open document, as the frame shows it. */
public interface PlaceView {
    /** Returns what stands in the place bar above the content. */
    Node bar();

    /** Returns the picture or grid in the centre. */
    Node content();

    /** Returns what is docked below the content, where the place needs its whole width. */
    default Optional<Node> dock() {
        return Optional.empty();
    }

    /** Returns what stands at the right instead of the inspector, where the place has a form of its own. */
    default Optional<Node> side() {
        return Optional.empty();
    }

    /** Returns what can be done here, for menus and the command palette. */
    List<Action> actions();

    /** Is called when the place comes into view. */
    default void shown() {}

    /** Is called when the place is left. */
    default void hidden() {}
}
