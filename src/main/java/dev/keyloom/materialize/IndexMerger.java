package dev.keyloom.materialize;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Brings a run of items up to date: some old items go or are replaced in place, new ones are put between them. What lies
 * between the places that change is copied without being looked at.
 */
final class IndexMerger {
    private final IndexPlan plan;
    private final Run old;
    private final boolean[] oldOpening;
    private final Successors successors;
    /** Positions of old items that go or are replaced, ascending. */
    private final int[] affected;

    private final MaterializedItem[] merged;
    private final boolean[] opening;
    private int size;
    private int nextAffected;
    /** Whether the neighbour of the item that comes next has changed. */
    private boolean atSeam = true;

    private IndexMerger(IndexPlan plan, Run old, int freshCount, int[] affected, Successors successors) {
        this.plan = plan;
        this.old = old;
        this.oldOpening = old.opening();
        this.successors = successors;
        this.affected = affected;
        this.merged = new MaterializedItem[old.size() + freshCount];
        this.opening = new boolean[merged.length];
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
     * @param affected ascending positions of the old items that have another successor than themselves
     * @param fresh sorted by {@code order}
     * @param order the order of the index, that of the primary key where it leaves items equal
     */
    static Run merged(
            IndexPlan plan,
            Run old,
            int[] affected,
            Successors successors,
            MaterializedItem[] fresh,
            Comparator<MaterializedItem> order,
            Cancellation cancellation) {
        IndexMerger merger = new IndexMerger(plan, old, fresh.length, affected, successors);
        int from = 0;
        for (int i = 0; i < fresh.length; i++) {
            cancellation.check(i);
            int to = insertionPoint(old.items(), from, fresh[i], order);
            merger.takeOld(from, to);
            merger.takeNew(fresh[i]);
            from = to;
        }
        merger.takeOld(from, old.size());
        return Run.of(Arrays.copyOf(merger.merged, merger.size), merger.opening);
    }

    private void takeOld(int from, int to) {
        int next = from;
        while (nextAffected < affected.length && affected[nextAffected] < to) {
            int position = affected[nextAffected++];
            copy(next, position);
            MaterializedItem successor = successors.of(old.items()[position]);
            if (successor == null) {
                atSeam = true;
            } else {
                copy(position, position + 1);
                merged[size - 1] = successor;
            }
            next = position + 1;
        }
        copy(next, to);
    }

    private void copy(int from, int to) {
        if (from == to) {
            return;
        }
        System.arraycopy(old.items(), from, merged, size, to - from);
        System.arraycopy(oldOpening, from, opening, size, to - from);
        if (atSeam) {
            opening[size] = opensCollection();
            atSeam = false;
        }
        size += to - from;
    }

    private void takeNew(MaterializedItem item) {
        merged[size] = item;
        opening[size] = opensCollection();
        size++;
        atSeam = true;
    }

    private boolean opensCollection() {
        return size == 0 || !plan.samePartition(merged[size - 1], merged[size]);
    }

    /**
     * Returns the first place from {@code from} on whose item does not come before {@code item}. The steps grow, so that near
     * places are found quickly and far ones too.
     */
    private static int insertionPoint(
            MaterializedItem[] sorted, int from, MaterializedItem item, Comparator<MaterializedItem> order) {
        int low = from;
        int high = from;
        int step = 1;
        while (high < sorted.length && order.compare(sorted[high], item) < 0) {
            low = high + 1;
            high = low + step;
            step *= 2;
        }
        high = Math.min(high, sorted.length);
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
