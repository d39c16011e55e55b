package dev.keyloom.diagram;

/**
 * The tag of the index overlay at an end.
 *
 * @param text letters of the indexes that serve, separated by spaces; a dash if nothing serves
 */
public record EndTag(String text, Kind kind, Bounds bounds) {

    /** Whether anything answers a read that starts at the end. */
    public enum Kind {
        SERVED,
        /** Drawn dashed. */
        UNSERVED
    }
}
