package dev.keyloom.engine.item;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.schema.Limits;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;

/**
 * How large and how deep an item may be.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">AWS: items</a>
 */
public final class ItemLimits {
    static final String TOO_LARGE = "Item size has exceeded the maximum allowed size";
    static final String TOO_LARGE_TO_UPDATE = "Item size to update has exceeded the maximum allowed size";

    private ItemLimits() {}

    /**
     * Refuses an item to be put that is too large for any table.
     *
     * @throws ServiceException if its names and values take more than 400 KB
     */
    public static void requireSize(Item item) {
        requireSize(ItemSize.of(item), TOO_LARGE);
    }

    private static void requireSize(long bytes, String tooLarge) {
        if (bytes > Limits.MAX_ITEM_BYTES) {
            throw ServiceException.validation(tooLarge);
        }
    }

    /**
     * Returns an item with its size.
     *
     * @param tooLarge the message that refuses it
     * @throws ServiceException if it is too large, or its lists and maps are nested too deeply
     */
    static StoredItem require(Item item, String tooLarge) {
        long bytes = ItemSize.of(item);
        requireSize(bytes, tooLarge);
        item.forEach((name, value) -> requireDepth(value, 1));
        return new StoredItem(item, (int) bytes);
    }

    /** The attribute itself is the first level. */
    private static void requireDepth(AttributeValue value, int level) {
        if (level > Limits.MAX_NESTING_LEVELS) {
            throw ServiceException.validation(
                    "Nesting Levels have exceeded supported limits: Attributes in the item have"
                            + " nested levels beyond supported limit");
        }
        if (value instanceof AttributeValue.M map) {
            map.entries().values().forEach(member -> requireDepth(member, level + 1));
        } else if (value instanceof AttributeValue.L list) {
            list.elements().forEach(element -> requireDepth(element, level + 1));
        }
    }
}
