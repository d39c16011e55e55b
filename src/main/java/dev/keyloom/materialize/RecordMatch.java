package dev.keyloom.materialize;

import dev.keyloom.model.SampleRecord;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds an entity's old records again in its new list, by identity. What is alike at both ends is passed quickly, so that an
 * edit of one record among many costs little.
 */
@SuppressWarnings("ReferenceEquality") // comparing all values of all records is what this saves
final class RecordMatch {
    private final EntityItems old;
    private final List<SampleRecord> records;
    /** By new record number − 1; null: to be rendered. */
    private final @Nullable MaterializedItem[] items;
    /** By old record number − 1; null: gone. */
    private final @Nullable MaterializedItem[] successors;

    RecordMatch(EntityItems old, List<SampleRecord> records) {
        this.old = old;
        this.records = records;
        this.items = new MaterializedItem[records.size()];
        this.successors = new MaterializedItem[old.records().size()];
        int oldEnd = old.records().size();
        int end = records.size();
        int start = 0;
        while (start < Math.min(oldEnd, end) && old.records().get(start) == records.get(start)) {
            keep(start, start);
            start++;
        }
        while (oldEnd > start && end > start && old.records().get(oldEnd - 1) == records.get(end - 1)) {
            oldEnd--;
            end--;
            keep(oldEnd, end);
        }
        matchBetween(start, oldEnd, end);
    }

    /** Returns the items that are known already, by new record number − 1; null: to be rendered. The caller's to fill. */
    @Nullable
    MaterializedItem[] items() {
        return items;
    }

    /** Returns what stands for each old item, by old record number − 1; null: it is gone. */
    @Nullable
    MaterializedItem[] successors() {
        return successors;
    }

    private void matchBetween(int start, int oldEnd, int end) {
        if (start == oldEnd || start == end) {
            return;
        }
        IdentityHashMap<SampleRecord, Integer> oldPositions = new IdentityHashMap<>();
        for (int i = start; i < oldEnd; i++) {
            oldPositions.put(old.records().get(i), i);
        }
        for (int i = start; i < end; i++) {
            Integer oldPosition = oldPositions.remove(records.get(i));
            if (oldPosition != null) {
                keep(oldPosition, i);
            }
        }
    }

    private void keep(int oldPosition, int position) {
        MaterializedItem item = old.item(oldPosition + 1);
        if (item != null) {
            items[position] = oldPosition == position ? item : item.renumbered(position + 1);
            successors[oldPosition] = items[position];
        }
    }
}
