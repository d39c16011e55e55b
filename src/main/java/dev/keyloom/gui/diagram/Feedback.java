package dev.keyloom.gui.diagram;

import dev.keyloom.diagram.Bounds;
import dev.keyloom.diagram.Snap.Guide;
import dev.keyloom.document.Point;
import java.util.List;
import java.util.Optional;

/**
 * What a tool shows over the picture while it works.
 *
 * @param guides lines that a dragged box shares with its neighbours
 * @param marquee the selection rectangle
 * @param rubber the edge being drawn
 * @param handles the box whose rim offers to be dragged from
 */
record Feedback(List<Guide> guides, Optional<Bounds> marquee, Optional<Rubber> rubber, Optional<String> handles) {
    static final Feedback NONE = new Feedback(List.of(), Optional.empty(), Optional.empty(), Optional.empty());

    Feedback {
        guides = List.copyOf(guides);
    }

    static Feedback ofGuides(List<Guide> guides) {
        return new Feedback(guides, Optional.empty(), Optional.empty(), Optional.empty());
    }

    static Feedback ofMarquee(Bounds marquee) {
        return new Feedback(List.of(), Optional.of(marquee), Optional.empty(), Optional.empty());
    }

    static Feedback ofRubber(Rubber rubber) {
        return new Feedback(List.of(), Optional.empty(), Optional.of(rubber), Optional.empty());
    }

    static Feedback ofHandles(Optional<String> entity) {
        return new Feedback(List.of(), Optional.empty(), Optional.empty(), entity);
    }

    /**
     * An edge being drawn.
     *
     * @param target the entity it would end at now
     */
    record Rubber(String source, Point end, Optional<String> target) {}
}
