package dev.keyloom.wire.operation;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.BatchGetItemRequest;
import dev.keyloom.engine.request.BatchGetItemRequest.KeysAndAttributes;
import dev.keyloom.engine.request.BatchGetItemResult;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.BatchWriteItemRequest.Delete;
import dev.keyloom.engine.request.BatchWriteItemRequest.Put;
import dev.keyloom.engine.request.BatchWriteItemRequest.Write;
import dev.keyloom.engine.request.BatchWriteItemResult;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.value.Item;
import dev.keyloom.wire.operation.Operation.Call;
import dev.keyloom.wire.shape.Structure;
import dev.keyloom.wire.value.ValueMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** BatchGetItem and BatchWriteItem. */
final class BatchOperations {
    private static final int MAX_KEYS = 100;
    private static final int MAX_WRITES = 25;

    private BatchOperations() {}

    static void get(Call call) {
        Input input = call.input();
        Map<String, Structure> tables =
                call.structure().structureMap("RequestItems").orElseThrow();
        requireOneStyle(input, tables);
        Map<String, KeysAndAttributes> requestItems = new LinkedHashMap<>();
        int keyCount = 0;
        for (Map.Entry<String, Structure> table : tables.entrySet()) {
            KeysAndAttributes keys = keys(input.part(table.getValue()));
            keyCount += keys.keys().size();
            requestItems.put(table.getKey(), keys);
        }
        if (keyCount > MAX_KEYS) {
            throw ServiceException.validation("Too many items requested for the BatchGetItem call");
        }
        BatchGetItemResult result =
                call.service().items().batchGetItem(new BatchGetItemRequest(requestItems, input.consumedCapacity()));
        Answer answer = call.answer();
        answer.object(() -> {
            answer.object("Responses", () -> {
                for (Map.Entry<String, List<Item>> table : result.responses().entrySet()) {
                    answer.list(table.getKey(), table.getValue(), answer::item);
                }
            });
            answer.object("UnprocessedKeys", () -> {
                for (Map.Entry<String, KeysAndAttributes> table :
                        result.unprocessedKeys().entrySet()) {
                    Structure asked =
                            Optional.ofNullable(tables.get(table.getKey())).orElseThrow();
                    answer.object(table.getKey(), () -> unprocessed(table.getValue(), asked, answer));
                }
            });
            answer.capacities(result.consumedCapacity());
        });
    }

    /** The service mixes the two styles neither within a table nor between tables. */
    private static void requireOneStyle(Input input, Map<String, Structure> tables) {
        tables.values()
                .forEach(table ->
                        input.part(table).requireOneStyle(List.of("ProjectionExpression"), List.of("AttributesToGet")));
        boolean isLegacy = tables.values().stream().anyMatch(table -> table.has("AttributesToGet"));
        boolean hasExpressions = tables.values().stream().anyMatch(table -> table.has("ProjectionExpression"));
        if (isLegacy && hasExpressions) {
            throw input.voice()
                    .form("Can not use both expression and non-expression parameters in the same request:"
                            + " Non-expression parameters: {AttributesToGet}"
                            + " Expression parameters: {ProjectionExpression}");
        }
    }

    private static KeysAndAttributes keys(Input table) {
        Optional<RequestExpression<ProjectionExpression>> projection = Legacy.projection(table);
        ExpressionAttributes placeholders = table.placeholders();
        List<Item> keys = new ArrayList<>();
        for (ValueMap key : table.structure().list("Keys", ValueMap.class).orElseThrow()) {
            keys.add(table.item(key));
        }
        return new KeysAndAttributes(keys, table.structure().isTrue("ConsistentRead"), projection, placeholders);
    }

    /** Writes what is to be asked again as it was asked. */
    private static void unprocessed(KeysAndAttributes keys, Structure asked, Answer answer) {
        answer.list("Keys", keys.keys(), answer::item);
        if (keys.consistentRead()) {
            answer.truth("ConsistentRead", true);
        }
        answer.text("ProjectionExpression", asked.text("ProjectionExpression"));
        if (asked.has("AttributesToGet")) {
            answer.texts("AttributesToGet", asked.texts("AttributesToGet").orElseThrow());
        }
        if (asked.has("ExpressionAttributeNames")) {
            answer.object("ExpressionAttributeNames", () -> {
                for (Map.Entry<String, String> name :
                        asked.textMap("ExpressionAttributeNames").orElseThrow().entrySet()) {
                    answer.text(name.getKey(), name.getValue());
                }
            });
        }
    }

    static void write(Call call) {
        Input input = call.input();
        Map<String, List<Write>> requestItems = new LinkedHashMap<>();
        int writeCount = 0;
        for (Map.Entry<String, List<Structure>> table :
                call.structure().structureLists("RequestItems").orElseThrow().entrySet()) {
            List<Write> writes = new ArrayList<>();
            for (Structure write : table.getValue()) {
                writes.add(write(input.part(write)));
            }
            writeCount += writes.size();
            requestItems.put(table.getKey(), writes);
        }
        if (writeCount > MAX_WRITES) {
            throw ServiceException.validation("Too many items requested for the BatchWriteItem call");
        }
        BatchWriteItemResult result = call.service()
                .items()
                .batchWriteItem(new BatchWriteItemRequest(
                        requestItems, input.consumedCapacity(), input.areCollectionMetricsWanted()));
        Answer answer = call.answer();
        answer.object(() -> {
            answer.object("UnprocessedItems", () -> {});
            answer.collections(result.itemCollectionMetrics());
            answer.capacities(result.consumedCapacity());
        });
    }

    private static Write write(Input write) {
        Optional<Structure> put = write.structure().structure("PutRequest");
        Optional<Structure> delete = write.structure().structure("DeleteRequest");
        if (put.isPresent() == delete.isPresent()) {
            throw ServiceException.validation("Supplied AttributeValue has more than one datatypes set, must contain"
                    + " exactly one of the supported datatypes");
        }
        return put.isPresent()
                ? new Put(write.part(put.get()).item("Item"))
                : new Delete(write.part(delete.orElseThrow()).item("Key"));
    }
}
