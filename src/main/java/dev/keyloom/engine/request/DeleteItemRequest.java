package dev.keyloom.engine.request;

import dev.keyloom.expression.Formula;
import dev.keyloom.value.Item;
import java.util.Optional;

/** Removes the item of a key; a missing one is no error. */
public record DeleteItemRequest(
        String table,
        Item key,
        Optional<RequestExpression<Formula>> condition,
        ExpressionAttributes attributes,
        WriteOptions options) {
    public static DeleteItemRequest of(String table, Item key) {
        return new DeleteItemRequest(table, key, Optional.empty(), ExpressionAttributes.NONE, WriteOptions.NONE);
    }
}
