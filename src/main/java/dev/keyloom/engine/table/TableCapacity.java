package dev.keyloom.engine.table;

import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.OnDemandThroughput;
import dev.keyloom.engine.request.WarmThroughput;
import java.time.Instant;
import java.util.Optional;

/**
 * How a table's capacity is paid and bounded.
 *
 * @param lastUpdateToOnDemand absent if the table never was on demand
 */
record TableCapacity(
        BillingMode billingMode,
        Optional<Instant> lastUpdateToOnDemand,
        ThroughputState throughput,
        Optional<OnDemandThroughput> onDemand,
        Optional<WarmThroughput> warm) {
    TableCapacity with(ThroughputState newThroughput) {
        return new TableCapacity(billingMode, lastUpdateToOnDemand, newThroughput, onDemand, warm);
    }

    TableCapacity with(OnDemandThroughput newOnDemand) {
        return new TableCapacity(billingMode, lastUpdateToOnDemand, throughput, Optional.of(newOnDemand), warm);
    }

    TableCapacity with(WarmThroughput newWarm) {
        return new TableCapacity(billingMode, lastUpdateToOnDemand, throughput, onDemand, Optional.of(newWarm));
    }

    TableCapacity with(BillingMode mode, Instant now) {
        Optional<Instant> update = mode == BillingMode.PAY_PER_REQUEST ? Optional.of(now) : lastUpdateToOnDemand;
        return new TableCapacity(mode, update, throughput, onDemand, warm);
    }
}
