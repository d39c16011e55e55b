package dev.keyloom.materialize;

import dev.keyloom.value.AttributeValue;
import java.util.Arrays;
import java.util.Objects;

/**
 * Sorts many items by an index. Items are first put together by partition key with a hash table, so that only distinct
 * partition keys, and then the sort keys within each, are compared: most keys of a single table begin alike, and comparing
 * them is what takes the time.
 */
final class IndexSorter {
    /** From so many items on it pays to sort a collection by its texts' beginnings. */
    private static final int MANY = 16;

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
    static Run sorted(IndexPlan plan, MaterializedItem[] items, Cancellation cancellation) {
        return new IndexSorter(plan, cancellation).sort(items);
    }

    private Run sort(MaterializedItem[] items) {
        Group[] groupOf = new Group[items.length];
        for (int i = 0; i < items.length; i++) {
            cancellation.check(i);
            groupOf[i] = join(items[i]);
        }
        Group[] groups = sortedGroups();
        int[] starts = new int[groups.length + 1];
        for (int i = 0; i < groups.length; i++) {
            groups[i].end = starts[i];
            starts[i + 1] = starts[i] + groups[i].size;
        }
        MaterializedItem[] sorted = new MaterializedItem[items.length];
        for (int i = 0; i < items.length; i++) {
            sorted[groupOf[i].end++] = items[i];
        }
        for (int i = 0; i < groups.length; i++) {
            cancellation.check(i);
            sortCollection(sorted, starts[i], starts[i + 1]);
        }
        return new Run(sorted, starts);
    }

    private void sortCollection(MaterializedItem[] items, int from, int to) {
        if (to - from >= MANY && plan.hasTextSort()) {
            MaterializedItem[] unsorted = Arrays.copyOfRange(items, from, to);
            int[] order = TextSorter.order(texts(unsorted, plan.sortSlots()[0]), cancellation);
            for (int i = 0; i < order.length; i++) {
                items[from + i] = unsorted[order[i]];
            }
        } else if (to - from > 1) {
            Arrays.sort(items, from, to, plan::compareSort);
        }
    }

    private static String[] texts(MaterializedItem[] items, int slot) {
        String[] texts = new String[items.length];
        Arrays.setAll(texts, i -> ((AttributeValue.S) items[i].slot(slot)).value());
        return texts;
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
        Group[] groups = Arrays.stream(table).filter(Objects::nonNull).toArray(Group[]::new);
        if (!plan.hasTextPartition()) {
            Arrays.sort(groups, (a, b) -> plan.comparePartition(a.first, b.first));
            return groups;
        }
        MaterializedItem[] firsts =
                Arrays.stream(groups).map(group -> group.first).toArray(MaterializedItem[]::new);
        int[] order = TextSorter.order(texts(firsts, plan.partitionSlots()[0]), cancellation);
        return Arrays.stream(order).mapToObj(place -> groups[place]).toArray(Group[]::new);
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
