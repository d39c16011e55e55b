package dev.keyloom.gui.uses;

import dev.keyloom.schema.IndexRef;
import java.util.List;

/**
 * An access pattern and what it uses of one table.
 *
 * @param indexes the base table and the indexes that its steps are on, each once, in the order of the schema; at least one
 */
public record PatternUse(int number, String name, List<IndexRef> indexes) {
    public PatternUse {
        indexes = List.copyOf(indexes);
    }
}
