package dev.keyloom.gui.diagram;

/** What of the picture can be read at a zoom. */
enum Visibility {
    ALL,
    /** Boxes show head and name; the name grows into the room of the attributes. */
    WITHOUT_ATTRIBUTES,
    /** Boxes show nothing but their names, as large as fits; lines have no texts. */
    NAMES;

    private static final double ATTRIBUTES_FROM = 0.6;
    private static final double HEADS_FROM = 0.3;

    static Visibility at(double zoom) {
        return zoom >= ATTRIBUTES_FROM ? ALL : zoom >= HEADS_FROM ? WITHOUT_ATTRIBUTES : NAMES;
    }
}
