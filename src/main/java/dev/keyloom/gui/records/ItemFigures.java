package dev.keyloom.gui.records;

import dev.keyloom.capacity.WriteCost;
import dev.keyloom.capacity.WriteMode;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.schema.TableSchema;
import java.util.Optional;

/**
 * What an item takes.
 *
 * @param sizeBytes its size in the base table
 * @param writeUnits units of inserting it, in the table and its indexes
 */
record ItemFigures(long sizeBytes, long writeUnits) {
    static ItemFigures of(TableSchema schema, MaterializedItem item) {
        WriteCost cost = WriteCost.of(schema, Optional.empty(), Optional.of(item.attributes()), WriteMode.STANDARD);
        return new ItemFigures(item.sizeBytes(), cost.totalUnits());
    }

    long figure(RecordColumn.Figure figure) {
        return switch (figure) {
            case SIZE -> sizeBytes;
            case WRITE_UNITS -> writeUnits;
        };
    }
}
