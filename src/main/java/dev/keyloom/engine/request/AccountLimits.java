package dev.keyloom.engine.request;

/** What DescribeLimits answers, in capacity units per second. */
public record AccountLimits(
        long accountMaxReadUnits, long accountMaxWriteUnits, long tableMaxReadUnits, long tableMaxWriteUnits) {}
