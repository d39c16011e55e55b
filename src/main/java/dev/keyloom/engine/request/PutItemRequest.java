package dev.keyloom.engine.request;

import dev.keyloom.expression.Formula;
import dev.keyloom.value.Item;
import java.util.Optional;

/** Writes an item in place of the one with its key, if there is one. */
public record PutItemRequest(
        String table,
        Item item,
        Optional<RequestExpression<Formula>> condition,
        ExpressionAttributes attributes,
        WriteOptions options) {
    public static PutItemRequest of(String table, Item item) {
        return new PutItemRequest(table, item, Optional.empty(), ExpressionAttributes.NONE, WriteOptions.NONE);
    }
}
