package dev.keyloom.gui.keys;

import dev.keyloom.gui.document.Selection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The chart of one table, as the grid shows it.
 *
 * @param table name of the table; empty if the design has none
 * @param columns those of all heads in order
 */
record KeyChart(Optional<String> table, List<IndexHead> heads, List<KeyColumn> columns, List<KeyRow> rows) {
    static final KeyChart EMPTY = new KeyChart(Optional.empty(), List.of(), List.of(), List.of());

    KeyChart {
        heads = List.copyOf(heads);
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    ChartCell cell(int row, int column) {
        return rows.get(row).cells().get(column);
    }

    /** Returns the first row of an entity. */
    OptionalInt rowOf(String entity) {
        return IntStream.range(0, rows.size())
                .filter(row -> rows.get(row).entity().equals(entity))
                .findFirst();
    }

    OptionalInt rowOf(KeyRow.Key key) {
        return IntStream.range(0, rows.size())
                .filter(row -> rows.get(row).key().equals(key))
                .findFirst();
    }

    /** Returns the first row and the column that show the template at an address. */
    Optional<GridCursor> find(Selection.KeyCell address) {
        for (int column = 0; column < columns.size(); column++) {
            if (columns.get(column).holds(address)) {
                for (int row = 0; row < rows.size(); row++) {
                    if (cell(row, column).address().equals(address)) {
                        return Optional.of(new GridCursor(row, column));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** Returns the head of a column. */
    IndexHead headOf(int column) {
        KeyColumn wanted = columns.get(column);
        return heads.stream()
                .filter(head -> head.index().equals(wanted.index()))
                .findFirst()
                .orElseThrow();
    }

    KeyChart withRows(List<KeyRow> newRows) {
        return new KeyChart(table, heads, columns, newRows);
    }
}
