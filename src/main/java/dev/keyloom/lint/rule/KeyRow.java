package dev.keyloom.lint.rule;

import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * One mapping of an entity for the base table or an index: where its items lie and how they are ordered there.
 *
 * @param sort without cells where the index has no sort key, or the mapping does not give it
 */
record KeyRow(
        Table table,
        Entity entity,
        IndexRef index,
        int mapping,
        KeyMapping of,
        List<KeyCell> partition,
        List<KeyCell> sort) {
    KeyRow {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
    }

    List<KeyCell> cells() {
        List<KeyCell> cells = new ArrayList<>(partition);
        cells.addAll(sort);
        return cells;
    }

    /** Returns the row as messages name it: {@code Repo}, {@code Repo:fork}. */
    String name() {
        return entity.name() + of.variant().map(variant -> ":" + variant).orElse("");
    }

    boolean isIn(Table otherTable, IndexRef otherIndex) {
        return table.name().equals(otherTable.name()) && index.equals(otherIndex);
    }

    /** Says whether it gives all key attributes of its index, so that items can be in it. */
    boolean isWhole() {
        return table.schema()
                .keyOf(index)
                .filter(key ->
                        key.partition().size() == partition.size() && key.sort().size() == sort.size())
                .isPresent();
    }

    /** Returns the attributes that the templates refer to. */
    Set<String> attributeNames() {
        Set<String> names = new LinkedHashSet<>();
        cells().forEach(cell -> names.addAll(cell.template().attributeNames()));
        return names;
    }
}
