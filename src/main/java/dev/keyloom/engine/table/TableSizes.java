package dev.keyloom.engine.table;

import dev.keyloom.engine.Table;
import dev.keyloom.engine.storage.KeyRange;
import dev.keyloom.engine.storage.StoreKeys;
import dev.keyloom.engine.storage.StoreReader;
import dev.keyloom.schema.IndexEntries;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;
import java.util.HashMap;
import java.util.Map;

/**
 * How many items a table and its indexes hold, and how many bytes. Counts are exact. Bytes are exact up to a thousand
 * items; of more, the thousand that come first in the order of hashes, which is as good as at random, stand for all: the
 * service's own figures are hours old, and measuring all would hold up writers.
 *
 * @param indexes by the name of the index
 */
record TableSizes(Size table, Map<String, Size> indexes) {
    private static final int SAMPLE = 1000;
    private static final Size EMPTY_SIZE = new Size(0, 0);

    /** The sizes of a table without items. */
    static final TableSizes EMPTY = new TableSizes(EMPTY_SIZE, Map.of());

    TableSizes {
        indexes = Map.copyOf(indexes);
    }

    /** A number of items, and their bytes together. */
    record Size(long items, long bytes) {}

    Size index(String name) {
        return indexes.getOrDefault(name, EMPTY_SIZE);
    }

    /** Measures a table that items can be read of. */
    static TableSizes of(Table table, StoreReader reader) {
        Map<String, Size> indexes = new HashMap<>();
        for (SecondaryIndex index : table.schema().indexes()) {
            indexes.put(index.name(), measure(table, index.ref(), reader));
        }
        return new TableSizes(measure(table, IndexRef.PRIMARY, reader), indexes);
    }

    private static Size measure(Table table, IndexRef ref, StoreReader reader) {
        long[] sampled = {0, 0};
        KeyRange all = StoreKeys.all();
        reader.visit(table.map(ref), all.from(), all.to(), true, (key, stored) -> {
            sampled[0]++;
            sampled[1] += table.schema()
                    .index(ref)
                    .map(index -> entryBytes(table, index, stored.item()))
                    .orElse((long) stored.bytes());
            return sampled[0] < SAMPLE;
        });
        long items = reader.count(table.map(ref));
        boolean isWhole = sampled[0] >= items;
        return new Size(items, isWhole ? sampled[1] : Math.round(sampled[1] * ((double) items / sampled[0])));
    }

    private static long entryBytes(Table table, SecondaryIndex index, Item item) {
        return ItemSize.of(IndexEntries.projected(table.schema(), index, item));
    }
}
