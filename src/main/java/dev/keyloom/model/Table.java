package dev.keyloom.model;

import dev.keyloom.schema.TableSchema;
import java.util.Optional;

/**
 * A table of the design.
 *
 * @param typeAttribute attribute that every item carries with its entity's name; none if items do not name their kind
 * @param timeToLiveAttribute attribute with the expiry in epoch seconds
 * @param recordsComplete the sample records are all there is, so that counts can be checked
 */
public record Table(
        TableSchema schema,
        Optional<String> typeAttribute,
        Optional<String> timeToLiveAttribute,
        BillingMode billingMode,
        boolean recordsComplete,
        Extras extras) {

    /** Returns a table on demand that names each item's kind in {@code Type}. */
    public static Table of(TableSchema schema) {
        return new Table(
                schema, Optional.of("Type"), Optional.empty(), BillingMode.PAY_PER_REQUEST, false, Extras.NONE);
    }

    public String name() {
        return schema.name();
    }

    public Table withSchema(TableSchema newSchema) {
        return new Table(newSchema, typeAttribute, timeToLiveAttribute, billingMode, recordsComplete, extras);
    }

    public Table withTypeAttribute(Optional<String> newTypeAttribute) {
        return new Table(schema, newTypeAttribute, timeToLiveAttribute, billingMode, recordsComplete, extras);
    }

    public Table withTimeToLiveAttribute(Optional<String> newTimeToLiveAttribute) {
        return new Table(schema, typeAttribute, newTimeToLiveAttribute, billingMode, recordsComplete, extras);
    }

    public Table withBillingMode(BillingMode newBillingMode) {
        return new Table(schema, typeAttribute, timeToLiveAttribute, newBillingMode, recordsComplete, extras);
    }
}
