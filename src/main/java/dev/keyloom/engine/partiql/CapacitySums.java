package dev.keyloom.engine.partiql;

import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.ConsumedCapacity.Arms;
import dev.keyloom.engine.request.ConsumedCapacity.Units;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Adds up what the statements of a batch used, by table in the order of first use. */
final class CapacitySums {
    private final Map<String, ConsumedCapacity> byTable = new LinkedHashMap<>();

    void add(Optional<ConsumedCapacity> capacity) {
        capacity.ifPresent(used -> byTable.merge(used.table(), used, CapacitySums::sum));
    }

    List<ConsumedCapacity> toList() {
        return new ArrayList<>(byTable.values());
    }

    private static ConsumedCapacity sum(ConsumedCapacity one, ConsumedCapacity other) {
        Optional<Arms> arms = one.arms().isPresent() && other.arms().isPresent()
                ? Optional.of(sum(one.arms().get(), other.arms().get()))
                : one.arms().or(other::arms);
        return new ConsumedCapacity(one.table(), sum(one.total(), other.total()), arms);
    }

    private static Arms sum(Arms one, Arms other) {
        return new Arms(
                sum(one.table(), other.table()),
                sum(one.localIndexes(), other.localIndexes()),
                sum(one.globalIndexes(), other.globalIndexes()));
    }

    private static Map<String, Units> sum(Map<String, Units> one, Map<String, Units> other) {
        Map<String, Units> sums = new LinkedHashMap<>(one);
        other.forEach((name, units) -> sums.merge(name, units, CapacitySums::sum));
        return sums;
    }

    private static Units sum(Units one, Units other) {
        return new Units(
                one.capacity() + other.capacity(), sum(one.read(), other.read()), sum(one.write(), other.write()));
    }

    private static Optional<Double> sum(Optional<Double> one, Optional<Double> other) {
        return one.isPresent() && other.isPresent() ? Optional.of(one.get() + other.get()) : one.or(() -> other);
    }
}
