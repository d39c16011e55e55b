package dev.keyloom.engine.item;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyRole;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Whether an ExclusiveStartKey names a place in a table or index. The item that it names need not be there. */
final class StartKey {
    static final String INVALID = "The provided starting key is invalid";

    private StartKey() {}

    /**
     * Refuses a key with more or fewer attributes than the table's and the index's keys have, or one that does not say
     * which item collection it is in. A query looks for this before its key condition, and for the rest behind it.
     */
    static void requireCollection(ReadView view, Item key) {
        Set<String> names = new HashSet<>(view.table().schema().key().attributeNames());
        names.addAll(view.key().attributeNames());
        if (key.size() != names.size()) {
            throw ServiceException.validation(INVALID);
        }
        require(view.key().partition(), KeyRole.PARTITION, key);
    }

    /** Refuses a key that does not say where in its item collection it is. */
    static void requireSort(ReadView view, Item key) {
        require(view.key().sort(), KeyRole.SORT, key);
    }

    private static void require(List<KeyAttribute> attributes, KeyRole role, Item key) {
        if (attributes.stream().anyMatch(attribute -> !key.has(attribute.name()))) {
            throw ServiceException.validation(INVALID);
        }
        ItemKeys.requireTypes(attributes, key);
        ItemKeys.requireAllowed(attributes, role, key);
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
