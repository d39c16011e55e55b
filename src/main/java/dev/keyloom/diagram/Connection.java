package dev.keyloom.diagram;

/**
 * A line to route between two nodes, by their indexes.
 *
 * @param kind what kind of line it is
 */
record Connection(int from, int to, Kind kind) {
    enum Kind {
        PLAIN,
        /** From a box to itself. */
        SELF_LOOP,
        /** Between a box and an associative entity. */
        LEG,
        /** As a leg, where the other leg goes to the same box. */
        SELF_LEG
    }
}
