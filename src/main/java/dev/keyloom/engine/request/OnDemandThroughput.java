package dev.keyloom.engine.request;

import java.util.OptionalLong;

/**
 * The most request units per second that an on-demand table or index uses.
 *
 * @param maxReadUnits -1 stands for no maximum
 * @param maxWriteUnits -1 stands for no maximum
 */
public record OnDemandThroughput(OptionalLong maxReadUnits, OptionalLong maxWriteUnits) {}
