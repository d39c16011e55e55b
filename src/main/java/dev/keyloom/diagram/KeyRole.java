package dev.keyloom.diagram;

/** Which half of a key an attribute is in. */
public enum KeyRole {
    PARTITION,
    SORT
}
