package dev.keyloom.gui.keys;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.Projection;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The heading of a group of columns.
 *
 * @param projection what the index holds; absent for the base table
 * @param items number of items in it; absent while they are not computed yet
 * @param patterns numbers of the access patterns that use it, ascending
 * @param columns its columns, at least one
 */
record IndexHead(
        IndexRef index,
        Kind kind,
        Optional<Projection> projection,
        OptionalInt items,
        List<Integer> patterns,
        List<KeyColumn> columns) {
    IndexHead {
        patterns = List.copyOf(patterns);
        columns = List.copyOf(columns);
    }

    /** What a group of columns stands for. */
    enum Kind {
        BASE_TABLE,
        GLOBAL,
        LOCAL
    }
}
