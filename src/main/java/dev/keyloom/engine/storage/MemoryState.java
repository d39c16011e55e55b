package dev.keyloom.engine.storage;

import dev.keyloom.value.Item;
import dev.keyloom.value.Utf8;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a store in memory holds at one time. Never changed.
 *
 * @param places where a map's tree is
 */
@SuppressWarnings("ArrayRecordComponent") // copied before it is changed, and compared by nobody
record MemoryState(SortedMap<String, Item> catalogue, Map<MapName, Integer> places, ItemTree[] trees) {
    static MemoryState empty() {
        return new MemoryState(Collections.unmodifiableSortedMap(new TreeMap<>(Utf8.ORDER)), Map.of(), new ItemTree[0]);
    }

    boolean has(MapName map) {
        return places.containsKey(map);
    }

    /** @throws IllegalArgumentException if there is no such map */
    ItemTree tree(MapName map) {
        return trees[place(map)];
    }

    /** @throws IllegalArgumentException if there is no such map */
    int place(MapName map) {
        Integer place = places.get(map);
        if (place == null) {
            throw new MissingMapException(map);
        }
        return place;
    }

    MemoryState withCatalogue(SortedMap<String, Item> changed) {
        return new MemoryState(Collections.unmodifiableSortedMap(changed), places, trees);
    }

    /** @throws IllegalArgumentException if there is such a map */
    MemoryState withMap(MapName map) {
        if (places.containsKey(map)) {
            throw new IllegalArgumentException("There is a map " + map + " already");
        }
        Map<MapName, Integer> more = new HashMap<>(places);
        more.put(map, trees.length);
        return new MemoryState(catalogue, more, TreeNode.inserted(trees, trees.length, ItemTree.EMPTY));
    }

    /** @throws IllegalArgumentException if there is no such map */
    MemoryState withoutMap(MapName map) {
        int place = place(map);
        Map<MapName, Integer> fewer = new HashMap<>();
        places.forEach((name, old) -> {
            if (old != place) {
                fewer.put(name, old > place ? old - 1 : old);
            }
        });
        return new MemoryState(catalogue, fewer, TreeNode.removed(trees, place));
    }

    /** Returns the same with trees of its own, to be changed until it is seen by others. */
    MemoryState withOwnTrees() {
        return new MemoryState(catalogue, places, trees.clone());
    }
}
