package dev.keyloom.engine.request;

/** Where the balance between the price of storage and of requests lies. */
public enum TableClass {
    STANDARD,
    STANDARD_INFREQUENT_ACCESS
}
