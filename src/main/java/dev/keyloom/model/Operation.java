package dev.keyloom.model;

/** An operation of a step or of an action in it; JSON names are the service's. */
public enum Operation {
    GET_ITEM("GetItem"),
    QUERY("Query"),
    SCAN("Scan"),
    BATCH_GET_ITEM("BatchGetItem"),
    PUT_ITEM("PutItem"),
    UPDATE_ITEM("UpdateItem"),
    DELETE_ITEM("DeleteItem"),
    TRANSACT_GET_ITEMS("TransactGetItems"),
    TRANSACT_WRITE_ITEMS("TransactWriteItems"),
    BATCH_WRITE_ITEM("BatchWriteItem"),
    CONDITION_CHECK("ConditionCheck");

    private final String serviceName;

    Operation(String serviceName) {
        this.serviceName = serviceName;
    }

    /** Returns the service's name of the operation. */
    public String serviceName() {
        return serviceName;
    }
}
