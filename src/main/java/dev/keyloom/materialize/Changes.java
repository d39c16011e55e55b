package dev.keyloom.materialize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What an update does to a table's items: which are new, which old ones go, and which are replaced by an item with the same
 * keys (its record moved to another number).
 */
final class Changes {
    /** To find one item by its key takes about as long as to pass so many. */
    static final int SEARCH_COST = 16;

    private final List<MaterializedItem> fresh = new ArrayList<>();
    private final List<MaterializedItem> leaving = new ArrayList<>();
    /** By old record number − 1, for the plans whose items do not all stay. */
    private final IdentityHashMap<EntityPlan, @Nullable MaterializedItem[]> successors = new IdentityHashMap<>();

    /** Adds an item that was not there before. */
    void add(MaterializedItem item) {
        fresh.add(item);
    }

    /** Lets all items of an entity go. */
    void drop(EntityItems old) {
        replace(old, new MaterializedItem[old.records().size()]);
    }

    /**
     * Lets other items stand for those of an entity.
     *
     * @param newItems by old record number − 1, often the item itself; null: the old one goes
     */
    void replace(EntityItems old, @Nullable MaterializedItem[] newItems) {
        int leavingBefore = leaving.size();
        for (int number = 1; number <= newItems.length; number++) {
            MaterializedItem item = old.item(number);
            if (item != null && newItems[number - 1] != item) {
                leaving.add(item);
            }
        }
        if (leaving.size() > leavingBefore) {
            successors.put(old.plan(), newItems);
        }
    }

    boolean isEmpty() {
        return fresh.isEmpty() && leaving.isEmpty();
    }

    MaterializedItem[] fresh() {
        return fresh.toArray(MaterializedItem[]::new);
    }

    /** Returns the item that stands for an old one now, often itself; null if there is none. */
    @Nullable
    MaterializedItem successor(MaterializedItem old) {
        @Nullable MaterializedItem[] ofPlan = successors.get(old.plan());
        return ofPlan == null ? old : ofPlan[old.number() - 1];
    }

    /**
     * Returns where the items of an index are that go or are replaced, ascending.
     *
     * @param items all with different keys, in the order of the index
     */
    int[] affected(IndexPlan index, MaterializedItem[] items, Comparator<MaterializedItem> order) {
        if (leaving.size() > items.length / SEARCH_COST) {
            return IntStream.range(0, items.length)
                    .filter(i -> successor(items[i]) != items[i])
                    .toArray();
        }
        return leaving.stream()
                .filter(index::contains)
                .mapToInt(item -> Arrays.binarySearch(items, item, order))
                .sorted()
                .toArray();
    }

    /** Says whether an index holds any item that comes or goes. */
    boolean touch(IndexPlan index) {
        return anyIn(index, fresh) || anyIn(index, leaving);
    }

    private static boolean anyIn(IndexPlan index, List<MaterializedItem> items) {
        return items.stream().anyMatch(index::contains);
    }
}
