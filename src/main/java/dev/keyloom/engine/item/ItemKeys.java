package dev.keyloom.engine.item;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableIndex;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyRole;
import dev.keyloom.value.Utf8;
import java.util.List;
import java.util.Optional;

/**
 * Whether items and keys fit a table's key schema and its indexes'.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">AWS: partition keys and sort keys</a>
 */
final class ItemKeys {
    static final String SCHEMA_MISMATCH = "The provided key element does not match the schema";
    static final String INVALID = "One or more parameter values were invalid: ";
    private static final String NOT_VALID = "One or more parameter values are not valid. ";

    private ItemKeys() {}

    /**
     * Returns the stored key that a request's key stands for.
     *
     * @throws ServiceException if it does not hold exactly the primary key's attributes
     */
    static StoreKey ofKey(Table table, Item key) {
        KeySchema schema = table.schema().key();
        if (key.size() != schema.partition().size() + schema.sort().size()) {
            throw ServiceException.validation(SCHEMA_MISMATCH);
        }
        requireSchema(schema, key);
        requireAllowed(schema, key);
        return table.keys().of(key);
    }

    /** @throws ServiceException if an attribute of a key is missing or of another type */
    static void requireSchema(KeySchema schema, Item key) {
        requireTypes(schema.partition(), key);
        requireTypes(schema.sort(), key);
    }

    /** @throws ServiceException if a key attribute is empty or too long */
    static void requireAllowed(KeySchema schema, Item key) {
        requireAllowed(schema.partition(), KeyRole.PARTITION, key);
        requireAllowed(schema.sort(), KeyRole.SORT, key);
    }

    /**
     * Returns the stored key of an item that is put.
     *
     * @throws ServiceException if a key attribute of the table is missing, or one of the table or an index is of another
     *     type, empty or too long
     */
    static StoreKey ofItem(Table table, Item item) {
        KeySchema schema = table.schema().key();
        for (KeyAttribute attribute : schema.all()) {
            Optional<AttributeValue> value = item.get(attribute.name());
            if (value.isEmpty()) {
                throw ServiceException.validation(INVALID + "Missing the key " + attribute.name() + " in the item");
            }
            if (value.get().type() != attribute.type()) {
                throw ServiceException.validation(INVALID + "Type mismatch for key " + attribute.name() + " expected: "
                        + attribute.type() + " actual: " + value.get().type());
            }
        }
        requireAllowed(schema, item);
        table.indexesByName().forEach(index -> requireIndexable(index, item));
        return table.keys().of(item);
    }

    private static void requireIndexable(TableIndex index, Item item) {
        for (KeyAttribute attribute : index.schema().key().partition()) {
            item.get(attribute.name()).ifPresent(value -> requireIndexable(index, attribute, KeyRole.PARTITION, value));
        }
        for (KeyAttribute attribute : index.schema().key().sort()) {
            item.get(attribute.name()).ifPresent(value -> requireIndexable(index, attribute, KeyRole.SORT, value));
        }
    }

    private static void requireIndexable(TableIndex index, KeyAttribute attribute, KeyRole role, AttributeValue value) {
        if (value.type() != attribute.type()) {
            throw ServiceException.validation(indexTypeMismatch(index, attribute, value.type()));
        }
        requireIndexKeyAllowed(index, attribute, role, value);
    }

    private static void requireIndexKeyAllowed(
            TableIndex index, KeyAttribute attribute, KeyRole role, AttributeValue value) {
        int bytes = bytes(value);
        if (bytes == 0) {
            throw ServiceException.validation(
                    NOT_VALID + "A value specified for a secondary index key is not supported. " + emptyKey(value)
                            + " IndexName: " + index.name() + ", IndexKey: " + attribute.name());
        }
        requireSize(role, bytes);
    }

    /** @throws ServiceException if an update makes an index's key attribute, of the right type, empty or too long */
    static void requireUpdateAllowed(KeyRole role, AttributeValue value) {
        int bytes = bytes(value);
        if (bytes == 0) {
            throw ServiceException.validation(NOT_VALID
                    + "The update expression attempted to update a secondary index key to a value that is not"
                    + " supported. " + emptyKey(value));
        }
        requireSize(role, bytes);
    }

    static String indexTypeMismatch(TableIndex index, KeyAttribute attribute, AttributeType actual) {
        return INVALID + "Type mismatch for Index Key " + attribute.name() + " Expected: " + attribute.type()
                + " Actual: " + actual + " IndexName: " + index.name();
    }

    /** @throws ServiceException if a value of a key attribute is empty or too long */
    static void requireAllowed(KeyAttribute attribute, KeyRole role, AttributeValue value) {
        int bytes = bytes(value);
        if (bytes == 0) {
            throw ServiceException.validation(NOT_VALID + emptyKey(value) + " Key: " + attribute.name());
        }
        requireSize(role, bytes);
    }

    /** @throws ServiceException if a value of key attributes, which are there, is empty or too long */
    static void requireAllowed(List<KeyAttribute> attributes, KeyRole role, Item item) {
        for (KeyAttribute attribute : attributes) {
            requireAllowed(attribute, role, item.get(attribute.name()).orElseThrow());
        }
    }

    /** @throws ServiceException if a key attribute is missing or of another type */
    static void requireTypes(List<KeyAttribute> attributes, Item key) {
        for (KeyAttribute attribute : attributes) {
            Optional<AttributeValue> value = key.get(attribute.name());
            if (value.isEmpty() || value.get().type() != attribute.type()) {
                throw ServiceException.validation(SCHEMA_MISMATCH);
            }
        }
    }

    private static void requireSize(KeyRole role, int bytes) {
        if (bytes > role.maxBytes()) {
            throw ServiceException.validation(INVALID
                    + switch (role) {
                        case PARTITION -> "Size of hashkey has exceeded the maximum size limit of2048 bytes";
                        case SORT -> "Aggregated size of all range keys has exceeded the size limit of 1024 bytes";
                    });
        }
    }

    private static String emptyKey(AttributeValue value) {
        String kind = value.type() == AttributeType.B ? "binary" : "string";
        return "The AttributeValue for a key attribute cannot contain an empty " + kind + " value.";
    }

    /** Returns the bytes of a key value; a number is never empty nor too long. */
    private static int bytes(AttributeValue value) {
        if (value instanceof AttributeValue.S text) {
            return Utf8.size(text.value());
        }
        return value instanceof AttributeValue.B binary ? binary.value().size() : 1;
    }
}
