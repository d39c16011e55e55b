package dev.keyloom.gui.records;

import java.util.Optional;

/**
 * What a cell shows.
 *
 * @param look how it is set
 * @param fault what is wrong with it
 */
record CellContent(String text, Look look, Optional<String> fault) {
    static final CellContent NONE = new CellContent("", Look.TEXT, Optional.empty());

    /** How a cell is set. */
    enum Look {
        /** Text of a person. */
        TEXT,
        /** Numbers and what is written as code. */
        CODE,
        /** A number, at the right. */
        NUMBER,
        /** A word of ours: true, null, absent. */
        WORD,
        /** A computed key. */
        KEY,
        /** Not in the index. */
        OUTSIDE
    }

    CellContent faulty(String reason) {
        return new CellContent(text, look, Optional.of(reason));
    }
}
