package dev.keyloom.engine.table;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;

/** The refusals of table operations in the service's words. */
final class Refusals {
    private static final String INVALID = "One or more parameter values were invalid: ";

    private Refusals() {}

    static ServiceException invalid(String what) {
        return ServiceException.validation(INVALID + what);
    }

    static ServiceException tableNotFound(String table) {
        return notFound("Requested resource not found: Table: " + table + " not found");
    }

    static ServiceException backupTableNotFound(String table) {
        return new ServiceException(ErrorCode.TABLE_NOT_FOUND, "Table not found: " + TableName.of(table));
    }

    static ServiceException protectedTable() {
        return ServiceException.validation("Resource cannot be deleted as it is currently protected against deletion. "
                + "Disable deletion protection first.");
    }

    static ServiceException notFound(String message) {
        return new ServiceException(ErrorCode.RESOURCE_NOT_FOUND, message);
    }

    static ServiceException inUse(String message) {
        return new ServiceException(ErrorCode.RESOURCE_IN_USE, message);
    }

    static ServiceException limitExceeded(String message) {
        return new ServiceException(ErrorCode.LIMIT_EXCEEDED, message);
    }
}
