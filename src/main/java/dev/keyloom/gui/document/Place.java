package dev.keyloom.gui.document;

/** The places of the window, in the order of the rail. */
public enum Place {
    DIAGRAM,
    KEYS,
    RECORDS,
    COLLECTIONS,
    PATTERNS,
    LOAD
}
