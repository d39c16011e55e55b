package dev.keyloom.gui.records;

import java.util.NavigableSet;
import java.util.TreeSet;

/**
 * What is selected in the grid: whole records, or a block of their cells.
 *
 * @param positions the records by their positions in the design, not by rows: sorting moves rows
 * @param lead position of the record that the keyboard is on
 * @param column the column that the keyboard is on
 * @param firstColumn first column of the block
 * @param lastColumn last column of the block
 */
record GridSelection(Positions positions, int lead, int column, int firstColumn, int lastColumn) {

    /** Returns one cell. */
    static GridSelection cell(int position, int column) {
        return new GridSelection(Positions.of(position), position, column, column, column);
    }

    boolean has(int position) {
        return positions.has(position);
    }

    boolean hasColumn(int at) {
        return firstColumn <= at && at <= lastColumn;
    }

    boolean isWhole(int columns) {
        return firstColumn == 0 && lastColumn == columns - 1;
    }

    NavigableSet<Integer> sorted() {
        NavigableSet<Integer> all = new TreeSet<>();
        positions.set().stream().forEach(all::add);
        return all;
    }
}
