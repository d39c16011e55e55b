package dev.keyloom.engine;

/**
 * The service's errors by their own names.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html">AWS: error handling</a>
 */
public enum ErrorCode {
    ACCESS_DENIED("AccessDeniedException"),
    CONDITIONAL_CHECK_FAILED("ConditionalCheckFailedException"),
    DUPLICATE_ITEM("DuplicateItemException"),
    EXPIRED_ITERATOR("ExpiredIteratorException"),
    IDEMPOTENT_PARAMETER_MISMATCH("IdempotentParameterMismatchException"),
    INTERNAL_SERVER_ERROR("InternalServerError"),
    ITEM_COLLECTION_SIZE_LIMIT_EXCEEDED("ItemCollectionSizeLimitExceededException"),
    LIMIT_EXCEEDED("LimitExceededException"),
    RESOURCE_IN_USE("ResourceInUseException"),
    RESOURCE_NOT_FOUND("ResourceNotFoundException"),
    SERIALIZATION("SerializationException"),
    TABLE_NOT_FOUND("TableNotFoundException"),
    TRANSACTION_CANCELED("TransactionCanceledException"),
    TRANSACTION_CONFLICT("TransactionConflictException"),
    TRANSACTION_IN_PROGRESS("TransactionInProgressException"),
    TRIMMED_DATA_ACCESS("TrimmedDataAccessException"),
    UNKNOWN_OPERATION("UnknownOperationException"),
    VALIDATION("ValidationException");

    private final String serviceName;

    ErrorCode(String serviceName) {
        this.serviceName = serviceName;
    }

    /** Returns the error's name as the service writes it, without a namespace. */
    public String serviceName() {
        return serviceName;
    }
}
