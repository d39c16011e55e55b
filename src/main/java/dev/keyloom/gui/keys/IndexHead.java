package dev.keyloom.gui.keys;

import dev.keyloom.gui.uses.PatternUse;
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
 * @param patterns the access patterns that use it, by number
 * @param columns its columns, at least one
 */
record IndexHead(
        IndexRef index,
        Kind kind,
        Optional<Projection> projection,
        OptionalInt items,
        List<PatternUse> patterns,
        List<KeyColumn> columns) {
    IndexHead {
        patterns = List.copyOf(patterns);
        columns = List.copyOf(columns);
    }

    /** Returns the numbers of the patterns, ascending. */
    List<Integer> patternNumbers() {
        return patterns.stream().map(PatternUse::number).toList();
    }

    /** What a group of columns stands for. */
    enum Kind {
        BASE_TABLE,
        GLOBAL,
        LOCAL
    }
}
