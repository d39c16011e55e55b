package dev.keyloom.wire.operation;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.TransactGetItemsRequest;
import dev.keyloom.engine.request.TransactGetItemsRequest.Get;
import dev.keyloom.engine.request.TransactGetItemsResult;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Action;
import dev.keyloom.engine.request.TransactWriteItemsRequest.ConditionCheck;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Delete;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Put;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Update;
import dev.keyloom.engine.request.TransactWriteItemsResult;
import dev.keyloom.expression.Formula;
import dev.keyloom.value.Item;
import dev.keyloom.wire.operation.Operation.Call;
import dev.keyloom.wire.shape.Structure;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** TransactGetItems and TransactWriteItems. */
final class TransactionOperations {
    private static final List<String> ACTIONS = List.of("ConditionCheck", "Put", "Delete", "Update");

    private TransactionOperations() {}

    static void get(Call call) {
        Input input = call.input();
        List<Get> gets = new ArrayList<>();
        for (Structure element : call.structure().structures("TransactItems").orElseThrow()) {
            try {
                gets.add(get(element, input));
            } catch (ServiceException malformed) {
                call.service().items().requireReadableGets(gets);
                throw malformed;
            }
        }
        TransactGetItemsResult result =
                call.service().items().transactGetItems(new TransactGetItemsRequest(gets, input.consumedCapacity()));
        Answer answer = call.answer();
        answer.object(() -> {
            answer.list("Responses", result.items(), item -> answer.object(() -> answer.item("Item", item)));
            answer.capacities(result.consumedCapacity());
        });
    }

    private static Get get(Structure element, Input input) {
        Input get = input.part(element.structure("Get").orElseThrow());
        get.requireOneStyle(List.of("ProjectionExpression"), List.of());
        Item key = get.item("Key");
        return new Get(get.table(), key, get.expression("ProjectionExpression"), get.placeholders());
    }

    static void write(Call call) {
        Input input = call.input();
        List<Action> actions = new ArrayList<>();
        for (Structure element : call.structure().structures("TransactItems").orElseThrow()) {
            try {
                actions.add(action(element, input));
            } catch (ServiceException malformed) {
                call.service().items().requireReadableActions(actions);
                throw malformed;
            }
        }
        TransactWriteItemsResult result = call.service()
                .items()
                .transactWriteItems(new TransactWriteItemsRequest(
                        actions,
                        call.structure().text("ClientRequestToken"),
                        input.consumedCapacity(),
                        input.areCollectionMetricsWanted()));
        Answer answer = call.answer();
        answer.object(() -> {
            answer.capacities(result.consumedCapacity());
            answer.collections(result.itemCollectionMetrics());
        });
    }

    private static Action action(Structure element, Input input) {
        List<String> given = ACTIONS.stream().filter(element::has).toList();
        if (given.size() != 1) {
            throw ServiceException.validation("TransactItems can only contain one of Check, Put, Update or Delete");
        }
        String kind = given.get(0);
        Input action = input.part(element.structure(kind).orElseThrow());
        List<String> expressions = Stream.of("UpdateExpression", "ConditionExpression")
                .filter(action.structure().shape()::has)
                .toList();
        action.requireOneStyle(expressions, List.of());
        Item item = action.item(kind.equals("Put") ? "Item" : "Key");
        Optional<RequestExpression<Formula>> condition = action.expression("ConditionExpression");
        ExpressionAttributes placeholders = action.placeholders();
        boolean itemOnFailure = action.isItemWantedOnFailure();
        String table = action.table();
        return switch (kind) {
            case "ConditionCheck" -> new ConditionCheck(table, item, condition, placeholders, itemOnFailure);
            case "Put" -> new Put(table, item, condition, placeholders, itemOnFailure);
            case "Delete" -> new Delete(table, item, condition, placeholders, itemOnFailure);
            default ->
                new Update(
                        table,
                        item,
                        RequestExpression.text(action.structure().requireText("UpdateExpression")),
                        condition,
                        placeholders,
                        itemOnFailure);
        };
    }
}
