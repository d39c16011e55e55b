package dev.keyloom.engine.request;

import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/** Reads up to 100 items by their primary keys, all of one moment. */
public record TransactGetItemsRequest(List<Get> gets, ReturnConsumedCapacity consumedCapacity) {
    public TransactGetItemsRequest {
        gets = List.copyOf(gets);
    }

    /** One item to read. */
    public record Get(
            String table,
            Item key,
            Optional<RequestExpression<ProjectionExpression>> projection,
            ExpressionAttributes attributes) {
        /** A read of the whole item. */
        public static Get of(String table, Item key) {
            return new Get(table, key, Optional.empty(), ExpressionAttributes.NONE);
        }
    }
}
