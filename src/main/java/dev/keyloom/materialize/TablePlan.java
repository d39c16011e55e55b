package dev.keyloom.materialize;

import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table's key attributes, numbered: an item keeps its key values in an array, and slot n of it is the n-th key attribute
 * of the table and its indexes.
 */
final class TablePlan {
    private final TableSchema schema;
    private final Optional<String> typeAttribute;
    private final List<KeyAttribute> slots;
    /** Slots + 1 by the hash of their names, with room enough that most other names meet an empty place. */
    private final int[] slotsByHash;

    private final List<IndexPlan> indexes;

    TablePlan(Table table) {
        schema = table.schema();
        typeAttribute = table.typeAttribute();
        slots = List.copyOf(schema.keyAttributes());
        slotsByHash = slotsByHash(slots);
        List<IndexPlan> plans = new ArrayList<>();
        plans.add(indexPlan(IndexRef.PRIMARY, schema.key()));
        for (SecondaryIndex index : schema.indexes()) {
            plans.add(indexPlan(index.ref(), index.key()));
        }
        indexes = List.copyOf(plans);
    }

    /** Says whether items of this plan are items of {@code table} too. */
    boolean fits(Table table) {
        return schema.equals(table.schema()) && typeAttribute.equals(table.typeAttribute());
    }

    TableSchema schema() {
        return schema;
    }

    Optional<String> typeAttribute() {
        return typeAttribute;
    }

    List<KeyAttribute> slots() {
        return slots;
    }

    /** Returns the slot of a key attribute, −1 if no key has an attribute of this name. */
    int slotOf(String attributeName) {
        // Asked for every attribute of every record.
        for (int at = attributeName.hashCode() & (slotsByHash.length - 1);
                slotsByHash[at] > 0;
                at = at + 1 & (slotsByHash.length - 1)) {
            int slot = slotsByHash[at] - 1;
            if (slots.get(slot).name().equals(attributeName)) {
                return slot;
            }
        }
        return -1;
    }

    /** Returns the base table, then the indexes in the order of the schema. */
    List<IndexPlan> indexes() {
        return indexes;
    }

    IndexPlan primary() {
        return indexes.get(0);
    }

    Optional<IndexPlan> index(IndexRef ref) {
        return indexes.stream().filter(index -> index.ref().equals(ref)).findFirst();
    }

    private IndexPlan indexPlan(IndexRef ref, KeySchema key) {
        return new IndexPlan(ref, key, slotsOf(key.partition()), slotsOf(key.sort()));
    }

    private int[] slotsOf(List<KeyAttribute> attributes) {
        return attributes.stream()
                .mapToInt(attribute -> slotOf(attribute.name()))
                .toArray();
    }

    private static int[] slotsByHash(List<KeyAttribute> slots) {
        int[] table = new int[Integer.highestOneBit(slots.size()) * 16];
        for (int slot = 0; slot < slots.size(); slot++) {
            int at = slots.get(slot).name().hashCode() & (table.length - 1);
            while (table[at] > 0) {
                at = at + 1 & (table.length - 1);
            }
            table[at] = slot + 1;
        }
        return table;
    }
}
