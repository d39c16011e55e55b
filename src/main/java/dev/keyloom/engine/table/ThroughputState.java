package dev.keyloom.engine.table;

import dev.keyloom.engine.request.ProvisionedThroughput;
import dev.keyloom.engine.request.TableStatus;
import dev.keyloom.engine.request.ThroughputDescription;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;

/**
 * The provisioned throughput of a table or an index, and how it came about.
 *
 * @param before what is told while the change to {@code units} is under way
 * @param lastIncrease when the last increase is done, be it in the future
 * @param lastDecrease when the last decrease is done, be it in the future
 * @param decreases how often it was lowered on the day of the last decrease
 */
record ThroughputState(
        ProvisionedThroughput units,
        ProvisionedThroughput before,
        Optional<Instant> lastIncrease,
        Optional<Instant> lastDecrease,
        int decreases) {
    static ThroughputState of(ProvisionedThroughput units) {
        return new ThroughputState(units, units, Optional.empty(), Optional.empty(), 0);
    }

    /** Returns the throughput after a change that is done at {@code done}. */
    ThroughputState changedTo(ProvisionedThroughput wanted, Instant done) {
        return new ThroughputState(
                wanted,
                units,
                isHigherThan(units, wanted) ? Optional.of(done) : lastIncrease,
                isHigherThan(wanted, units) ? Optional.of(done) : lastDecrease,
                decreasesOn(done) + (isHigherThan(wanted, units) ? 1 : 0));
    }

    /** Returns what is told of it: what was before, while it is being changed. */
    ThroughputDescription description(TableStatus status, Instant now) {
        boolean isChanging = status == TableStatus.UPDATING;
        boolean isDecreasing = isChanging && isHigherThan(units, before);
        return new ThroughputDescription(
                isChanging ? before : units,
                lastIncrease.map(done -> done.isBefore(now) ? done : now),
                lastDecrease.map(done -> done.isBefore(now) ? done : now),
                Math.max(0, decreasesOn(now) - (isDecreasing ? 1 : 0)));
    }

    private int decreasesOn(Instant now) {
        boolean isToday = lastDecrease.map(ThroughputState::day).equals(Optional.of(day(now)));
        return isToday ? decreases : 0;
    }

    private static LocalDate day(Instant instant) {
        return LocalDate.ofInstant(instant, ZoneOffset.UTC);
    }

    /** Says whether {@code to} has more units of a kind than {@code from}. */
    private static boolean isHigherThan(ProvisionedThroughput from, ProvisionedThroughput to) {
        return to.readUnits() > from.readUnits() || to.writeUnits() > from.writeUnits();
    }
}
