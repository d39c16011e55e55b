package dev.keyloom.engine.request;

/** How legacy conditions of several attributes are joined. */
public enum ConditionalOperator {
    AND,
    OR
}
