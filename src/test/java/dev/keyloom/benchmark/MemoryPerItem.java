package dev.keyloom.benchmark;

import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.storage.StoredItem;
import java.lang.ref.Reference;
import java.util.Locale;

/** Prints how much heap an item of 1 KB takes in the store in memory, measured after garbage collections. */
public final class MemoryPerItem {
    private static final int COLLECTIONS = 4;

    private MemoryPerItem() {}

    /** @param arguments the number of items, 100,000 if there is none */
    public static void main(String[] arguments) {
        int items = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 100_000;
        // Once small, so that classes and constants are loaded before it is counted.
        StoreItems.load(new MemoryStorage(), 1000);
        long empty = usedBytes();
        MemoryStorage storage = new MemoryStorage();
        StoreItems.load(storage, items);
        System.out.printf(
                Locale.ROOT,
                "%,d items of %d bytes: %d bytes of heap each%n",
                items,
                StoredItem.of(StoreItems.item(items / 2, 0)).bytes(),
                (usedBytes() - empty) / items);
        Reference.reachabilityFence(storage);
    }

    private static long usedBytes() {
        Runtime runtime = Runtime.getRuntime();
        for (int i = 0; i < COLLECTIONS; i++) {
            runtime.gc();
        }
        return runtime.totalMemory() - runtime.freeMemory();
    }
}
