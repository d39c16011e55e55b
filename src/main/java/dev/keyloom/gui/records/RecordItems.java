package dev.keyloom.gui.records;

import dev.keyloom.gui.document.Derived;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.schema.TableSchema;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The items of one entity's records, and what each takes. Figures are reckoned for records that are looked at. */
final class RecordItems {
    private static final int MOST_REMEMBERED = 4096;

    private final String entity;
    private final List<SampleRecord> records;
    private final Optional<TableSchema> schema;
    private final Optional<Derived> derived;
    private final Map<MaterializedItem, ItemFigures> figures = new HashMap<>();

    RecordItems(String entity, List<SampleRecord> records, Optional<Table> table, Optional<Derived> derived) {
        this.entity = entity;
        this.records = records;
        this.schema = table.map(Table::schema);
        this.derived = derived;
    }

    /** Returns the item of the record at a position; nothing if it has none, or none is computed yet. */
    @SuppressWarnings("ReferenceEquality") // the items may be of an older revision, with other records at these numbers
    Optional<MaterializedItem> item(int position) {
        return derived.flatMap(found -> found.materialization().item(entity, position + 1))
                .filter(item -> item.record() == records.get(position));
    }

    /** Returns what an item takes. Only the UI thread may ask. */
    ItemFigures figures(MaterializedItem item) {
        if (figures.size() > MOST_REMEMBERED) {
            figures.clear();
        }
        return figures.computeIfAbsent(item, this::reckon);
    }

    /** Returns what an item takes, without remembering it. Any thread may ask. */
    ItemFigures reckon(MaterializedItem item) {
        return schema.map(table -> ItemFigures.of(table, item)).orElseGet(() -> new ItemFigures(item.sizeBytes(), 0));
    }
}
