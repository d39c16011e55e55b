package dev.keyloom.engine.storage;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Lets items with the same attribute names have one list of names in common: a table holds many items of few kinds. It
 * remembers a few hundred kinds and forgets one for another. For one thread at a time.
 */
final class ItemShapes {
    private static final int KINDS = 512;
    private static final AttributeValue NOTHING = new AttributeValue.NULL();

    /** Items that have the names only, and the hashes of their names. */
    private final @Nullable Item[] shapes = new Item[KINDS];

    private final int[] hashes = new int[KINDS];

    /** Returns an equal item that has its names in common with others of its kind. */
    @SuppressWarnings("ReferenceEquality") // the very same item was given back
    StoredItem share(StoredItem stored) {
        Item item = stored.item();
        int hash = hashOfNames(item);
        int place = (hash ^ (hash >>> 16)) & (KINDS - 1);
        Item shape = shapes[place];
        if (shape == null || hashes[place] != hash) {
            shape = shapeOf(item);
            shapes[place] = shape;
            hashes[place] = hash;
        }
        Item shared = item.sharingNamesOf(shape);
        return shared == item ? stored : new StoredItem(shared, stored.bytes());
    }

    private static int hashOfNames(Item item) {
        int[] hash = {0};
        item.forEach((name, value) -> hash[0] = 31 * hash[0] + name.hashCode());
        return hash[0];
    }

    private static Item shapeOf(Item item) {
        Map<String, AttributeValue> names = item.toMap();
        names.replaceAll((name, value) -> NOTHING);
        return Item.of(names);
    }
}
