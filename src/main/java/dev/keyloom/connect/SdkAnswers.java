package dev.keyloom.connect;

import dev.keyloom.engine.request.BatchExecuteStatementResult;
import dev.keyloom.engine.request.BatchGetItemRequest;
import dev.keyloom.engine.request.BatchGetItemResult;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.BatchWriteItemResult;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.ExecuteStatementResult;
import dev.keyloom.engine.request.ExecuteTransactionResult;
import dev.keyloom.engine.request.GetItemResult;
import dev.keyloom.engine.request.ItemCollectionMetrics;
import dev.keyloom.engine.request.ReadResult;
import dev.keyloom.engine.request.TransactGetItemsResult;
import dev.keyloom.engine.request.TransactWriteItemsResult;
import dev.keyloom.engine.request.WriteResult;
import dev.keyloom.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.BatchExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchStatementError;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.Capacity;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ExecuteStatementResponse;
import software.amazon.awssdk.services.dynamodb.model.ExecuteTransactionResponse;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/** The SDK's answers in our form. What a service leaves out is absent or, of lists, empty. */
final class SdkAnswers {
    private SdkAnswers() {}

    static Answer of(GetItemResponse response) {
        return new Answer.Found(new GetItemResult(
                response.hasItem() ? Optional.of(SdkValues.item(response.item())) : Optional.empty(),
                capacity(response.consumedCapacity())));
    }

    /** @param countOnly whether items were not asked for */
    static Answer of(QueryResponse response, boolean countOnly) {
        return new Answer.Page(new ReadResult(
                countOnly ? Optional.empty() : Optional.of(items(response.items())),
                number(response.count(), response.items().size()),
                number(
                        response.scannedCount(),
                        number(response.count(), response.items().size())),
                response.hasLastEvaluatedKey() ? key(response.lastEvaluatedKey()) : Optional.empty(),
                capacity(response.consumedCapacity())));
    }

    /** @param countOnly whether items were not asked for */
    static Answer of(ScanResponse response, boolean countOnly) {
        return new Answer.Page(new ReadResult(
                countOnly ? Optional.empty() : Optional.of(items(response.items())),
                number(response.count(), response.items().size()),
                number(
                        response.scannedCount(),
                        number(response.count(), response.items().size())),
                response.hasLastEvaluatedKey() ? key(response.lastEvaluatedKey()) : Optional.empty(),
                capacity(response.consumedCapacity())));
    }

    static Answer of(PutItemResponse response) {
        return written(
                response.hasAttributes() ? response.attributes() : null,
                response.consumedCapacity(),
                response.itemCollectionMetrics());
    }

    static Answer of(UpdateItemResponse response) {
        return written(
                response.hasAttributes() ? response.attributes() : null,
                response.consumedCapacity(),
                response.itemCollectionMetrics());
    }

    static Answer of(DeleteItemResponse response) {
        return written(
                response.hasAttributes() ? response.attributes() : null,
                response.consumedCapacity(),
                response.itemCollectionMetrics());
    }

    private static Answer written(
            @Nullable Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> attributes,
            software.amazon.awssdk.services.dynamodb.model.@Nullable ConsumedCapacity capacity,
            software.amazon.awssdk.services.dynamodb.model.@Nullable ItemCollectionMetrics metrics) {
        return new Answer.Written(new WriteResult(
                Optional.ofNullable(attributes).map(SdkValues::item),
                capacity(capacity),
                Optional.ofNullable(metrics).flatMap(SdkAnswers::metrics)));
    }

    static Answer of(BatchGetItemResponse response, BatchGetItemRequest request) {
        Map<String, List<Item>> found = new LinkedHashMap<>();
        response.responses().forEach((table, items) -> found.put(table, items(items)));
        Map<String, BatchGetItemRequest.KeysAndAttributes> unprocessed = new LinkedHashMap<>();
        response.unprocessedKeys().forEach((table, read) -> {
            BatchGetItemRequest.KeysAndAttributes asked = request.requestItems().get(table);
            List<Item> keys = items(read.keys());
            unprocessed.put(
                    table, asked == null ? BatchGetItemRequest.KeysAndAttributes.of(keys) : asked.withKeys(keys));
        });
        return new Answer.BatchRead(
                new BatchGetItemResult(found, unprocessed, capacities(response.consumedCapacity())));
    }

    static Answer of(BatchWriteItemResponse response) {
        Map<String, List<BatchWriteItemRequest.Write>> unprocessed = new LinkedHashMap<>();
        response.unprocessedItems()
                .forEach((table, writes) -> unprocessed.put(
                        table, writes.stream().map(SdkAnswers::write).toList()));
        return new Answer.BatchWritten(
                new BatchWriteItemResult(
                        metrics(response.itemCollectionMetrics()), capacities(response.consumedCapacity())),
                unprocessed);
    }

    private static BatchWriteItemRequest.Write write(WriteRequest write) {
        return write.putRequest() != null
                ? new BatchWriteItemRequest.Put(
                        SdkValues.item(write.putRequest().item()))
                : new BatchWriteItemRequest.Delete(
                        SdkValues.item(write.deleteRequest().key()));
    }

