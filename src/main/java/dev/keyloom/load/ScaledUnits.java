package dev.keyloom.load;

/**
 * What one run of a pattern takes when collections and items have the sizes that the model states, and not those of the few
 * sample records.
 *
 * @param requests requests sent, one for each page
 * @param items items read, before any filter
 */
public record ScaledUnits(double requests, double items, double readUnits, double writeUnits) {}
