package dev.keyloom.engine.item;

import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Action;
import dev.keyloom.engine.request.TransactWriteItemsRequest.ConditionCheck;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Delete;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Put;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Update;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.ServiceRefusals.Parameter;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;
import java.util.Optional;

/**
 * An action of a transaction, its expressions read.
 *
 * @param bytes what counts towards the size of the transaction before its items are read
 */
record TransactionAction(
        String table, ItemWrite write, Optional<Formula> condition, boolean itemOnFailure, long bytes) {

    static TransactionAction of(Action action, ExpressionCache expressions) {
        ExpressionAttributes attributes = action.attributes();
        ExpressionScope scope = new ExpressionScope(expressions, attributes);
        ItemWrite write;
        long bytes;
        if (action instanceof Put put) {
            // Put is the only action that is refused as a whole for its item's size and depth.
            StoredItem item = ItemLimits.require(put.item(), ItemLimits.TOO_LARGE);
            bytes = item.bytes();
            write = new ItemWrite.Put(item);
        } else if (action instanceof Update update) {
            write = new ItemUpdate(update.key(), Optional.of(scope.update(update.update())), ItemUpdate.Origin.OTHER);
            bytes = size(update.key());
        } else if (action instanceof Delete delete) {
            write = new ItemWrite.Delete(delete.key());
            bytes = size(delete.key());
        } else {
            Item key = ((ConditionCheck) action).key();
            write = new ItemWrite.Check(key);
            bytes = size(key);
        }
        Optional<Formula> condition = scope.condition(Parameter.CONDITION, action.condition());
        scope.requireAllUsed();
        return new TransactionAction(action.table(), write, condition, action.itemOnFailure(), bytes);
    }

    private static long size(Item key) {
        return ItemSize.of(key);
    }
}
