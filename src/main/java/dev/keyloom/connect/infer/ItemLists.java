package dev.keyloom.connect.infer;

import dev.keyloom.value.Item;
import java.util.Collection;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/** Differences of lists of items, by identity: comparing the values of a hundred thousand items would take too long. */
final class ItemLists {
    private ItemLists() {}

    /** Returns the items that are not among {@code removed}, in order. */
    static List<Item> without(List<Item> items, Collection<Item> removed) {
        if (removed.isEmpty()) {
            return items;
        }
        Set<Item> gone = Collections.newSetFromMap(new IdentityHashMap<>());
        gone.addAll(removed);
        return items.stream().filter(item -> !gone.contains(item)).toList();
    }

    /** Returns each item once, in order. */
    static List<Item> distinct(Collection<Item> items) {
        Set<Item> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        return items.stream().filter(seen::add).toList();
    }
}
