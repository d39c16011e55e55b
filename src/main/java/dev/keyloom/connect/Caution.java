package dev.keyloom.connect;

import dev.keyloom.engine.request.PreparedRequest;

/** After which failures a request may be sent again. */
enum Caution {
    /** Sending it twice has the effect of sending it once: reads, whole writes without a condition, requests with a token. */
    REPEATABLE,
    /** If it was done, sending it again would count twice or fail its own condition. */
    ONCE;

    static Caution of(PreparedRequest request) {
        if (request instanceof PreparedRequest.Put put) {
            return put.request().condition().isPresent() ? ONCE : REPEATABLE;
        }
        if (request instanceof PreparedRequest.Delete delete) {
            return delete.request().condition().isPresent() ? ONCE : REPEATABLE;
        }
        return request instanceof PreparedRequest.Update
                        || request instanceof PreparedRequest.Statement
                        || request instanceof PreparedRequest.StatementBatch
                ? ONCE
                : REPEATABLE;
    }

    boolean allowsAgain(TableFailure failure) {
        return switch (failure.kind()) {
            case THROTTLED -> true;
            case SERVICE_FAULT, NO_ANSWER -> this == REPEATABLE;
            default -> failure.is("TransactionInProgressException");
        };
    }
}
