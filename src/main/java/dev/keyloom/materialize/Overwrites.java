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
     * @param sorted by primary key
     * @param writeOrder the order in which items are written
     */
    static Overwrites among(MaterializedItem[] sorted, IndexPlan primary, Comparator<MaterializedItem> writeOrder) {
        IdentityHashMap<MaterializedItem, MaterializedItem> winners = new IdentityHashMap<>();
        int start = 0;
        for (int i = 1; i <= sorted.length; i++) {
            if (i == sorted.length || !primary.sameKey(sorted[i - 1], sorted[i])) {
                if (i - start > 1) {
                    addRun(Arrays.asList(sorted).subList(start, i), writeOrder, winners);
                }
                start = i;
            }
        }
        return winners.isEmpty() ? NONE : new Overwrites(winners);
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

    private static void addRun(
            List<MaterializedItem> run,
            Comparator<MaterializedItem> writeOrder,
            IdentityHashMap<MaterializedItem, MaterializedItem> winners) {
        MaterializedItem winner = Collections.max(run, writeOrder);
        for (MaterializedItem item : run) {
            if (item != winner) {
                winners.put(item, winner);
            }
        }
    }
}
