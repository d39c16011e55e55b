package dev.keyloom.engine.item;

import dev.keyloom.capacity.CapacityUnits;
import dev.keyloom.capacity.ReadConsistency;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.request.BatchGetItemRequest;
import dev.keyloom.engine.request.BatchGetItemRequest.KeysAndAttributes;
import dev.keyloom.engine.request.BatchGetItemResult;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.GetItemResult;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoreReader;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * GetItem and BatchGetItem.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_BatchGetItem.html">AWS: BatchGetItem</a>
 */
public final class ItemReader {
    /** What an answer of BatchGetItem holds at most. */
    private static final long MAX_BATCH_BYTES = 16L * 1024 * 1024;

    private final Storage storage;
    private final Tables tables;
    private final ExpressionCache expressions;

    ExpressionCache expressions() {
        return expressions;
    }

    ItemReader(Storage storage, Tables tables, ExpressionCache expressions) {
        this.storage = storage;
        this.tables = tables;
        this.expressions = expressions;
    }

    public GetItemResult get(GetItemRequest request) {
        ExpressionScope scope = new ExpressionScope(expressions, request.attributes());
        Optional<ProjectionExpression> projection = scope.projection(request.projection());
        scope.requireAllUsed();
        return storage.read(reader -> {
            Table table = tables.require(request.table());
            StoreKey key = ItemKeys.ofKey(table, request.key());
            projection.ifPresent(given -> KeyPaths.require(table, given));
            Optional<StoredItem> found = reader.get(table.map(), key);
            Optional<Item> item = found.map(StoredItem::item);
            return new GetItemResult(
                    projection.isPresent() ? item.map(projection.get()::apply) : item,
                    capacity(table, found, consistency(request.consistentRead()), request.consumedCapacity()));
        });
    }

    private static Optional<ConsumedCapacity> capacity(
            Table table, Optional<StoredItem> found, ReadConsistency consistency, ReturnConsumedCapacity asked) {
        if (asked == ReturnConsumedCapacity.NONE) {
            return Optional.empty();
        }
        CapacityMeter meter = new CapacityMeter(table, CapacityMeter.Kind.UNTOLD);
        meter.addTable(units(found, consistency));
        return meter.report(asked);
    }

    static double units(Optional<StoredItem> found, ReadConsistency consistency) {
        return CapacityUnits.readUnits(found.map(StoredItem::bytes).orElse(0), consistency);
    }

    static ReadConsistency consistency(boolean isConsistent) {
        return isConsistent ? ReadConsistency.STRONG : ReadConsistency.EVENTUAL;
    }

    public BatchGetItemResult batchGet(BatchGetItemRequest request) {
        Map<String, Optional<ProjectionExpression>> projections = new LinkedHashMap<>();
        request.requestItems().forEach((name, asked) -> {
            ExpressionScope scope = new ExpressionScope(expressions, asked.attributes());
            projections.put(name, scope.projection(asked.projection()));
            scope.requireAllUsed();
            if (new HashSet<>(asked.keys()).size() < asked.keys().size()) {
                throw ServiceException.validation("Provided list of item keys contains duplicates");
            }
        });
        return storage.read(reader -> {
            List<TableBatch> batches = new ArrayList<>();
            request.requestItems()
                    .forEach((name, asked) ->
                            batches.add(tableBatch(name, asked, projections.getOrDefault(name, Optional.empty()))));
            return read(reader, batches, request.consumedCapacity());
        });
    }

    /** What is read of one table. */
    private record TableBatch(
            String name,
            Table table,
            KeysAndAttributes asked,
            List<StoreKey> keys,
            Optional<ProjectionExpression> projection) {}

    private TableBatch tableBatch(String name, KeysAndAttributes asked, Optional<ProjectionExpression> projection) {
        Table table = tables.require(name);
        List<StoreKey> keys = new ArrayList<>(asked.keys().size());
        asked.keys().forEach(key -> keys.add(ItemKeys.ofKey(table, key)));
        projection.ifPresent(given -> KeyPaths.require(table, given));
        return new TableBatch(name, table, asked, keys, projection);
    }

    private static BatchGetItemResult read(
            StoreReader reader, List<TableBatch> batches, ReturnConsumedCapacity askedCapacity) {
        Map<String, List<Item>> responses = new LinkedHashMap<>();
        Map<String, KeysAndAttributes> unprocessed = new LinkedHashMap<>();
        List<ConsumedCapacity> capacities = new ArrayList<>();
        long bytes = 0;
        for (TableBatch batch : batches) {
            List<Item> items = new ArrayList<>();
            List<Item> left = new ArrayList<>();
            CapacityMeter meter = new CapacityMeter(batch.table(), CapacityMeter.Kind.UNTOLD);
            for (int i = 0; i < batch.keys().size(); i++) {
                Optional<StoredItem> found =
                        reader.get(batch.table().map(), batch.keys().get(i));
                long size = found.map(StoredItem::bytes).orElse(0);
                if (bytes + size > MAX_BATCH_BYTES) {
                    left.add(batch.asked().keys().get(i));
                    continue;
                }
                bytes += size;
                meter.addTable(units(found, consistency(batch.asked().consistentRead())));
                Optional<Item> item = found.map(StoredItem::item);
                (batch.projection().isPresent() ? item.map(batch.projection().get()::apply) : item)
                        .ifPresent(items::add);
            }
            responses.put(batch.name(), items);
            if (!left.isEmpty()) {
                unprocessed.put(batch.name(), batch.asked().withKeys(left));
            }
            meter.report(askedCapacity).ifPresent(capacities::add);
        }
        return new BatchGetItemResult(responses, unprocessed, capacities);
    }
}
