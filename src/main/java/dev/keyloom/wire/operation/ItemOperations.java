package dev.keyloom.wire.operation;

import dev.keyloom.engine.item.ItemLimits;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.GetItemResult;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteResult;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.value.Item;
import dev.keyloom.wire.operation.Operation.Call;
import java.util.List;
import java.util.Optional;

/** GetItem, PutItem, UpdateItem and DeleteItem. */
final class ItemOperations {
    private static final String CONDITION = "ConditionExpression";
    private static final String EXPECTED = "Expected";

    private ItemOperations() {}

    static void get(Call call) {
        Input input = call.input();
        input.requireOneStyle(List.of("ProjectionExpression"), List.of("AttributesToGet"));
        Item key = input.item("Key");
        Optional<RequestExpression<ProjectionExpression>> projection = Legacy.projection(input);
        GetItemResult result = call.service()
                .items()
                .getItem(new GetItemRequest(
                        input.table(),
                        key,
                        input.structure().isTrue("ConsistentRead"),
                        projection,
                        input.placeholders(),
                        input.consumedCapacity()));
        Answer answer = call.answer();
        answer.object(() -> {
            answer.item("Item", result.item());
            answer.capacity(result.consumedCapacity());
        });
    }

    static void put(Call call) {
        Input input = call.input();
        input.requireOneStyle(List.of(CONDITION), List.of(EXPECTED));
        Item item = input.item("Item");
        requireOldOrNothing(input);
        if (input.structure().has(EXPECTED)) {
            // Beside an expression the service looks for this later, and so does the engine.
            ItemLimits.requireSize(item);
        }
        Optional<RequestExpression<Formula>> condition = Legacy.condition(input);
        ExpressionAttributes placeholders = input.placeholders();
        write(
                call,
                call.service()
                        .items()
                        .putItem(new PutItemRequest(
                                input.table(), item, condition, placeholders, input.writeOptions())));
    }

    static void delete(Call call) {
        Input input = call.input();
        input.requireOneStyle(List.of(CONDITION), List.of(EXPECTED));
        Item key = input.item("Key");
        requireOldOrNothing(input);
        Optional<RequestExpression<Formula>> condition = Legacy.condition(input);
        ExpressionAttributes placeholders = input.placeholders();
        write(
                call,
                call.service()
                        .items()
                        .deleteItem(new DeleteItemRequest(
                                input.table(), key, condition, placeholders, input.writeOptions())));
    }

    static void update(Call call) {
        Input input = call.input();
        input.requireOneStyle(List.of("UpdateExpression", CONDITION), List.of("AttributeUpdates", EXPECTED));
        Item key = input.item("Key");
        Optional<RequestExpression<UpdateExpression>> update = Legacy.update(input);
        Optional<RequestExpression<Formula>> condition = Legacy.condition(input);
        ExpressionAttributes placeholders = input.placeholders();
        write(
                call,
                call.service()
                        .items()
                        .updateItem(new UpdateItemRequest(
                                input.table(), key, update, condition, placeholders, input.writeOptions())));
    }

    private static void requireOldOrNothing(Input input) {
        ReturnValues wanted = input.returnValues();
        if (wanted != ReturnValues.NONE && wanted != ReturnValues.ALL_OLD) {
            throw input.voice().form("ReturnValues can only be ALL_OLD or NONE");
        }
    }

    private static void write(Call call, WriteResult result) {
        Answer answer = call.answer();
        answer.object(() -> {
            answer.item("Attributes", result.attributes());
            answer.capacity(result.consumedCapacity());
            answer.collection(result.itemCollectionMetrics());
        });
    }
}
