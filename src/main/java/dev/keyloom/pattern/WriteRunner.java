package dev.keyloom.pattern;

import dev.keyloom.engine.DynamoDbEngine;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Sends the requests of writes to the engine, and knows which items they touch. */
final class WriteRunner {
    private WriteRunner() {}

    /**
     * What a write brought.
     *
     * @param attributes those that {@code returnValues} asked for
     */
    record Written(RequestRun run, Optional<Item> attributes) {}

    /**
     * A primary key in a table.
     *
     * @param action position in the request, from 0
     */
    record Target(String table, Item key, int action) {}

    /** @throws dev.keyloom.engine.ServiceException if the request is refused */
    static Written run(int step, PreparedRequest request, DynamoDbEngine engine) {
        if (request instanceof PreparedRequest.Put put) {
            var result = engine.putItem(put.request());
            return written(
                    step, request, put.request().table(), result.consumedCapacity().stream(), result.attributes());
        }
        if (request instanceof PreparedRequest.Update update) {
            var result = engine.updateItem(update.request());
            return written(
                    step, request, update.request().table(), result.consumedCapacity().stream(), result.attributes());
        }
        if (request instanceof PreparedRequest.Delete delete) {
            var result = engine.deleteItem(delete.request());
            return written(
                    step, request, delete.request().table(), result.consumedCapacity().stream(), result.attributes());
        }
        if (request instanceof PreparedRequest.BatchWrite batch) {
            var result = engine.batchWriteItem(batch.request());
            String table = first(batch.request().requestItems().keySet().stream());
            return written(step, request, table, result.consumedCapacity().stream(), Optional.empty());
        }
        if (request instanceof PreparedRequest.TransactWrite transaction) {
            var result = engine.transactWriteItems(transaction.request());
            String table = first(transaction.request().actions().stream().map(TransactWriteItemsRequest.Action::table));
            return written(step, request, table, result.consumedCapacity().stream(), Optional.empty());
        }
        throw new IllegalArgumentException("Not a write: " + request.operation());
    }

    /** Returns the keys of the items that a request writes or checks, in its order. */
    static List<Target> targets(PreparedRequest request, Playground playground) {
        List<Target> targets = new ArrayList<>();
        if (request instanceof PreparedRequest.Put put) {
            targets.add(target(playground, put.request().table(), put.request().item(), 0));
        } else if (request instanceof PreparedRequest.Update update) {
            targets.add(target(
                    playground, update.request().table(), update.request().key(), 0));
        } else if (request instanceof PreparedRequest.Delete delete) {
            targets.add(target(
                    playground, delete.request().table(), delete.request().key(), 0));
        } else if (request instanceof PreparedRequest.BatchWrite batch) {
            for (Map.Entry<String, List<BatchWriteItemRequest.Write>> table :
                    batch.request().requestItems().entrySet()) {
                for (BatchWriteItemRequest.Write write : table.getValue()) {
                    Item item = write instanceof BatchWriteItemRequest.Put put
                            ? put.item()
                            : ((BatchWriteItemRequest.Delete) write).key();
                    targets.add(target(playground, table.getKey(), item, targets.size()));
                }
            }
        } else if (request instanceof PreparedRequest.TransactWrite transaction) {
            for (TransactWriteItemsRequest.Action action : transaction.request().actions()) {
                targets.add(target(playground, action.table(), itemOf(action), targets.size()));
            }
        }
        return targets;
    }

    private static Item itemOf(TransactWriteItemsRequest.Action action) {
        if (action instanceof TransactWriteItemsRequest.Put put) {
            return put.item();
        }
        if (action instanceof TransactWriteItemsRequest.Update update) {
            return update.key();
        }
        if (action instanceof TransactWriteItemsRequest.Delete delete) {
            return delete.key();
        }
        return ((TransactWriteItemsRequest.ConditionCheck) action).key();
    }

    private static Target target(Playground playground, String table, Item item, int action) {
        return new Target(table, playground.keyOf(table, item), action);
    }

    private static String first(Stream<String> tables) {
        return tables.findFirst().orElse("");
    }

    private static Written written(
            int step,
            PreparedRequest request,
            String table,
            Stream<ConsumedCapacity> capacity,
            Optional<Item> attributes) {
        double units = capacity.mapToDouble(used -> used.total().capacity()).sum();
        RequestRun run = new RequestRun(step, request, table, IndexRef.PRIMARY, 1, List.of(), 0, 0, 0, false, 0, units);
        return new Written(run, attributes);
    }
}
