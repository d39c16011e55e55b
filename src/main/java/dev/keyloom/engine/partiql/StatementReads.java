package dev.keyloom.engine.partiql;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableIndex;
import dev.keyloom.engine.item.ItemOperations;
import dev.keyloom.engine.request.ExecuteStatementRequest;
import dev.keyloom.engine.request.ExecuteStatementResult;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.ReadResult;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ScanRequest;
import dev.keyloom.engine.request.Select;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.partiql.Statement;
import dev.keyloom.expression.partiql.Statement.Direction;
import dev.keyloom.expression.partiql.Statement.OrderTerm;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.Item;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Runs SELECT: a Query if the condition names one item collection, otherwise a Scan. What the condition asks beside the key
 * is asked of the items read, key attributes included, which a filter expression could not.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ql-reference.select.html">AWS: PartiQL
 *     select statements</a>
 */
final class StatementReads {
    private final ItemOperations items;
    private final StatementTables tables;

    StatementReads(ItemOperations items, StatementTables tables) {
        this.items = items;
        this.tables = tables;
    }

    /** Returns one page. */
    ExecuteStatementResult read(Statement.Select select, ExecuteStatementRequest request) {
        WhereClause where = tables.where(select);
        boolean isForward = isForward(select, where);
        ReadOptions options = new ReadOptions(
                attributesToRead(select),
                request.limit(),
                request.nextToken().map(token -> PageToken.read(token, request.statement(), request.parameters())),
                request.consistentRead(),
                request.consumedCapacity());
        ReadResult page = where.namesCollection()
                ? query(select, where, isForward, options)
                : items.pages()
                        .scan(new ScanRequest(
                                select.table(),
                                select.index(),
                                Optional.empty(),
                                Optional.empty(),
                                ExpressionAttributes.NONE,
                                Optional.empty(),
                                options));
        List<Item> found = page.items().orElse(List.of()).stream()
                .filter(item ->
                        select.where().map(formula -> formula.holds(item)).orElse(true))
                .map(item -> Columns.of(item, select.columns()))
                .toList();
        return new ExecuteStatementResult(
                found,
                page.lastEvaluatedKey().map(key -> PageToken.of(request.statement(), request.parameters(), key)),
                page.lastEvaluatedKey(),
                page.consumedCapacity());
    }

    private ReadResult query(Statement.Select select, WhereClause where, boolean isForward, ReadOptions options) {
        return items.pages()
                .query(new QueryRequest(
                        select.table(),
                        select.index(),
                        RequestExpression.parsed(where.keyCondition()),
                        Optional.empty(),
                        Optional.empty(),
                        ExpressionAttributes.NONE,
                        isForward,
                        options));
    }

    /** A local index gives also what it does not hold, if it is asked for by name. */
    private Optional<Select> attributesToRead(Statement.Select select) {
        Table table = tables.require(select.table());
        Optional<TableIndex> index = StatementTables.index(select, table);
        Set<String> names = new HashSet<>();
        select.columns().forEach(column -> names.add(column.attribute().name()));
        select.where().ifPresent(where -> names.addAll(where.attributeNames()));
        boolean needsMore = index.isPresent()
                && !index.get().isGlobal()
                && names.stream().anyMatch(name -> !index.get().holds(name));
        return needsMore ? Optional.of(Select.ALL_ATTRIBUTES) : Optional.empty();
    }

    /** Refuses an order that is not that of one item collection. */
    private static boolean isForward(Statement.Select select, WhereClause where) {
        if (select.order().isEmpty()) {
            return true;
        }
        if (select.where().isEmpty()) {
            throw ServiceException.validation("Must have WHERE clause in the statement when using ORDER BY clause.");
        }
        if (!where.namesCollection()) {
            throw ServiceException.validation(
                    "Must have at least one non-optional hash key condition in WHERE clause when "
                            + "using ORDER BY clause.");
        }
        Direction direction = select.order().get(0).direction();
        for (OrderTerm term : select.order()) {
            requireKey(term.path(), where.key());
            // All items of the collection have one partition key, so its direction means nothing.
            if (isSortKey(term.path(), where.key())) {
                direction = term.direction();
            }
        }
        return direction == Direction.ASCENDING;
    }

    private static void requireKey(DocumentPath path, KeySchema key) {
        boolean isKey = path.isTopLevel()
                && key.attributeNames().contains(path.attribute().name());
        if (!isKey) {
            throw ServiceException.validation("Variable reference "
                    + path.attribute().name() + " in ORDER BY clause must be part of the primary key");
        }
    }

    private static boolean isSortKey(DocumentPath path, KeySchema key) {
        return key.sort().stream()
                .anyMatch(attribute -> attribute.name().equals(path.attribute().name()));
    }
}
