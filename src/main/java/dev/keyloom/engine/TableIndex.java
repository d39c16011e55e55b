package dev.keyloom.engine;

import dev.keyloom.engine.storage.MapName;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoreKeys;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** An index of a table, with what requests need of its schema. Immutable. */
public final class TableIndex {
    private final MapName map;
    private final SecondaryIndex schema;
    private final StoreKeys keys;
    private final boolean holdsAll;
    private final Set<String> projected;
    private final Set<String> keyNames;

    TableIndex(MapName map, TableSchema table, SecondaryIndex schema) {
        this.map = map;
        this.schema = schema;
        this.keys = StoreKeys.ofIndex(schema.key(), table.key());
        this.holdsAll = schema.projection().kind() == Projection.Kind.ALL;
        Set<String> names = new HashSet<>(schema.key().attributeNames());
        names.addAll(table.key().attributeNames());
        this.keyNames = Set.copyOf(names);
        names.addAll(schema.projection().attributes());
        this.projected = Set.copyOf(names);
    }

    public String name() {
        return schema.name();
    }

    /** Returns the name of the sorted map that holds the index. */
    public MapName map() {
        return map;
    }

    public SecondaryIndex schema() {
        return schema;
    }

    public boolean isGlobal() {
        return schema instanceof SecondaryIndex.Global;
    }

    /** Returns what makes the keys of the index. */
    public StoreKeys keys() {
        return keys;
    }

    /**
     * Returns the key under which the index holds an item; nothing if it does not hold it, since a key attribute is
     * missing, has another type or is empty.
     */
    public Optional<StoreKey> keyOf(Item item) {
        for (KeyAttribute attribute : schema.key().partition()) {
            if (isEmpty(item.get(attribute.name()))) {
                return Optional.empty();
            }
        }
        for (KeyAttribute attribute : schema.key().sort()) {
            if (isEmpty(item.get(attribute.name()))) {
                return Optional.empty();
            }
        }
        return keys.find(item);
    }

    private static boolean isEmpty(Optional<AttributeValue> value) {
        return value.isEmpty()
                || (value.get() instanceof AttributeValue.S text && text.value().isEmpty())
                || (value.get() instanceof AttributeValue.B binary
                        && binary.value().size() == 0);
    }

    /** Says whether the index holds all attributes of its items. */
    public boolean holdsAll() {
        return holdsAll;
    }

    /** Says whether the index holds an attribute of its items. */
    public boolean holds(String attribute) {
        return holdsAll || projected.contains(attribute);
    }

    /** Returns what the index holds of an item that is in it. */
    public Item entryOf(Item item) {
        return holdsAll ? item : item.only(projected);
    }

    /** Returns the attributes that a page of the index ends with: its own key and the table's. */
    public Item pageKeyOf(Item item) {
        return item.only(keyNames);
    }

    @Override
    public String toString() {
        return name();
    }
}
