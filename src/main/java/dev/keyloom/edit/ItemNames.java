package dev.keyloom.edit;

import dev.keyloom.value.Item;

/** Attribute names of items. */
final class ItemNames {
    private ItemNames() {}

    /** Returns the item with one attribute under its new name at the same place, or without it; the same item if it has none. */
    static Item changed(Item item, NameChange change) {
        if (!item.has(change.old())) {
            return item;
        }
        Item.Builder builder = Item.builder();
        item.forEach((name, value) -> change.of(name).ifPresent(newName -> builder.put(newName, value)));
        return builder.build();
    }
}
