package dev.keyloom.materialize;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/** Brings a sorted run of items up to date: old items stay, go or are replaced in place, new ones are put between them. */
final class IndexMerger {
    private final MaterializedItem[] old;
    private final Successors successors;
    private final MaterializedItem[] merged;
    private int size;

    private IndexMerger(MaterializedItem[] old, int freshCount, Successors successors) {
        this.old = old;
        this.successors = successors;
        this.merged = new MaterializedItem[old.length + freshCount];
    }

    /** What becomes of old items. */
    @FunctionalInterface
    interface Successors {
        /** Returns the item with the same keys that stands for {@code old} now, often itself; null if it goes. */
        @Nullable
        MaterializedItem of(MaterializedItem old);
    }

    /**
     * Returns the old items that stay and the new ones.
     *
     * @param old sorted by {@code order}
     * @param fresh sorted by {@code order}
     */
    static MaterializedItem[] merged(
            MaterializedItem[] old,
            Successors successors,
            MaterializedItem[] fresh,
            Comparator<MaterializedItem> order,
            Cancellation cancellation) {
        if (old.length == 0) {
            return fresh;
        }
        IndexMerger merger = new IndexMerger(old, fresh.length, successors);
        int from = 0;
        for (int i = 0; i < fresh.length; i++) {
            cancellation.check(i);
            int to = insertionPoint(old, from, fresh[i], order);
            merger.copy(from, to);
            merger.merged[merger.size++] = fresh[i];
            from = to;
        }
        merger.copy(from, old.length);
        return Arrays.copyOf(merger.merged, merger.size);
    }

    private void copy(int from, int to) {
        for (int i = from; i < to; i++) {
            MaterializedItem successor = successors.of(old[i]);
            if (successor != null) {
                merged[size++] = successor;
            }
        }
    }

    /** Returns the first place from {@code from} on whose item does not come before {@code item}. */
    private static int insertionPoint(
            MaterializedItem[] sorted, int from, MaterializedItem item, Comparator<MaterializedItem> order) {
        int low = from;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (order.compare(sorted[middle], item) < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
