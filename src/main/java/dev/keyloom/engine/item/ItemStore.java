package dev.keyloom.engine.item;

import dev.keyloom.engine.ItemChanges;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableIndex;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoreWriter;
import dev.keyloom.engine.storage.StoredItem;
import java.util.Optional;

/** Changes items together with all the indexes that hold them. Every change of an item goes through here. */
public final class ItemStore {
    private final ItemChanges changes;

    /** @param changes is told of each change */
    public ItemStore(ItemChanges changes) {
        this.changes = changes;
    }

    /**
     * Makes {@code after} of {@code before}, which is what the store holds under the key. Where a writing waits for the
     * disk, what stays equal is not written, and nobody is told of it.
     */
    public void change(
            StoreWriter writer, Table table, StoreKey key, Optional<StoredItem> before, Optional<StoredItem> after) {
        if (before.isEmpty() && after.isEmpty()) {
            return;
        }
        if (before.isPresent() && after.isPresent() && isNotWorthWriting(writer, before.get(), after.get())) {
            return;
        }
        if (after.isPresent()) {
            writer.put(table.map(), key, after.get());
        } else {
            writer.remove(table.map(), key);
        }
        for (TableIndex index : table.indexes()) {
            changeIndex(writer, index, key, before, after);
        }
        changes.changed(writer, table, before, after);
    }

    /** An old item is not looked at where that takes longer than putting the new one. */
    @SuppressWarnings("ReferenceEquality") // the very item, as a check leaves it
    private static boolean isNotWorthWriting(StoreWriter writer, StoredItem before, StoredItem after) {
        return before == after || (writer.isSlow() && before.item().equals(after.item()));
    }

    private static void changeIndex(
            StoreWriter writer,
            TableIndex index,
            StoreKey key,
            Optional<StoredItem> before,
            Optional<StoredItem> after) {
        Optional<StoreKey> oldKey = before.flatMap(item -> index.keyOf(item.item()));
        Optional<StoreKey> newKey = after.flatMap(item -> index.keyOf(item.item()));
        if (oldKey.isPresent() && !oldKey.equals(newKey)) {
            writer.removeIndex(index.map(), oldKey.get());
        }
        if (newKey.isPresent() && after.isPresent()) {
            writer.putIndex(index.map(), newKey.get(), key, after.get());
        }
    }
}
