package dev.keyloom.engine.storage;

import dev.keyloom.value.Item;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Makes the next state of a store in memory, while it reads the one before. */
final class MemoryWriter extends MemoryReader implements StoreWriter {
    private final ItemShapes shapes;
    private MemoryState next;
    private @Nullable StoredItem lastPut;
    private @Nullable StoredItem lastKept;

    MemoryWriter(MemoryState before, ItemShapes shapes) {
        super(before);
        this.next = before.withOwnTrees();
        this.shapes = shapes;
    }

    MemoryState next() {
        return next;
    }

    @Override
    public boolean isSlow() {
        return false;
    }

    @Override
    public void putCatalogue(String name, Item entry) {
        SortedMap<String, Item> changed = new TreeMap<>(next.catalogue());
        changed.put(name, entry);
        next = next.withCatalogue(changed);
    }

    @Override
    public void removeCatalogue(String name) {
        SortedMap<String, Item> changed = new TreeMap<>(next.catalogue());
        changed.remove(name);
        next = next.withCatalogue(changed);
    }

    @Override
    public void createMap(MapName map) {
        next = next.withMap(map);
    }

    @Override
    public void dropMap(MapName map) {
        next = next.withoutMap(map);
    }

    @Override
    public void put(MapName table, StoreKey key, StoredItem item) {
        int place = next.place(table);
        next.trees()[place] = next.trees()[place].with(key, kept(item));
    }

    @Override
    public void remove(MapName table, StoreKey key) {
        int place = next.place(table);
        next.trees()[place] = next.trees()[place].without(key);
    }

    @Override
    public void putIndex(MapName index, StoreKey key, StoreKey baseKey, StoredItem item) {
        put(index, key, item);
    }

    @Override
    public void removeIndex(MapName index, StoreKey key) {
        remove(index, key);
    }

    /** Table and indexes hold the very same object. */
    @SuppressWarnings("ReferenceEquality") // the very object that was put just now
    private StoredItem kept(StoredItem item) {
        StoredItem kept = lastKept;
        if (kept == null || item != lastPut) {
            kept = shapes.share(item);
            lastPut = item;
            lastKept = kept;
        }
        return kept;
    }
}
