package dev.keyloom.engine.request;

import dev.keyloom.expression.Formula;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.value.Item;
import java.util.Optional;

/**
 * Changes an item in place, or makes it.
 *
 * @param update nothing leaves an existing item as it is and makes a missing one of its key alone
 */
public record UpdateItemRequest(
        String table,
        Item key,
        Optional<RequestExpression<UpdateExpression>> update,
        Optional<RequestExpression<Formula>> condition,
        ExpressionAttributes attributes,
        WriteOptions options) {}
