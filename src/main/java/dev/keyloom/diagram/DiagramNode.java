package dev.keyloom.diagram;

import dev.keyloom.document.Point;

/** Something on the canvas that has a name and a place and that edges end at. */
public sealed interface DiagramNode permits EntityBox, Chip {
    /** Returns the name of the entity. */
    String entity();

    Bounds bounds();

    /** Returns this node with its upper left corner at a point. */
    DiagramNode at(Point corner);
}
