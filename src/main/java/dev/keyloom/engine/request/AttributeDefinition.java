package dev.keyloom.engine.request;

import dev.keyloom.value.AttributeType;

/** The type of an attribute that is part of a key: S, N or B. */
public record AttributeDefinition(String name, AttributeType type) {}
