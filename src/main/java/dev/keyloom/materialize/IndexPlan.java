package dev.keyloom.materialize;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.KeyOrder;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Where the key of the base table or of an index lies in an item's slots, and the order it makes. */
final class IndexPlan {
    private final IndexRef ref;
    private final KeySchema key;
    private final int[] partition;
    private final int[] sort;

    IndexPlan(IndexRef ref, KeySchema key, int[] partition, int[] sort) {
        this.ref = ref;
        this.key = key;
        this.partition = partition;
        this.sort = sort;
    }

    IndexRef ref() {
        return ref;
    }

    KeySchema key() {
        return key;
    }

    int[] partitionSlots() {
        return partition;
    }

    int[] sortSlots() {
        return sort;
    }

    /** Says whether the partition key is one attribute of type S. */
    boolean hasTextPartition() {
        return isText(key.partition());
    }

    /** Says whether the sort key is one attribute of type S. */
    boolean hasTextSort() {
        return isText(key.sort());
    }

    /** Says whether an item has all key attributes, and so is in the index. */
    boolean contains(MaterializedItem item) {
        return hasAll(item, partition) && hasAll(item, sort);
    }

    List<AttributeValue> partitionOf(MaterializedItem item) {
        return valuesOf(item, partition);
    }

    int partitionHash(MaterializedItem item) {
        int hash = 0;
        for (int slot : partition) {
            hash = 31 * hash + item.slot(slot).hashCode();
        }
        return hash;
    }

    boolean samePartition(MaterializedItem a, MaterializedItem b) {
        return same(a, b, partition);
    }

    boolean sameSort(MaterializedItem a, MaterializedItem b) {
        return same(a, b, sort);
    }

    int comparePartition(MaterializedItem a, MaterializedItem b) {
        return compare(a, b, partition);
    }

    int comparePartition(MaterializedItem item, List<AttributeValue> values) {
        for (int i = 0; i < partition.length; i++) {
            int order = KeyOrder.ASCENDING.compare(item.slot(partition[i]), values.get(i));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    int compareSort(MaterializedItem a, MaterializedItem b) {
        return compare(a, b, sort);
    }

    /** Returns the order by partition key, sort key and, where these are equal, the key of the base table. */
    Comparator<MaterializedItem> order(IndexPlan primary) {
        Comparator<MaterializedItem> own = this::comparePartition;
        own = own.thenComparing(this::compareSort);
        return this == primary ? own : own.thenComparing(primary.order(primary));
    }

    private static boolean isText(List<KeyAttribute> attributes) {
        return attributes.size() == 1 && attributes.get(0).type() == AttributeType.S;
    }

    private static boolean hasAll(MaterializedItem item, int[] slots) {
        for (int slot : slots) {
            if (!item.hasSlot(slot)) {
                return false;
            }
        }
        return true;
    }

    private static boolean same(MaterializedItem a, MaterializedItem b, int[] slots) {
        for (int slot : slots) {
            AttributeValue x = a.slot(slot);
            AttributeValue y = b.slot(slot);
            if (x != y && !x.equals(y)) {
                return false;
            }
        }
        return true;
    }

    private static int compare(MaterializedItem a, MaterializedItem b, int[] slots) {
        for (int slot : slots) {
            int order = KeyOrder.ASCENDING.compare(a.slot(slot), b.slot(slot));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }

    private static List<AttributeValue> valuesOf(MaterializedItem item, int[] slots) {
        List<AttributeValue> values = new ArrayList<>(slots.length);
        for (int slot : slots) {
            values.add(item.slot(slot));
        }
        return List.copyOf(values);
    }
}
