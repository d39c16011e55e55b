package dev.keyloom.engine.item;

import dev.keyloom.capacity.IndexWrite;
import dev.keyloom.capacity.WriteCost;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableIndex;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.ConsumedCapacity.Arms;
import dev.keyloom.engine.request.ConsumedCapacity.Units;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Adds up what one request uses of one table and its indexes. */
final class CapacityMeter {
    /** Which kind of units an answer tells beside their number: only transactions do. */
    enum Kind {
        UNTOLD,
        READ,
        WRITE
    }

    private final Table table;
    private final Kind kind;
    private double tableUnits;
    private final Map<String, Double> localUnits = new LinkedHashMap<>();
    private final Map<String, Double> globalUnits = new LinkedHashMap<>();

    CapacityMeter(Table table, Kind kind) {
        this.table = table;
        this.kind = kind;
    }

    void addTable(double units) {
        tableUnits += units;
    }

    void addIndex(TableIndex index, double units) {
        (index.isGlobal() ? globalUnits : localUnits).merge(index.name(), units, Double::sum);
    }

    void add(WriteCost cost) {
        tableUnits += cost.tableUnits();
        for (IndexWrite write : cost.indexWrites()) {
            table.index(write.index().name()).ifPresent(index -> addIndex(index, write.writeUnits()));
        }
    }

    /** Returns what is told of the sum; nothing if nothing was asked for. */
    Optional<ConsumedCapacity> report(ReturnConsumedCapacity asked) {
        if (asked == ReturnConsumedCapacity.NONE) {
            return Optional.empty();
        }
        double total = tableUnits + sum(localUnits) + sum(globalUnits);
        Optional<Arms> arms = asked == ReturnConsumedCapacity.INDEXES
                ? Optional.of(new Arms(units(tableUnits), arms(localUnits), arms(globalUnits)))
                : Optional.empty();
        return Optional.of(new ConsumedCapacity(table.name(), units(total), arms));
    }

    private static double sum(Map<String, Double> units) {
        return units.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    private Map<String, Units> arms(Map<String, Double> byName) {
        Map<String, Units> arms = new LinkedHashMap<>();
        byName.forEach((name, sum) -> arms.put(name, units(sum)));
        return arms;
    }

    private Units units(double sum) {
        return switch (kind) {
            case UNTOLD -> Units.of(sum);
            case READ -> new Units(sum, Optional.of(sum), Optional.empty());
            case WRITE -> new Units(sum, Optional.empty(), Optional.of(sum));
        };
    }
}
