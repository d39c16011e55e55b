package dev.keyloom.diagram;

/** The name of a relationship at its edge. */
public record EdgeLabel(String text, Bounds bounds, Place place) {

    /** How a label lies to its line. */
    public enum Place {
        /** In a gap of the line. */
        ON_LINE,
        BESIDE_LINE
    }
}
