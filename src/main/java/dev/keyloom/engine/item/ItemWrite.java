package dev.keyloom.engine.item;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.value.Item;
import java.util.Optional;

/** What one write does to one item, wherever it comes from: a single write, a batch or a transaction. */
sealed interface ItemWrite permits ItemWrite.Put, ItemWrite.Delete, ItemWrite.Check, ItemUpdate {
    /**
     * Returns the key of the item that is written.
     *
     * @throws ServiceException if the write does not fit the table, whatever the item is
     */
    StoreKey keyIn(Table table);

    /**
     * Returns the item that is there then; nothing if there is none.
     *
     * @throws ServiceException if the item as it is cannot be changed like this
     */
    Optional<StoredItem> after(Table table, Optional<StoredItem> before);

    /** Puts an item, which is within {@link ItemLimits}, in place of the one there. */
    record Put(StoredItem item) implements ItemWrite {
        @Override
        public StoreKey keyIn(Table table) {
            return ItemKeys.ofItem(table, item.item());
        }

        @Override
        public Optional<StoredItem> after(Table table, Optional<StoredItem> before) {
            return Optional.of(item);
        }
    }

    /** Removes an item. */
    record Delete(Item key) implements ItemWrite {
        @Override
        public StoreKey keyIn(Table table) {
            return ItemKeys.ofKey(table, key);
        }

        @Override
        public Optional<StoredItem> after(Table table, Optional<StoredItem> before) {
            return Optional.empty();
        }
    }

    /** Leaves an item as it is. */
    record Check(Item key) implements ItemWrite {
        @Override
        public StoreKey keyIn(Table table) {
            return ItemKeys.ofKey(table, key);
        }

        @Override
        public Optional<StoredItem> after(Table table, Optional<StoredItem> before) {
            return before;
        }
    }
}
