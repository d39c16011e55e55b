package dev.keyloom.engine.item;

import dev.keyloom.capacity.WriteCost;
import dev.keyloom.capacity.WriteMode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.BatchWriteItemResult;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.ItemCollectionMetrics;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoreReader;
import dev.keyloom.engine.storage.StoreWriter;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * BatchWriteItem. All writes are checked before the first one; then they happen together.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchWriteItem.html">AWS: BatchWriteItem</a>
 */
public final class BatchWriter {
    private final Storage storage;
    private final Tables tables;
    private final ItemStore items;

    BatchWriter(Storage storage, Tables tables, ItemStore items) {
        this.storage = storage;
        this.tables = tables;
        this.items = items;
    }

    public BatchWriteItemResult write(BatchWriteItemRequest request) {
        Map<String, List<Sized>> asked = new LinkedHashMap<>();
        request.requestItems()
                .forEach((name, writes) ->
                        asked.put(name, writes.stream().map(BatchWriter::sized).toList()));
        return storage.write(writer -> {
            List<TableBatch> batches = new ArrayList<>();
            asked.forEach((name, writes) -> batches.add(tableBatch(name, writes)));
            List<ConsumedCapacity> capacities = new ArrayList<>();
            Map<String, List<ItemCollectionMetrics>> metrics = new LinkedHashMap<>();
            for (TableBatch batch : batches) {
                write(writer, batch, request.consumedCapacity()).ifPresent(capacities::add);
                if (request.itemCollectionMetrics()) {
                    List<ItemCollectionMetrics> ofTable = metrics(writer, batch);
                    if (!ofTable.isEmpty()) {
                        metrics.put(batch.name(), ofTable);
                    }
                }
            }
            return new BatchWriteItemResult(metrics, capacities);
        });
    }

    /** The writes of one table, checked. */
    private record TableBatch(String name, Table table, List<Write> writes) {}

    private record Write(StoreKey key, Item keyOrItem, Optional<StoredItem> after) {}

    /** A key to delete, or an item to put that a table can hold. */
    private record Sized(Item keyOrItem, Optional<StoredItem> put) {}

    /** Items that no table can hold are refused before their tables are looked for. */
    private static Sized sized(BatchWriteItemRequest.Write write) {
        return write instanceof BatchWriteItemRequest.Put put
                ? new Sized(put.item(), Optional.of(ItemLimits.require(put.item(), ItemLimits.TOO_LARGE)))
                : new Sized(((BatchWriteItemRequest.Delete) write).key(), Optional.empty());
    }

    private TableBatch tableBatch(String name, List<Sized> asked) {
        Table table = tables.require(name);
        Set<StoreKey> seen = new HashSet<>();
        List<Write> writes = new ArrayList<>(asked.size());
        for (Sized write : asked) {
            Write checked = checked(table, write);
            if (!seen.add(checked.key())) {
                throw ServiceException.validation("Provided list of item keys contains duplicates");
            }
            writes.add(checked);
        }
        return new TableBatch(name, table, writes);
    }

    private static Write checked(Table table, Sized write) {
        Item item = write.keyOrItem();
        if (write.put().isEmpty()) {
            return new Write(ItemKeys.ofKey(table, item), item, Optional.empty());
        }
        for (KeyAttribute attribute : table.schema().key().all()) {
            // A batch tells of keys that do not fit as it tells of deletes.
            if (item.get(attribute.name())
                    .filter(value -> value.type() == attribute.type())
                    .isEmpty()) {
                throw ServiceException.validation(ItemKeys.SCHEMA_MISMATCH);
            }
        }
        return new Write(ItemKeys.ofItem(table, item), item, write.put());
    }

    private Optional<ConsumedCapacity> write(StoreWriter writer, TableBatch batch, ReturnConsumedCapacity asked) {
        Table table = batch.table();
        CapacityMeter meter = new CapacityMeter(table, CapacityMeter.Kind.UNTOLD);
        for (Write write : batch.writes()) {
            Optional<StoredItem> before = writer.get(table.map(), write.key());
            items.change(writer, table, write.key(), before, write.after());
            if (asked != ReturnConsumedCapacity.NONE) {
                meter.add(WriteCost.of(
                        table.schema(),
                        before.map(StoredItem::item),
                        write.after().map(StoredItem::item),
                        WriteMode.STANDARD));
            }
        }
        return meter.report(asked);
    }

    /** One for each item collection, in the order of the writes. */
    private static List<ItemCollectionMetrics> metrics(StoreReader reader, TableBatch batch) {
        Map<Object, ItemCollectionMetrics> byPartition = new LinkedHashMap<>();
        for (Write write : batch.writes()) {
            ItemCollections.metrics(reader, batch.table(), write.keyOrItem())
                    .ifPresent(metrics -> byPartition.putIfAbsent(metrics.partitionKey(), metrics));
        }
        return List.copyOf(byPartition.values());
    }
}
