package dev.keyloom.engine.request;

import java.time.Instant;
import java.util.Optional;

/**
 * Provisioned capacity units per second and when they were changed.
 *
 * @param decreasesToday how often they were lowered on the present UTC day
 */
public record ThroughputDescription(
        ProvisionedThroughput units,
        Optional<Instant> lastIncrease,
        Optional<Instant> lastDecrease,
        int decreasesToday) {}
