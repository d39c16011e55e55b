package dev.keyloom.engine.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a visit gives, as a list. */
final class Visits {
    private Visits() {}

    static List<Map.Entry<StoreKey, StoredItem>> of(ItemTree tree, StoreKey from, StoreKey to, boolean forward) {
        List<Map.Entry<StoreKey, StoredItem>> visited = new ArrayList<>();
        tree.visit(from, to, forward, (key, item) -> visited.add(Map.entry(key, item)));
        return visited;
    }

    static List<Map.Entry<StoreKey, StoredItem>> of(StoreReader reader, MapName map, KeyRange range, boolean forward) {
        List<Map.Entry<StoreKey, StoredItem>> visited = new ArrayList<>();
        reader.visit(map, range, forward, (key, item) -> visited.add(Map.entry(key, item)));
        return visited;
    }
}
