package dev.keyloom.gui.keys;

/**
 * A place in the grid.
 *
 * @param row from 0
 * @param column from 0; −1 is the column of entities
 */
record GridCursor(int row, int column) {
    static final int ENTITY_COLUMN = -1;

    boolean isEntity() {
        return column == ENTITY_COLUMN;
    }
}
