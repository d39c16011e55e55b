package dev.keyloom.engine.partiql;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableCatalog;
import dev.keyloom.engine.TableIndex;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.partiql.Statement;
import dev.keyloom.schema.KeySchema;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds the tables and indexes that statements name. */
record StatementTables(TableCatalog catalog, Consumer<String> beforeUse) {
    /** @throws ServiceException if there is no such table, or it serves no items */
    Table require(String nameOrArn) {
        beforeUse.accept(nameOrArn);
        return catalog.find(nameOrArn)
                .filter(table -> table.status().servesItems())
                .orElseThrow(() -> new ServiceException(ErrorCode.RESOURCE_NOT_FOUND, "Requested resource not found"));
    }

    /** Returns a write's condition, taken apart by the table's key. */
    WhereClause where(String table, Formula where) {
        return WhereClause.of(Optional.of(where), require(table).schema().key());
    }

    /**
     * Returns a read's condition, taken apart by the key of the table or index that is read.
     *
     * @throws ServiceException if there is no such table or index
     */
    WhereClause where(Statement.Select select) {
        return WhereClause.of(select.where(), key(select));
    }

    private KeySchema key(Statement.Select select) {
        Table table = require(select.table());
        return index(select, table)
                .map(index -> index.schema().key())
                .orElse(table.schema().key());
    }

    static Optional<TableIndex> index(Statement.Select select, Table table) {
        return select.index()
                .map(name -> table.index(name)
                        .orElseThrow(() ->
                                ServiceException.validation("The table does not have the specified index: " + name)));
    }
}
