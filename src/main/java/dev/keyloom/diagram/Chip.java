package dev.keyloom.diagram;

import dev.keyloom.document.Point;

/** A small box with nothing but a name. */
public record Chip(String entity, Bounds bounds, Kind kind) implements DiagramNode {

    @Override
    public Chip at(Point corner) {
        return new Chip(entity, bounds.at(corner), kind);
    }

    /** What a chip stands for. */
    public enum Kind {
        /** An associative entity; it rides on the edge of its relationship. */
        ASSOCIATIVE,
        /** A kind that relationships name and that is not stored; drawn dashed. */
        EXTERNAL
    }
}
