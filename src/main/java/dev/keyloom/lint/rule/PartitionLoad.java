package dev.keyloom.lint.rule;

import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * What the patterns send to the partitions of one kind at peak rates, as far as the design fixes it.
 *
 * @param rows the entities in such partitions, with their templates; at least one
 * @param writeUnits write units per second, of writes with a stated rate
 * @param readUnits read units per second: half a unit at least for each request with a stated rate
 * @param unrated whether a pattern writes here and does not state how often
 */
record PartitionLoad(
        Table table, IndexRef index, List<KeyRow> rows, double writeUnits, double readUnits, boolean unrated) {
    /** Write units per second that one partition key value takes. */
    static final int MAX_WRITE_UNITS = 1000;
    /** Read units per second that one partition key value takes. */
    static final int MAX_READ_UNITS = 3000;
    /** A tenth of what one value takes: load that nobody needs to spread. */
    static final double LOW = 0.1;

    PartitionLoad {
        rows = List.copyOf(rows);
    }

    KeyRow first() {
        return rows.get(0);
    }

    /** Returns the partition key with its placeholders, as its template is written. */
    String shown() {
        return first().partition().stream().map(cell -> cell.template().text()).collect(Collectors.joining(", "));
    }

    /** Returns what part of a value's limit is used if one value gets {@code share} of everything. */
    double use(double share) {
        return Math.max(writeUnits * share / MAX_WRITE_UNITS, readUnits * share / MAX_READ_UNITS);
    }

    /** Says whether the rates of all writes are stated and too low to matter for one value. */
    boolean isSeldomWritten() {
        return !unrated && writeUnits <= LOW * MAX_WRITE_UNITS;
    }

    /** Returns the load in words: {@code 4,000 WCU/s}. */
    String shown(double share) {
        boolean isWriting = writeUnits / MAX_WRITE_UNITS >= readUnits / MAX_READ_UNITS;
        return String.format(
                Locale.ROOT, "%,.0f %s", (isWriting ? writeUnits : readUnits) * share, isWriting ? "WCU/s" : "RCU/s");
    }

    int shards(double share) {
        return Math.max(1, (int) Math.ceil(use(share)));
    }
}
