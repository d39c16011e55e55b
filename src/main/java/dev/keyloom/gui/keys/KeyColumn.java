package dev.keyloom.gui.keys;

import dev.keyloom.edit.KeyEdit;
import dev.keyloom.gui.document.Selection;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;

/**
 * A column of the chart: one key attribute of the base table or of an index.
 *
 * @param position which of the role's key attributes, from 0
 */
record KeyColumn(IndexRef index, KeyEdit.Role role, int position, KeyAttribute attribute) {

    /** Returns the address of the cell in this column for one mapping of an entity. */
    Selection.KeyCell address(String entity, int variant) {
        Selection.KeyRole selected = switch (role) {
            case PARTITION -> Selection.KeyRole.PARTITION;
            case SORT -> Selection.KeyRole.SORT;
        };
        return new Selection.KeyCell(entity, index, variant, selected, position);
    }

    /** Says whether a cell's address lies in this column. */
    boolean holds(Selection.KeyCell address) {
        return address(address.entity(), address.variant()).equals(address);
    }
}