    static Answer of(TransactGetItemsResponse response) {
        return new Answer.TransactionRead(
                new TransactGetItemsResult(found(response.responses()), capacities(response.consumedCapacity())));
    }

    static Answer of(TransactWriteItemsResponse response) {
        return new Answer.TransactionWritten(new TransactWriteItemsResult(
                metrics(response.itemCollectionMetrics()), capacities(response.consumedCapacity())));
    }

    static Answer of(ExecuteStatementResponse response) {
        return new Answer.Statement(new ExecuteStatementResult(
                items(response.items()),
                Optional.ofNullable(response.nextToken()),
                response.hasLastEvaluatedKey() ? key(response.lastEvaluatedKey()) : Optional.empty(),
                capacity(response.consumedCapacity())));
    }

    static Answer of(BatchExecuteStatementResponse response) {
        List<BatchExecuteStatementResult.Answer> answers = response.responses().stream()
                .map(each -> new BatchExecuteStatementResult.Answer(
                        Optional.ofNullable(each.error()).map(SdkAnswers::failure),
                        Optional.ofNullable(each.tableName()),
                        each.hasItem() ? Optional.of(SdkValues.item(each.item())) : Optional.empty()))
                .toList();
        return new Answer.StatementBatch(
                new BatchExecuteStatementResult(answers, capacities(response.consumedCapacity())));
    }

    private static BatchExecuteStatementResult.Failure failure(BatchStatementError error) {
        return new BatchExecuteStatementResult.Failure(
                String.valueOf(error.codeAsString()),
                String.valueOf(error.message()),
                error.hasItem() ? Optional.of(SdkValues.item(error.item())) : Optional.empty());
    }

    static Answer of(ExecuteTransactionResponse response) {
        return new Answer.StatementTransaction(
                new ExecuteTransactionResult(found(response.responses()), capacities(response.consumedCapacity())));
    }

    private static List<Optional<Item>> found(List<ItemResponse> responses) {
        return responses.stream()
                .map(each -> each.hasItem() ? Optional.of(SdkValues.item(each.item())) : Optional.<Item>empty())
                .toList();
    }

    private static List<Item> items(
            List<Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue>> items) {
        return items.stream().map(SdkValues::item).toList();
    }

    /** Some servers end their data with an empty key instead of none. */
    private static Optional<Item> key(
            Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> attributes) {
        return attributes.isEmpty() ? Optional.empty() : Optional.of(SdkValues.item(attributes));
    }

    private static int number(@Nullable Integer number, int otherwise) {
        return number == null ? otherwise : number;
    }

    private static List<ConsumedCapacity> capacities(
            List<software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity> capacities) {
        return capacities.stream().flatMap(each -> capacity(each).stream()).toList();
    }

    static Optional<ConsumedCapacity> capacity(
            software.amazon.awssdk.services.dynamodb.model.@Nullable ConsumedCapacity capacity) {
        if (capacity == null || capacity.capacityUnits() == null) {
            return Optional.empty();
        }
        return Optional.of(new ConsumedCapacity(
                String.valueOf(capacity.tableName()),
                units(capacity.capacityUnits(), capacity.readCapacityUnits(), capacity.writeCapacityUnits()),
                Optional.ofNullable(capacity.table())
                        .map(table -> new ConsumedCapacity.Arms(
                                units(table),
                                units(capacity.localSecondaryIndexes()),
                                units(capacity.globalSecondaryIndexes())))));
    }

    private static Map<String, ConsumedCapacity.Units> units(Map<String, Capacity> byIndex) {
        Map<String, ConsumedCapacity.Units> all = new LinkedHashMap<>();
        byIndex.forEach((index, capacity) -> all.put(index, units(capacity)));
        return all;
    }

    private static ConsumedCapacity.Units units(Capacity capacity) {
        return units(capacity.capacityUnits(), capacity.readCapacityUnits(), capacity.writeCapacityUnits());
    }

    private static ConsumedCapacity.Units units(@Nullable Double both, @Nullable Double read, @Nullable Double write) {
        return new ConsumedCapacity.Units(
                both == null ? 0 : both, Optional.ofNullable(read), Optional.ofNullable(write));
    }

    private static Map<String, List<ItemCollectionMetrics>> metrics(
            Map<String, List<software.amazon.awssdk.services.dynamodb.model.ItemCollectionMetrics>> byTable) {
        Map<String, List<ItemCollectionMetrics>> all = new LinkedHashMap<>();
        byTable.forEach((table, metrics) -> all.put(
                table, metrics.stream().flatMap(each -> metrics(each).stream()).toList()));
        return all;
    }

    private static Optional<ItemCollectionMetrics> metrics(
            software.amazon.awssdk.services.dynamodb.model.ItemCollectionMetrics metrics) {
        List<Double> range = metrics.sizeEstimateRangeGB();
        return metrics.itemCollectionKey().entrySet().stream()
                .findFirst()
                .filter(key -> range.size() == 2)
                .map(key -> new ItemCollectionMetrics(
                        key.getKey(), SdkValues.value(key.getValue()), range.get(0), range.get(1)));
    }
}
