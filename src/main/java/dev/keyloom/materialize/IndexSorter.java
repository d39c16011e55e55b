package dev.keyloom.materialize;

import java.util.Arrays;
import java.util.Comparator;

/**
 * Sorts many items by an index. Items are first put together by partition key with a hash table, so that only distinct
 * partition keys, and then the sort keys within each, are compared: most keys of a single table begin alike, and comparing
 * them is what takes the time.
 */
final class IndexSorter {
    private final IndexPlan plan;
    private final Cancellation cancellation;
    private Group[] table = new Group[1024];
    private int groupCount;

    private IndexSorter(IndexPlan plan, Cancellation cancellation) {
        this.plan = plan;
        this.cancellation = cancellation;
    }

    /**
     * Returns the items of the index in its order, those with equal keys in the order given. Items of one collection share
     * their partition key values afterwards.
     */
    static MaterializedItem[] sorted(IndexPlan plan, MaterializedItem[] items, Cancellation cancellation) {
        return new IndexSorter(plan, cancellation).sort(items);
    }

    private MaterializedItem[] sort(MaterializedItem[] items) {
        Group[] groupOf = new Group[items.length];
        for (int i = 0; i < items.length; i++) {
            cancellation.check(i);
            groupOf[i] = join(items[i]);
        }
        Group[] groups = sortedGroups();
        int offset = 0;
        for (Group group : groups) {
            group.end = offset;
            offset += group.size;
        }
        MaterializedItem[] sorted = new MaterializedItem[items.length];
        for (int i = 0; i < items.length; i++) {
            sorted[groupOf[i].end++] = items[i];
        }
        Comparator<MaterializedItem> order = plan::compareSort;
        for (int i = 0; i < groups.length; i++) {
            cancellation.check(i);
            Group group = groups[i];
            if (group.size > 1) {
                Arrays.sort(sorted, group.end - group.size, group.end, order);
            }
        }
        return sorted;
    }

    private Group join(MaterializedItem item) {
        int hash = spread(plan.partitionHash(item));
        int at = hash & (table.length - 1);
        while (table[at] != null) {
            Group group = table[at];
            if (group.hash == hash && plan.samePartition(group.first, item)) {
                for (int slot : plan.partitionSlots()) {
                    item.share(group.first.slot(slot));
                }
                group.size++;
                return group;
            }
            at = (at + 1) & (table.length - 1);
        }
        Group group = new Group(item, hash);
        table[at] = group;
        groupCount++;
        if (groupCount * 2 > table.length) {
            grow();
        }
        return group;
    }

    private void grow() {
        Group[] old = table;
        table = new Group[old.length * 2];
        for (Group group : old) {
            if (group != null) {
                int at = group.hash & (table.length - 1);
                while (table[at] != null) {
                    at = (at + 1) & (table.length - 1);
                }
                table[at] = group;
            }
        }
    }

    private Group[] sortedGroups() {
        Group[] groups = new Group[groupCount];
        int count = 0;
        for (Group group : table) {
            if (group != null) {
                groups[count++] = group;
            }
        }
        Arrays.sort(groups, (a, b) -> plan.comparePartition(a.first, b.first));
        return groups;
    }

    private static int spread(int hash) {
        return hash ^ (hash >>> 16);
    }

    /** The items with one partition key. */
    private static final class Group {
        private final MaterializedItem first;
        private final int hash;
        private int size = 1;
        /** Behind the last item placed so far. */
        private int end;

        Group(MaterializedItem first, int hash) {
            this.first = first;
            this.hash = hash;
        }
    }
}
