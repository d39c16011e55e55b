package dev.keyloom.gui.records;

import dev.keyloom.gui.records.RecordColumn.AttributeColumn;
import dev.keyloom.gui.records.RecordColumn.FigureColumn;
import dev.keyloom.gui.records.RecordColumn.KeyColumn;
import dev.keyloom.gui.value.ValuePreview;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.KeyOrder;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * In which order the records stand in the grid. Values are compared as their type says, keys as DynamoDB orders them; what
 * has no value comes last either way, and equal values stay in the order of the design.
 */
final class RowOrder {
    private static final int CHECK_EACH = 1024;
    private static final int PREVIEW = 200;

    /** Positions by row, null where rows are positions. */
    private final int @Nullable [] positions;
    /** Rows by position, null where rows are positions. */
    private final int @Nullable [] rows;

    private final int size;

    private RowOrder(int @Nullable [] positions, int size) {
        this.positions = positions;
        this.size = size;
        if (positions == null) {
            rows = null;
        } else {
            int[] inverse = new int[size];
            for (int row = 0; row < size; row++) {
                inverse[positions[row]] = row;
            }
            rows = inverse;
        }
    }

    /** Returns the order of the design. */
    static RowOrder ofDesign(int size) {
        return new RowOrder(null, size);
    }

    /**
     * Returns the order by a column.
     *
     * @throws CancellationException if nobody waits for it any more
     */
    static RowOrder sorted(RecordSort sort, List<SampleRecord> records, RecordItems items, BooleanSupplier cancelled) {
        int size = records.size();
        Object[] keys = new Object[size];
        int position = 0;
        for (SampleRecord record : records) {
            if (position % CHECK_EACH == 0 && cancelled.getAsBoolean()) {
                throw new CancellationException("Sorting records");
            }
            keys[position] = key(sort.column(), record, items, position);
            position++;
        }
        Integer[] order = new Integer[size];
        Arrays.setAll(order, i -> i);
        boolean isAscending = sort.direction() == RecordSort.Direction.ASCENDING;
        Comparator<Integer> byKey = (a, b) -> compare(keys[a], keys[b], isAscending);
        Arrays.sort(order, byKey);
        return new RowOrder(Arrays.stream(order).mapToInt(Integer::intValue).toArray(), size);
    }

    int size() {
        return size;
    }

    /** Returns the position in the design of the record in a row. */
    int position(int row) {
        return positions == null ? row : positions[row];
    }

    /** Returns the row of the record at a position. */
    int row(int position) {
        return rows == null ? position : rows[position];
    }

    private static @Nullable Object key(RecordColumn column, SampleRecord record, RecordItems items, int position) {
        if (column instanceof AttributeColumn attribute) {
            return attribute.value(record).orElse(null);
        }
        Optional<MaterializedItem> item = items.item(position);
        if (column instanceof KeyColumn key) {
            return item.flatMap(key::value).orElse(null);
        }
        return column instanceof FigureColumn figure
                ? item.map(found -> items.reckon(found).figure(figure.figure())).orElse(null)
                : null;
    }

    private static int compare(@Nullable Object a, @Nullable Object b, boolean isAscending) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? 1 : -1;
        }
        int order = a instanceof AttributeValue value && b instanceof AttributeValue other
                ? compareValues(value, other)
                : Long.compare((Long) a, (Long) b);
        return isAscending ? order : -order;
    }

    /** Compares values of all types: numbers, text, binary and booleans by value, what has parts by its number of parts. */
    static int compareValues(AttributeValue a, AttributeValue b) {
        if (a.type() != b.type()) {
            return a.type().compareTo(b.type());
        }
        if (a.type().isKeyType()) {
            return KeyOrder.ASCENDING.compare(a, b);
        }
        if (a instanceof AttributeValue.BOOL x && b instanceof AttributeValue.BOOL y) {
            return Boolean.compare(x.value(), y.value());
        }
        return ValuePreview.of(a, PREVIEW).compareTo(ValuePreview.of(b, PREVIEW));
    }
}
