package dev.keyloom.engine.request;

/** How the capacity of a table is paid. */
public enum BillingMode {
    PROVISIONED,
    PAY_PER_REQUEST
}
