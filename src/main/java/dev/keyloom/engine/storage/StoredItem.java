package dev.keyloom.engine.storage;

import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;

/** An item with its size in bytes as the service counts it. */
public record StoredItem(Item item, int bytes) {
    public static StoredItem of(Item item) {
        return new StoredItem(item, Math.toIntExact(ItemSize.of(item)));
    }
}
