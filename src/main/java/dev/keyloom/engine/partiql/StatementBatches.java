package dev.keyloom.engine.partiql;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.item.ItemOperations;
import dev.keyloom.engine.request.BatchExecuteStatementRequest;
import dev.keyloom.engine.request.BatchExecuteStatementResult;
import dev.keyloom.engine.request.BatchExecuteStatementResult.Answer;
import dev.keyloom.engine.request.BatchExecuteStatementResult.Failure;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.GetItemResult;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.WriteResult;
import dev.keyloom.expression.partiql.Statement;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Runs statements each for itself.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ql-reference.multiplestatements.batching.html">AWS:
 *     PartiQL batch operations</a>
 */
final class StatementBatches {
    private final ItemOperations items;
    private final StatementTables tables;
    private final StatementWrites writes;

    StatementBatches(ItemOperations items, StatementTables tables, StatementWrites writes) {
        this.items = items;
        this.tables = tables;
        this.writes = writes;
    }

    /** A statement that could be read, or why not. */
    private record Read(Optional<Statement> statement, Optional<ServiceException> refusal) {}

    BatchExecuteStatementResult run(BatchExecuteStatementRequest request) {
        List<Read> statements =
                request.statements().stream().map(StatementBatches::read).toList();
        List<Statement> known =
                statements.stream().flatMap(read -> read.statement().stream()).toList();
        long selects = known.stream().filter(Statement.Select.class::isInstance).count();
        if (selects > 0 && selects < known.size()) {
            throw ServiceException.validation("A batch has either only SELECT statements or none");
        }
        requireDistinct(known);
        CapacitySums capacity = new CapacitySums();
        List<Answer> answers = new ArrayList<>();
        for (int i = 0; i < statements.size(); i++) {
            answers.add(answer(statements.get(i), request.statements().get(i), request.consumedCapacity(), capacity));
        }
        return new BatchExecuteStatementResult(answers, capacity.toList());
    }

    private static Read read(BatchExecuteStatementRequest.Statement statement) {
        try {
            return new Read(
                    Optional.of(StatementTexts.read(statement.statement(), statement.parameters())), Optional.empty());
        } catch (ServiceException refusal) {
            return new Read(Optional.empty(), Optional.of(refusal));
        }
    }

    /** Refuses a batch that names an item twice; statements that name none are told of later. */
    private void requireDistinct(List<Statement> statements) {
        Set<Object> seen = new HashSet<>();
        for (Statement statement : statements) {
            Optional<Object> named = named(statement);
            if (named.isPresent() && !seen.add(named.get())) {
                throw ServiceException.validation("Provided list of item keys contains duplicates");
            }
        }
    }

    /** Returns the table and the key of the item that a statement is for; nothing if it names none. */
    private Optional<Object> named(Statement statement) {
        try {
            return Optional.of(List.of(tables.require(statement.table()).id(), statement.accept(new KeyOf())));
        } catch (ServiceException toldLater) {
            return Optional.empty();
        }
    }

    private Answer answer(
            Read read,
            BatchExecuteStatementRequest.Statement asked,
            ReturnConsumedCapacity askedCapacity,
            CapacitySums capacity) {
        Optional<String> table = read.statement().map(Statement::table);
        try {
            if (read.refusal().isPresent()) {
                throw read.refusal().get();
            }
            Optional<Item> item = read.statement().orElseThrow().accept(new Run(asked, askedCapacity, capacity));
            return new Answer(Optional.empty(), table, item);
        } catch (ServiceException refusal) {
            Failure failure = new Failure(code(refusal.code()), refusal.text(), refusal.item());
            return new Answer(Optional.of(failure), table, Optional.empty());
        }
    }

    /** Returns the code by which a batch tells an error. */
    private static String code(ErrorCode code) {
        return code == ErrorCode.VALIDATION
                ? "ValidationError"
                : code.serviceName().replace("Exception", "");
    }

    /** The key of the item that a statement is for. */
    private final class KeyOf implements Statement.Visitor<Item> {
        @Override
        public Item select(Statement.Select statement) {
            return StatementTransactions.primaryKey(tables, statement);
        }

        @Override
        public Item insert(Statement.Insert statement) {
            return tables.require(statement.table()).keyOf(statement.item());
        }

        @Override
        public Item update(Statement.Update statement) {
            return tables.where(statement.table(), statement.where()).primaryKey();
        }

        @Override
        public Item delete(Statement.Delete statement) {
            return tables.where(statement.table(), statement.where()).primaryKey();
        }

        @Override
        public Item exists(Statement.Exists statement) {
            return select(statement.select());
        }
    }

    /** Runs a statement, and returns the item of its answer. */
    private final class Run implements Statement.Visitor<Optional<Item>> {
        private final BatchExecuteStatementRequest.Statement asked;
        private final ReturnConsumedCapacity askedCapacity;
        private final CapacitySums capacity;

        Run(BatchExecuteStatementRequest.Statement asked, ReturnConsumedCapacity askedCapacity, CapacitySums capacity) {
            this.asked = asked;
            this.askedCapacity = askedCapacity;
            this.capacity = capacity;
        }

        @Override
        public Optional<Item> select(Statement.Select statement) {
            GetItemResult result = items.reader()
                    .get(new GetItemRequest(
                            statement.table(),
                            StatementTransactions.primaryKey(tables, statement),
                            asked.consistentRead(),
                            Optional.empty(),
                            ExpressionAttributes.NONE,
                            askedCapacity));
            capacity.add(result.consumedCapacity());
            return StatementTransactions.selected(statement, result.item());
        }

        @Override
        public Optional<Item> insert(Statement.Insert statement) {
            return written(writes.insert(statement, asked.itemOnFailure(), askedCapacity));
        }

        @Override
        public Optional<Item> update(Statement.Update statement) {
            return written(writes.update(statement, asked.itemOnFailure(), askedCapacity));
        }

        @Override
        public Optional<Item> delete(Statement.Delete statement) {
            return written(writes.delete(statement, asked.itemOnFailure(), askedCapacity));
        }

        @Override
        public Optional<Item> exists(Statement.Exists statement) {
            throw PartiQlOperations.existsOutsideTransaction();
        }

        private Optional<Item> written(WriteResult result) {
            capacity.add(result.consumedCapacity());
            return result.attributes();
        }
    }
}
