package dev.keyloom.capacity;

import dev.keyloom.schema.IndexEntries;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What one write of an item costs in the table and in each index that it touches.
 *
 * @param tableUnits units of the base table, doubled in a transaction
 * @param indexWrites the indexes that are written, in the order of the schema; an index of which nothing projected
 *     changed is not among them
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html">AWS: write capacity units of global
 *     secondary indexes</a>
 */
public record WriteCost(int tableUnits, List<IndexWrite> indexWrites) {
    public WriteCost {
        indexWrites = List.copyOf(indexWrites);
    }

    /**
     * Returns the cost of one put, update or delete.
     *
     * @param before the item that was there, nothing for an insert
     * @param after the item that is there then, nothing for a delete
     * @throws IllegalArgumentException if the primary key of {@code before} and {@code after} differ: that is two writes
     */
    public static WriteCost of(TableSchema table, Optional<Item> before, Optional<Item> after, WriteMode mode) {
        if (before.isPresent() && after.isPresent()) {
            requireSameKey(table, before.get(), after.get());
        }
        List<IndexWrite> indexWrites = new ArrayList<>();
        for (SecondaryIndex index : table.indexes()) {
            indexWrite(table, index, before, after).ifPresent(indexWrites::add);
        }
        return new WriteCost(CapacityUnits.writeUnits(sizeBytes(before), sizeBytes(after), mode), indexWrites);
    }

    /** Returns the index entries written and deleted: 0, 1 or 2 in each index. */
    public int indexWriteCount() {
        return indexWrites.stream().mapToInt(write -> write.kind().writes()).sum();
    }

    public int indexUnits() {
        return indexWrites.stream().mapToInt(IndexWrite::writeUnits).sum();
    }

    public int totalUnits() {
        return tableUnits + indexUnits();
    }

    private static Optional<IndexWrite> indexWrite(
            TableSchema table, SecondaryIndex index, Optional<Item> before, Optional<Item> after) {
        Optional<Item> oldEntry = before.flatMap(item -> IndexEntries.entryOf(table, index, item));
        Optional<Item> newEntry = after.flatMap(item -> IndexEntries.entryOf(table, index, item));
        return kind(index, oldEntry, newEntry)
                .map(kind -> new IndexWrite(index.ref(), kind, units(kind, sizeBytes(oldEntry), sizeBytes(newEntry))));
    }

    private static Optional<IndexWrite.Kind> kind(
            SecondaryIndex index, Optional<Item> oldEntry, Optional<Item> newEntry) {
        if (oldEntry.equals(newEntry)) {
            return Optional.empty();
        }
        if (oldEntry.isEmpty()) {
            return Optional.of(IndexWrite.Kind.INSERTED);
        }
        if (newEntry.isEmpty()) {
            return Optional.of(IndexWrite.Kind.REMOVED);
        }
        boolean keyChanged = differs(index.key().all(), oldEntry.get(), newEntry.get());
        return Optional.of(keyChanged ? IndexWrite.Kind.MOVED : IndexWrite.Kind.UPDATED);
    }

    private static int units(IndexWrite.Kind kind, long oldBytes, long newBytes) {
        return switch (kind) {
            case INSERTED, UPDATED, REMOVED -> CapacityUnits.writeUnits(oldBytes, newBytes, WriteMode.STANDARD);
            case MOVED ->
                CapacityUnits.writeUnits(oldBytes, 0, WriteMode.STANDARD)
                        + CapacityUnits.writeUnits(0, newBytes, WriteMode.STANDARD);
        };
    }

    private static long sizeBytes(Optional<Item> item) {
        return item.map(ItemSize::of).orElse(0L);
    }

    private static void requireSameKey(TableSchema table, Item before, Item after) {
        if (differs(table.key().all(), before, after)) {
            throw new IllegalArgumentException("One write cannot change the primary key: " + before.only(names(table))
                    + " to " + after.only(names(table)));
        }
    }

    private static Set<String> names(TableSchema table) {
        return Set.copyOf(table.key().attributeNames());
    }

    private static boolean differs(List<KeyAttribute> key, Item before, Item after) {
        return key.stream().anyMatch(attribute -> !before.get(attribute.name()).equals(after.get(attribute.name())));
    }
}
