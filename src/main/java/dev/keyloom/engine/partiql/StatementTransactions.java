package dev.keyloom.engine.partiql;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.ServiceException.CancellationReason;
import dev.keyloom.engine.item.ItemOperations;
import dev.keyloom.engine.request.ExecuteTransactionRequest;
import dev.keyloom.engine.request.ExecuteTransactionResult;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.TransactGetItemsRequest;
import dev.keyloom.engine.request.TransactGetItemsResult;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Action;
import dev.keyloom.engine.request.TransactWriteItemsResult;
import dev.keyloom.expression.partiql.Statement;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Runs statements all or none.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ql-reference.multiplestatements.transactions.html">AWS:
 *     PartiQL transactions</a>
 */
final class StatementTransactions {
    private final ItemOperations items;
    private final StatementTables tables;
    private final StatementWrites writes;

    StatementTransactions(ItemOperations items, StatementTables tables, StatementWrites writes) {
        this.items = items;
        this.tables = tables;
        this.writes = writes;
    }

    ExecuteTransactionResult run(ExecuteTransactionRequest request) {
        List<Statement> statements = new ArrayList<>();
        for (ExecuteTransactionRequest.Statement statement : request.statements()) {
            statements.add(StatementTexts.read(statement.statement(), statement.parameters()));
        }
        long reads =
                statements.stream().filter(Statement.Select.class::isInstance).count();
        if (reads == statements.size()) {
            return read(statements, request);
        }
        if (reads > 0) {
            throw ServiceException.validation("A transaction has either only SELECT statements or none");
        }
        return write(statements, request);
    }

    private ExecuteTransactionResult read(List<Statement> statements, ExecuteTransactionRequest request) {
        List<TransactGetItemsRequest.Get> gets = new ArrayList<>();
        List<Statement.Select> selects = new ArrayList<>();
        for (Statement statement : statements) {
            Statement.Select select = (Statement.Select) statement;
            selects.add(select);
            gets.add(TransactGetItemsRequest.Get.of(select.table(), primaryKey(tables, select)));
        }
        TransactGetItemsResult result =
                items.transactions().get(new TransactGetItemsRequest(gets, request.consumedCapacity()));
        List<Optional<Item>> found = new ArrayList<>();
        for (int i = 0; i < selects.size(); i++) {
            found.add(selected(selects.get(i), result.items().get(i)));
        }
        return new ExecuteTransactionResult(found, result.consumedCapacity());
    }

    /**
     * Returns the key of the one item that is read.
     *
     * @throws ServiceException if the condition names none
     */
    static Item primaryKey(StatementTables tables, Statement.Select select) {
        WhereClause where = tables.where(select);
        if (select.index().isPresent() || !where.namesItem()) {
            throw ServiceException.validation(
                    "Select statements within ExecuteTransaction and BatchExecuteStatement must "
                            + "specify the primary key in the where clause.");
        }
        return where.primaryKey();
    }

    /** Returns the columns of an item that was read by its key, if the rest of the condition holds of it. */
    static Optional<Item> selected(Statement.Select select, Optional<Item> item) {
        return item.filter(
                        found -> select.where().map(where -> where.holds(found)).orElse(true))
                .map(found -> Columns.of(found, select.columns()));
    }

    private ExecuteTransactionResult write(List<Statement> statements, ExecuteTransactionRequest request) {
        List<Action> actions = new ArrayList<>();
        for (int i = 0; i < statements.size(); i++) {
            boolean itemOnFailure = request.statements().get(i).itemOnFailure();
            actions.add(statements.get(i).accept(new ActionOf(itemOnFailure)));
        }
        try {
            TransactWriteItemsResult result = items.transactions()
                    .write(new TransactWriteItemsRequest(
                            actions, request.clientRequestToken(), request.consumedCapacity(), false));
            return new ExecuteTransactionResult(List.of(), result.consumedCapacity());
        } catch (ServiceException refusal) {
            throw refusal.code() == ErrorCode.TRANSACTION_CANCELED ? withDuplicates(refusal, statements) : refusal;
        }
    }

    /** An INSERT whose condition failed is told as such. */
    private static ServiceException withDuplicates(ServiceException cancelled, List<Statement> statements) {
        List<CancellationReason> reasons = new ArrayList<>();
        for (int i = 0; i < cancelled.cancellationReasons().size(); i++) {
            CancellationReason reason = cancelled.cancellationReasons().get(i);
            boolean isDuplicate = statements.get(i) instanceof Statement.Insert
                    && reason.code().equals("ConditionalCheckFailed");
            reasons.add(
                    isDuplicate
                            ? new CancellationReason(
                                    "DuplicateItem", Optional.of(StatementWrites.DUPLICATE), reason.item())
                            : reason);
        }
        String codes = reasons.stream().map(CancellationReason::code).collect(Collectors.joining(", ", "[", "]"));
        return new ServiceException(
                ErrorCode.TRANSACTION_CANCELED,
                "Transaction cancelled, please refer cancellation reasons for specific reasons " + codes,
                Optional.empty(),
                reasons);
    }

    /** The action of a transaction that a statement is. */
    private final class ActionOf implements Statement.Visitor<Action> {
        private final boolean itemOnFailure;

        ActionOf(boolean itemOnFailure) {
            this.itemOnFailure = itemOnFailure;
        }

        @Override
        public Action select(Statement.Select statement) {
            throw new IllegalStateException("A SELECT is no write");
        }

        @Override
        public Action insert(Statement.Insert statement) {
            return new TransactWriteItemsRequest.Put(
                    statement.table(),
                    statement.item(),
                    Optional.of(RequestExpression.parsed(writes.isNew(statement))),
                    ExpressionAttributes.NONE,
                    itemOnFailure);
        }

        @Override
        public Action update(Statement.Update statement) {
            refuseReturning(statement.returning());
            WhereClause where = tables.where(statement.table(), statement.where());
            return new TransactWriteItemsRequest.Update(
                    statement.table(),
                    where.primaryKey(),
                    RequestExpression.parsed(statement.update()),
                    Optional.of(RequestExpression.parsed(where.remainderOfPresentItem())),
                    ExpressionAttributes.NONE,
                    itemOnFailure);
        }

        @Override
        public Action delete(Statement.Delete statement) {
            refuseReturning(statement.returning());
            WhereClause where = tables.where(statement.table(), statement.where());
            return new TransactWriteItemsRequest.Delete(
                    statement.table(),
                    where.primaryKey(),
                    where.remainder().map(RequestExpression::parsed),
                    ExpressionAttributes.NONE,
                    itemOnFailure);
        }

        @Override
        public Action exists(Statement.Exists statement) {
            WhereClause where = tables.where(statement.select());
            return new TransactWriteItemsRequest.ConditionCheck(
                    statement.table(),
                    primaryKey(tables, statement.select()),
                    Optional.of(RequestExpression.parsed(where.remainderOfPresentItem())),
                    ExpressionAttributes.NONE,
                    itemOnFailure);
        }

        private static void refuseReturning(Optional<Statement.Returning> returning) {
            if (returning.isPresent()) {
                throw ServiceException.validation("RETURNING clause is not supported in ExecuteTransaction");
            }
        }
    }
}
