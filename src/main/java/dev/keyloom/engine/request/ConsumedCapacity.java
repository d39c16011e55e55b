package dev.keyloom.engine.request;

import java.util.Map;
import java.util.Optional;

/**
 * The capacity units that a request used on one table.
 *
 * @param total units of the table and its indexes together
 * @param arms the parts, where INDEXES were asked for
 */
public record ConsumedCapacity(String table, Units total, Optional<Arms> arms) {
    /**
     * Units, and of which kind. Only transactions tell the kind.
     *
     * @param capacity units of both kinds
     */
    public record Units(double capacity, Optional<Double> read, Optional<Double> write) {
        public static Units of(double capacity) {
            return new Units(capacity, Optional.empty(), Optional.empty());
        }
    }

    /** Units by part; an index that was not touched is absent. */
    public record Arms(Units table, Map<String, Units> localIndexes, Map<String, Units> globalIndexes) {
        public Arms {
            localIndexes = Map.copyOf(localIndexes);
            globalIndexes = Map.copyOf(globalIndexes);
        }
    }
}
