package dev.keyloom.engine.request;

import java.util.OptionalLong;

/** The units per second that a table or index is ready for at once. */
public record WarmThroughput(OptionalLong readUnitsPerSecond, OptionalLong writeUnitsPerSecond) {}
