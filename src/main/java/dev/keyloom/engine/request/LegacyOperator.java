package dev.keyloom.engine.request;

/** The comparisons of the legacy parameters. */
public enum LegacyOperator {
    EQ,
    NE,
    IN,
    LE,
    LT,
    GE,
    GT,
    BETWEEN,
    NOT_NULL,
    NULL,
    CONTAINS,
    NOT_CONTAINS,
    BEGINS_WITH
}
