package dev.keyloom.engine.request;

/** Which attributes a Query or Scan gives back, or only their count. */
public enum Select {
    ALL_ATTRIBUTES,
    ALL_PROJECTED_ATTRIBUTES,
    SPECIFIC_ATTRIBUTES,
    COUNT
}
