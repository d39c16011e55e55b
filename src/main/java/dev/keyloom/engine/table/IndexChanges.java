package dev.keyloom.engine.table;

import dev.keyloom.engine.Table;
import dev.keyloom.engine.storage.KeyRange;
import dev.keyloom.engine.storage.StoreKeys;
import dev.keyloom.engine.storage.StoreWriter;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;
import dev.keyloom.value.KeyRole;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Brings a store's maps of indexes to what a changed table says. */
final class IndexChanges {
    private IndexChanges() {}

    /**
     * Drops the maps of indexes that the table no longer has, and makes and fills those that it has got.
     *
     * @param before the table's state before the change
     */
    static void apply(TableState before, Table table, StoreWriter writer) {
        TableSchema old = before.shape().schema();
        Set<IndexRef> refs = new HashSet<>(table.schema().indexRefs());
        for (IndexRef ref : old.indexRefs()) {
            if (!refs.contains(ref)) {
                writer.dropMap(table.map(ref));
            }
        }
        for (SecondaryIndex index : table.schema().indexes()) {
            if (old.index(index.ref()).isEmpty()) {
                writer.createMap(table.map(index.ref()));
                fill(table, index, writer);
            }
        }
    }

    /**
     * Lets an index hold all items that are fit for it. An item with an unfit key attribute is passed over, though it could
     * not be written once the index is there.
     *
     * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.OnlineOps.html">AWS: managing
     *     global secondary indexes</a>
     */
    private static void fill(Table table, SecondaryIndex index, StoreWriter writer) {
        StoreKeys tableKeys = StoreKeys.ofTable(table.schema().key());
        StoreKeys indexKeys = StoreKeys.ofIndex(index.key(), table.schema().key());
        KeyRange all = StoreKeys.all();
        writer.visit(table.map(IndexRef.PRIMARY), all.from(), all.to(), true, (key, stored) -> {
            if (isFit(index, stored.item())) {
                indexKeys
                        .find(stored.item())
                        .ifPresent(indexKey ->
                                writer.putIndex(table.map(index.ref()), indexKey, tableKeys.of(stored.item()), stored));
            }
            return true;
        });
    }

    /** Says whether no key attribute is empty or too long; missing ones and other types are found elsewhere. */
    private static boolean isFit(SecondaryIndex index, Item item) {
        return fits(index.key().partition(), item, KeyRole.PARTITION.maxBytes())
                && fits(index.key().sort(), item, KeyRole.SORT.maxBytes());
    }

    private static boolean fits(List<KeyAttribute> attributes, Item item, int maxBytes) {
        for (KeyAttribute attribute : attributes) {
            if (item.get(attribute.name())
                    .filter(value -> !fits(value, maxBytes))
                    .isPresent()) {
                return false;
            }
        }
        return true;
    }

    private static boolean fits(AttributeValue value, int maxBytes) {
        long bytes = ItemSize.ofValue(value);
        boolean isEmptiable = value instanceof AttributeValue.S || value instanceof AttributeValue.B;
        return !isEmptiable || (bytes > 0 && bytes <= maxBytes);
    }
}
