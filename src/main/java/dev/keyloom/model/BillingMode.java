package dev.keyloom.model;

/** How a table's capacity is paid; the service's own names. */
public enum BillingMode {
    PAY_PER_REQUEST,
    PROVISIONED
}
