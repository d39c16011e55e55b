package dev.keyloom.model;

/** How one direction of a relationship is read; the names of the model file. */
public enum Strategy {
    NONE,
    EMBEDDED,
    DUPLICATED_ATTRIBUTES,
    COMPOSITE_KEY,
    INDEX,
    ADJACENCY_LIST,
    INVERTED_INDEX,
    DUPLICATED_EDGE,
    HIERARCHICAL_SORT_KEY,
    MATERIALIZED_PATH,
    PARENT_ID_INDEX,
    REFERENCE,
    NORMALIZED_BATCH_GET,
    COUNTER,
    TRANSACTION_ONLY,
    SELF_REFERENCE_VARIANT,
    SHARDED
}
