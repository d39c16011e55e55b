package dev.keyloom.diagram;

/** How much of an entity its box shows. */
public enum DetailLevel {
    /** Its name. */
    NAMES,
    /** Its name, its identifier and the attributes that are in keys. */
    KEYS,
    /** Its name and its attributes, at most {@value BoxBuilder#MAX_ROWS}. */
    ATTRIBUTES
}
