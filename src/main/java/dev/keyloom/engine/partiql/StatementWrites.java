package dev.keyloom.engine.partiql;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.item.ItemOperations;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.engine.request.WriteResult;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.partiql.Statement;
import dev.keyloom.expression.partiql.Statement.Returning;
import java.util.List;
import java.util.Optional;

/**
 * Runs INSERT, UPDATE and DELETE of one item.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ql-reference.statements.html">AWS: PartiQL
 *     statements</a>
 */
final class StatementWrites {
    static final String DUPLICATE = "Duplicate primary key exists in table";

    private final ItemOperations items;
    private final StatementTables tables;

    StatementWrites(ItemOperations items, StatementTables tables) {
        this.items = items;
        this.tables = tables;
    }

    WriteResult insert(Statement.Insert insert, boolean itemOnFailure, ReturnConsumedCapacity capacity) {
        try {
            return items.writer()
                    .put(new PutItemRequest(
                            insert.table(),
                            insert.item(),
                            Optional.of(RequestExpression.parsed(isNew(insert))),
                            ExpressionAttributes.NONE,
                            new WriteOptions(ReturnValues.NONE, itemOnFailure, capacity, false)));
        } catch (ServiceException refusal) {
            if (refusal.code() == ErrorCode.CONDITIONAL_CHECK_FAILED) {
                throw new ServiceException(ErrorCode.DUPLICATE_ITEM, DUPLICATE, refusal.item(), List.of());
            }
            throw refusal;
        }
    }

    /** Returns the condition that there is no item of the key. */
    Formula isNew(Statement.Insert insert) {
        String partitionKey =
                tables.require(insert.table()).schema().key().partition().get(0).name();
        return new Formula.AttributeNotExists(Names.path(partitionKey));
    }

    WriteResult update(Statement.Update update, boolean itemOnFailure, ReturnConsumedCapacity capacity) {
        WhereClause where = tables.where(update.table(), update.where());
        ReturnValues returned = update.returning().map(StatementWrites::values).orElse(ReturnValues.NONE);
        return items.writer()
                .update(new UpdateItemRequest(
                        update.table(),
                        where.primaryKey(),
                        Optional.of(RequestExpression.parsed(update.update())),
                        Optional.of(RequestExpression.parsed(where.remainderOfPresentItem())),
                        ExpressionAttributes.NONE,
                        new WriteOptions(returned, itemOnFailure, capacity, false)));
    }

    private static ReturnValues values(Returning returning) {
        return switch (returning) {
            case ALL_OLD -> ReturnValues.ALL_OLD;
            case ALL_NEW -> ReturnValues.ALL_NEW;
            case MODIFIED_OLD -> ReturnValues.UPDATED_OLD;
            case MODIFIED_NEW -> ReturnValues.UPDATED_NEW;
        };
    }

    WriteResult delete(Statement.Delete delete, boolean itemOnFailure, ReturnConsumedCapacity capacity) {
        if (delete.returning().isPresent() && delete.returning().get() != Returning.ALL_OLD) {
            throw ServiceException.validation("DELETE statement only supports RETURNING ALL OLD *");
        }
        WhereClause where = tables.where(delete.table(), delete.where());
        ReturnValues returned = delete.returning().isPresent() ? ReturnValues.ALL_OLD : ReturnValues.NONE;
        return items.writer()
                .delete(new DeleteItemRequest(
                        delete.table(),
                        where.primaryKey(),
                        where.remainder().map(RequestExpression::parsed),
                        ExpressionAttributes.NONE,
                        new WriteOptions(returned, itemOnFailure, capacity, false)));
    }
}
