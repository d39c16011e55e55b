package dev.keyloom.engine.request;

import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.value.Item;
import java.util.Optional;

/** Reads one item by its primary key. */
public record GetItemRequest(
        String table,
        Item key,
        boolean consistentRead,
        Optional<RequestExpression<ProjectionExpression>> projection,
        ExpressionAttributes attributes,
        ReturnConsumedCapacity consumedCapacity) {
    /** An eventually consistent read of the whole item. */
    public static GetItemRequest of(String table, Item key) {
        return new GetItemRequest(
                table, key, false, Optional.empty(), ExpressionAttributes.NONE, ReturnConsumedCapacity.NONE);
    }
}
