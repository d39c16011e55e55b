package dev.keyloom.engine.request;

/** A key and a value that a table is labelled with. */
public record Tag(String key, String value) {}
