package dev.keyloom.materialize;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;

/**
 * Which items take the place of which: of several with one primary key the record written last stays, as with puts in the
 * order of the file.
 */
final class Overwrites {
    static final Overwrites NONE = new Overwrites(new IdentityHashMap<>());

    private final IdentityHashMap<MaterializedItem, MaterializedItem> winners;

    private Overwrites(IdentityHashMap<MaterializedItem, MaterializedItem> winners) {
        this.winners = winners;
    }

    /**
     * Returns the overwrites among items.
     *
     * @param candidates all items by primary key
     * @param writeOrder the order in which items are written
     */
    static Overwrites among(Run candidates, IndexPlan primary, Comparator<MaterializedItem> writeOrder) {
        IdentityHashMap<MaterializedItem, MaterializedItem> winners = new IdentityHashMap<>();
        MaterializedItem[] items = candidates.items();
        int[] starts = candidates.starts();
        for (int collection = 0; collection + 1 < starts.length; collection++) {
            int first = starts[collection];
            for (int i = first + 1; i <= starts[collection + 1]; i++) {
                if (i == starts[collection + 1] || !primary.sameSort(items[i - 1], items[i])) {
                    if (i - first > 1) {
                        addEqual(Arrays.asList(items).subList(first, i), writeOrder, winners);
                    }
                    first = i;
                }
            }
        }
        return winners.isEmpty() ? NONE : new Overwrites(winners);
    }

    /**
     * Says whether any new item has the primary key of another item.
     *
     * @param candidates all items by primary key, the new ones among them
     */
    static boolean hasAny(Run candidates, MaterializedItem[] fresh, Comparator<MaterializedItem> primaryOrder) {
        MaterializedItem[] items = candidates.items();
        return Arrays.stream(fresh).anyMatch(item -> {
            int found = Arrays.binarySearch(items, item, primaryOrder);
            return items[found] != item
                    || (found > 0 && primaryOrder.compare(items[found - 1], item) == 0)
                    || (found + 1 < items.length && primaryOrder.compare(item, items[found + 1]) == 0);
        });
    }

    boolean isEmpty() {
        return winners.isEmpty();
    }

    boolean has(MaterializedItem item) {
        return !winners.isEmpty() && winners.containsKey(item);
    }

    /** Returns the items that others take the place of. */
    Iterable<MaterializedItem> losers() {
        return winners.keySet();
    }

    /** Returns one message for each item that another takes the place of. */
    List<NotWritten> messages(EntityPlan plan) {
        List<NotWritten> messages = new ArrayList<>();
        winners.forEach((loser, winner) -> {
            if (loser.plan() == plan) {
                messages.add(message(loser, winner));
            }
        });
        return messages;
    }

    private static NotWritten message(MaterializedItem loser, MaterializedItem winner) {
        return new NotWritten(
                loser.entity(), loser.number(), NotWritten.Cause.OVERWRITTEN, Messages.overwritten(winner));
    }

    private static void addEqual(
            List<MaterializedItem> equal,
            Comparator<MaterializedItem> writeOrder,
            IdentityHashMap<MaterializedItem, MaterializedItem> winners) {
        MaterializedItem winner = Collections.max(equal, writeOrder);
        equal.stream().filter(item -> item != winner).forEach(item -> winners.put(item, winner));
    }
}
