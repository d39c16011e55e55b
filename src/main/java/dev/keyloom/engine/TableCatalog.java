package dev.keyloom.engine;

import java.util.Optional;

/**
 * The tables that there are. It is asked while a reading or writing of the storage runs, many times a millisecond, and
 * answers with what that reading or writing can see.
 */
@FunctionalInterface
public interface TableCatalog {
    /**
     * Returns a table, whatever its state.
     *
     * @param nameOrArn the table's name or its ARN
     */
    Optional<Table> find(String nameOrArn);
}
