package dev.keyloom.format.chart;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import java.util.List;

/**
 * The chart of one table.
 *
 * @param indexes the base table, then its indexes: the groups of columns
 * @param rows one for each entity, and for each combination of variants where an entity has several
 */
public record TableChart(String name, List<Columns> indexes, List<ChartRow> rows) {
    public TableChart {
        indexes = List.copyOf(indexes);
        rows = List.copyOf(rows);
    }

    /**
     * The columns of the base table or of one index.
     *
     * @param key its key attributes, one column each
     * @param projection which attributes it holds; all in the base table
     * @param collections the kinds of item collections that it holds
     */
    public record Columns(IndexRef index, KeySchema key, Projection projection, List<CollectionKind> collections) {
        public Columns {
            collections = List.copyOf(collections);
        }

        /** Returns how the index is called in headings: {@code Base table} or its name. */
        public String title() {
            return index.isPrimary() ? "Base table" : index.name();
        }
    }
}
