package dev.keyloom.model;

/** How many records of an end one record of the other end may have. */
public enum Cardinality {
    ONE,
    MANY
}
