package dev.keyloom.engine.request;

/** Where in a shard reading begins. */
public enum ShardIteratorType {
    TRIM_HORIZON,
    LATEST,
    AT_SEQUENCE_NUMBER,
    AFTER_SEQUENCE_NUMBER
}
