package dev.keyloom.engine.item;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.Item;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether an ExclusiveStartKey names a place in a table or index. The item that it names need not be there. */
final class StartKey {
    static final String INVALID = "The provided starting key is invalid";

    private StartKey() {}

    /**
     * Refuses a key that has not exactly the attributes of the table's and the index's keys, or the index's with other
     * types.
     */
    static void requireForm(ReadView view, Item key) {
        Set<String> names = new HashSet<>(view.table().schema().key().attributeNames());
        List<String> own = view.key().attributeNames();
        names.addAll(own);
        if (key.size() != names.size() || own.stream().anyMatch(name -> !key.has(name))) {
            throw ServiceException.validation(INVALID);
        }
        ItemKeys.requireSchema(view.key(), key);
        ItemKeys.requireAllowed(view.key(), key);
    }

    /** Returns the place; refuses a key whose attributes of the table's key are missing or of other types. */
    static StoreKey place(ReadView view, Item key) {
        KeySchema table = view.table().schema().key();
        boolean isOfTable = view.index().isEmpty();
        if (isOfTable && key.size() != table.all().size()) {
            throw invalid(ItemKeys.SCHEMA_MISMATCH);
        }
        try {
            ItemKeys.requireSchema(table, key);
            ItemKeys.requireAllowed(table, key);
        } catch (ServiceException refusal) {
            throw invalid(refusal.text());
        }
        return view.keys().of(key);
    }

    private static ServiceException invalid(String why) {
        return ServiceException.validation(INVALID + ": " + why);
    }
}
