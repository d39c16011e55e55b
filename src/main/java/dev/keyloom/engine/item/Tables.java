package dev.keyloom.engine.item;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.TableCatalog;

/** Finds the tables that serve items. */
final class Tables {
    private final TableCatalog catalog;

    Tables(TableCatalog catalog) {
        this.catalog = catalog;
    }

    /** @throws ServiceException if there is no such table, or it is not ready or being removed */
    Table require(String nameOrArn) {
        return catalog.find(nameOrArn)
                .filter(table -> table.status().servesItems())
                .orElseThrow(() -> new ServiceException(ErrorCode.RESOURCE_NOT_FOUND, "Requested resource not found"));
    }
}
