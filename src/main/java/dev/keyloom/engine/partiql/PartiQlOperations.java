package dev.keyloom.engine.partiql;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.TableCatalog;
import dev.keyloom.engine.item.ItemOperations;
import dev.keyloom.engine.request.BatchExecuteStatementRequest;
import dev.keyloom.engine.request.BatchExecuteStatementResult;
import dev.keyloom.engine.request.ExecuteStatementRequest;
import dev.keyloom.engine.request.ExecuteStatementResult;
import dev.keyloom.engine.request.ExecuteTransactionRequest;
import dev.keyloom.engine.request.ExecuteTransactionResult;
import dev.keyloom.engine.request.WriteResult;
import dev.keyloom.expression.partiql.Statement;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * ExecuteStatement, BatchExecuteStatement and ExecuteTransaction. Each throws a {@link ServiceException} where the service
 * would refuse, and then has changed nothing. Used by any thread.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ql-reference.html">AWS: PartiQL</a>
 */
public final class PartiQlOperations {
    private final StatementReads reads;
    private final StatementWrites writes;
    private final StatementBatches batches;
    private final StatementTransactions transactions;

    /**
     * @param items runs what statements become
     * @param beforeUse takes the name or ARN of each table before a statement uses its items
     */
    public PartiQlOperations(ItemOperations items, TableCatalog catalog, Consumer<String> beforeUse) {
        StatementTables tables = new StatementTables(catalog, beforeUse);
        this.reads = new StatementReads(items, tables);
        this.writes = new StatementWrites(items, tables);
        this.batches = new StatementBatches(items, tables, writes);
        this.transactions = new StatementTransactions(items, tables, writes);
    }

    public ExecuteStatementResult execute(ExecuteStatementRequest request) {
        Statement statement = StatementTexts.read(request.statement(), request.parameters());
        return statement.accept(new Run(request));
    }

    public BatchExecuteStatementResult executeBatch(BatchExecuteStatementRequest request) {
        return batches.run(request);
    }

    public ExecuteTransactionResult executeTransaction(ExecuteTransactionRequest request) {
        return transactions.run(request);
    }

    static ServiceException existsOutsideTransaction() {
        return ServiceException.validation("EXISTS is supported in ExecuteTransaction only");
    }

    private final class Run implements Statement.Visitor<ExecuteStatementResult> {
        private final ExecuteStatementRequest request;

        Run(ExecuteStatementRequest request) {
            this.request = request;
        }

        @Override
        public ExecuteStatementResult select(Statement.Select statement) {
            return reads.read(statement, request);
        }

        @Override
        public ExecuteStatementResult insert(Statement.Insert statement) {
            return written(writes.insert(statement, request.itemOnFailure(), request.consumedCapacity()));
        }

        @Override
        public ExecuteStatementResult update(Statement.Update statement) {
            return written(writes.update(statement, request.itemOnFailure(), request.consumedCapacity()));
        }

        @Override
        public ExecuteStatementResult delete(Statement.Delete statement) {
            return written(writes.delete(statement, request.itemOnFailure(), request.consumedCapacity()));
        }

        @Override
        public ExecuteStatementResult exists(Statement.Exists statement) {
            throw existsOutsideTransaction();
        }

        private static ExecuteStatementResult written(WriteResult result) {
            return new ExecuteStatementResult(
                    result.attributes().map(List::of).orElse(List.of()),
                    Optional.empty(),
                    Optional.empty(),
                    result.consumedCapacity());
        }
    }
}
