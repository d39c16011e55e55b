package dev.keyloom.engine.item;

import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableIndex;
import dev.keyloom.engine.request.ItemCollectionMetrics;
import dev.keyloom.engine.storage.StoreReader;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;
import java.util.List;
import java.util.Optional;

/**
 * Measures item collections of tables with local indexes.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LSI.html">AWS: item collections in local
 *     secondary indexes</a>
 */
final class ItemCollections {
    private static final double GIGABYTE = 1024.0 * 1024 * 1024;

    private ItemCollections() {}

    /**
     * Returns the size of the collection that an item is or was in, of base table and local indexes together, to the
     * gigabyte; nothing if the table has no local index.
     */
    static Optional<ItemCollectionMetrics> metrics(StoreReader reader, Table table, Item item) {
        if (table.indexes().stream().allMatch(TableIndex::isGlobal)) {
            return Optional.empty();
        }
        KeyAttribute partition = table.schema().key().partition().get(0);
        AttributeValue value = item.get(partition.name()).orElseThrow();
        long[] bytes = {0};
        reader.visit(table.map(), table.keys().collection(List.of(value)), true, (key, stored) -> {
            bytes[0] += stored.bytes();
            return true;
        });
        for (TableIndex index : table.indexes()) {
            if (!index.isGlobal()) {
                reader.visit(index.map(), index.keys().collection(List.of(value)), true, (key, stored) -> {
                    bytes[0] += ItemSize.of(index.entryOf(stored.item()));
                    return true;
                });
            }
        }
        double lower = Math.floor(bytes[0] / GIGABYTE);
        return Optional.of(new ItemCollectionMetrics(partition.name(), value, lower, lower + 1));
    }
}
