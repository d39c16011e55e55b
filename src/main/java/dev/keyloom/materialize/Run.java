package dev.keyloom.materialize;

import java.util.Arrays;

/** Items in the order of an index, and where each item collection begins. Neither array is changed after it is made. */
final class Run {
    static final Run EMPTY = new Run(new MaterializedItem[0], new int[] {0});

    private final MaterializedItem[] items;
    /** The position of each collection's first item; one more at the end. */
    private final int[] starts;

    Run(MaterializedItem[] items, int[] starts) {
        this.items = items;
        this.starts = starts;
    }

    /** Returns the run of items that are in the order of an index. */
    static Run of(IndexPlan plan, MaterializedItem[] items) {
        boolean[] opening = new boolean[items.length];
        for (int i = 0; i < items.length; i++) {
            opening[i] = i == 0 || !plan.samePartition(items[i - 1], items[i]);
        }
        return of(items, opening);
    }

    /** Returns the run of items of which some open a collection. */
    static Run of(MaterializedItem[] items, boolean[] opening) {
        int[] starts = new int[items.length + 1];
        int count = 0;
        for (int i = 0; i < items.length; i++) {
            if (opening[i]) {
                starts[count++] = i;
            }
        }
        starts[count] = items.length;
        return new Run(items, Arrays.copyOf(starts, count + 1));
    }

    MaterializedItem[] items() {
        return items;
    }

    int[] starts() {
        return starts;
    }

    int size() {
        return items.length;
    }

    /** Returns a new array that says of each position whether a collection begins there. */
    boolean[] opening() {
        boolean[] opening = new boolean[items.length];
        for (int i = 0; i + 1 < starts.length; i++) {
            opening[starts[i]] = true;
        }
        return opening;
    }
}
