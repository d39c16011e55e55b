package dev.keyloom.engine.request;

import dev.keyloom.expression.Formula;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/**
 * Up to 100 writes and checks that happen together or not at all.
 *
 * @param clientRequestToken makes the request idempotent for ten minutes
 * @param itemCollectionMetrics whether the sizes of the item collections are told (tables with local indexes)
 */
public record TransactWriteItemsRequest(
        List<Action> actions,
        Optional<String> clientRequestToken,
        ReturnConsumedCapacity consumedCapacity,
        boolean itemCollectionMetrics) {
    public TransactWriteItemsRequest {
        actions = List.copyOf(actions);
    }

    /** These actions and nothing more. */
    public static TransactWriteItemsRequest of(List<Action> actions) {
        return new TransactWriteItemsRequest(actions, Optional.empty(), ReturnConsumedCapacity.NONE, false);
    }

    /** One write or check of a transaction. */
    public sealed interface Action {
        String table();

        Optional<RequestExpression<Formula>> condition();

        ExpressionAttributes attributes();

        /** Says whether the cancellation reason of a failed condition holds the item that failed it. */
        boolean itemOnFailure();
    }

    /**
     * Asks something of an item and leaves it as it is.
     *
     * @param condition always there
     */
    public record ConditionCheck(
            String table,
            Item key,
            Optional<RequestExpression<Formula>> condition,
            ExpressionAttributes attributes,
            boolean itemOnFailure)
            implements Action {}

    /** Writes an item in place of the one with its key. */
    public record Put(
            String table,
            Item item,
            Optional<RequestExpression<Formula>> condition,
            ExpressionAttributes attributes,
            boolean itemOnFailure)
            implements Action {}

    /** Removes the item of a key. */
    public record Delete(
            String table,
            Item key,
            Optional<RequestExpression<Formula>> condition,
            ExpressionAttributes attributes,
            boolean itemOnFailure)
            implements Action {}

    /** Changes an item in place, or makes it. */
    public record Update(
            String table,
            Item key,
            RequestExpression<UpdateExpression> update,
            Optional<RequestExpression<Formula>> condition,
            ExpressionAttributes attributes,
            boolean itemOnFailure)
            implements Action {}
}
