package dev.keyloom.gui.records;

/**
 * By what the rows are sorted.
 *
 * @param column name of the column; of two columns with one name, the first
 */
record RecordSort(RecordColumn column, Direction direction) {
    enum Direction {
        ASCENDING,
        DESCENDING
    }

    RecordSort turned() {
        return new RecordSort(column, direction == Direction.ASCENDING ? Direction.DESCENDING : Direction.ASCENDING);
    }
}
