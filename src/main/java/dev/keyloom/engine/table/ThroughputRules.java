package dev.keyloom.engine.table;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.OnDemandThroughput;
import dev.keyloom.engine.request.ProvisionedThroughput;
import dev.keyloom.engine.request.WarmThroughput;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What throughput goes with what billing mode.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/capacity-mode.html">AWS: throughput
 *     capacity</a>
 */
final class ThroughputRules {
    private static final long MAX_UNITS = 1_000_000_000_000L;

    private ThroughputRules() {}

    /** Refuses a new table whose billing mode and provisioned throughput do not go together. */
    static void checkNew(BillingMode mode, Optional<ProvisionedThroughput> throughput) {
        if (mode == BillingMode.PAY_PER_REQUEST) {
            refuseProvisioned(throughput);
        } else if (throughput.isEmpty()) {
            throw Refusals.invalid(
                    "ReadCapacityUnits and WriteCapacityUnits must both be specified when BillingMode is "
                            + "PROVISIONED");
        }
        throughput.ifPresent(ThroughputRules::checkBounds);
    }

    static void refuseProvisioned(Optional<ProvisionedThroughput> throughput) {
        if (throughput.isPresent()) {
            throw Refusals.invalid(
                    "Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is "
                            + "PAY_PER_REQUEST");
        }
    }

    static void checkBounds(ProvisionedThroughput throughput) {
        checkBound(throughput.readUnits(), "ReadCapacityUnits");
        checkBound(throughput.writeUnits(), "WriteCapacityUnits");
    }

    private static void checkBound(long units, String name) {
        if (units > MAX_UNITS) {
            throw ServiceException.validation("Given value " + units + " for " + name + " is out of bounds");
        }
    }

    /** Refuses a new index whose throughput does not go with its table's billing mode. */
    static void checkIndex(IndexDefinition index, BillingMode mode) {
        if (mode == BillingMode.PAY_PER_REQUEST && index.provisionedThroughput().isPresent()) {
            throw Refusals.invalid("ProvisionedThroughput should not be specified for index: " + index.name()
                    + " when BillingMode is PAY_PER_REQUEST");
        }
        if (mode == BillingMode.PROVISIONED) {
            if (index.provisionedThroughput().isEmpty()) {
                throw Refusals.invalid("ProvisionedThroughput must be specified for index: " + index.name());
            }
            if (index.onDemandThroughput().isPresent()) {
                throw Refusals.invalid("OnDemandThroughput should not be specified for index: " + index.name()
                        + " when BillingMode is PROVISIONED");
            }
        }
        index.onDemandThroughput().ifPresent(ThroughputRules::checkOnDemand);
        index.warmThroughput().ifPresent(ThroughputRules::checkWarm);
    }

    /** Refuses on-demand limits on a table that is not on demand, or with no number or an impossible one. */
    static void checkOnDemand(Optional<OnDemandThroughput> onDemand, BillingMode mode) {
        if (onDemand.isPresent() && mode == BillingMode.PROVISIONED) {
            throw Refusals.invalid("OnDemandThroughput cannot be specified when BillingMode is PROVISIONED");
        }
        onDemand.ifPresent(ThroughputRules::checkOnDemand);
    }

    private static void checkOnDemand(OnDemandThroughput throughput) {
        for (OptionalLong units : List.of(throughput.maxReadUnits(), throughput.maxWriteUnits())) {
            if (units.isPresent() && units.getAsLong() != -1 && units.getAsLong() < 1) {
                throw Refusals.invalid("A maximum of OnDemandThroughput must be at least 1, or -1 for none");
            }
        }
    }

    /** Refuses warm throughput without a number, or with one below 1. */
    static void checkWarm(WarmThroughput warm) {
        List<OptionalLong> both = List.of(warm.readUnitsPerSecond(), warm.writeUnitsPerSecond());
        if (both.stream().allMatch(OptionalLong::isEmpty)) {
            throw Refusals.invalid("WarmThroughput must have ReadUnitsPerSecond or WriteUnitsPerSecond");
        }
        if (both.stream().anyMatch(units -> units.isPresent() && units.getAsLong() < 1)) {
            throw Refusals.invalid("WarmThroughput must be at least 1 unit per second");
        }
    }

    /** Refuses a change to the throughput that is there. */
    static void checkChange(ProvisionedThroughput wanted, ProvisionedThroughput current) {
        if (wanted.equals(current)) {
            throw ServiceException.validation("The provisioned throughput for the table will not change. The requested "
                    + "value equals the current value. Current ReadCapacityUnits provisioned for the table: "
                    + current.readUnits() + ". Requested ReadCapacityUnits: " + wanted.readUnits()
                    + ". Current WriteCapacityUnits provisioned for the table: " + current.writeUnits()
                    + ". Requested WriteCapacityUnits: " + wanted.writeUnits()
                    + ". Refer to the Amazon DynamoDB Developer Guide for current limits and how to request higher "
                    + "limits.");
        }
    }
}
