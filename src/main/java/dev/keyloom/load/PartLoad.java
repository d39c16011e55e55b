package dev.keyloom.load;

/** What one run of a pattern takes of the partitions of one kind. */
public record PartLoad(PartitionShape partition, double readUnits, double writeUnits) {}
