package dev.keyloom.engine.request;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A table as CreateTable, UpdateTable, DeleteTable and DescribeTable tell of it. While it is being made or removed, what
 * the service leaves out is absent.
 *
 * @param created absent from the answer of DeleteTable, as are key schema and attribute definitions, which are empty then
 * @param billingMode absent if the table never was on demand
 * @param lastUpdateToOnDemand when the billing mode became PAY_PER_REQUEST
 * @param localIndexes empty if there are none
 * @param tableClass absent if it was never set
 * @param encryption absent if the table has the service's own key
 * @param latestStreamLabel of the newest stream, even if it is switched off by now
 */
public record TableDescription(
        String name,
        String id,
        String arn,
        TableStatus status,
        Optional<Instant> created,
        List<AttributeDefinition> attributeDefinitions,
        List<KeyElement> keySchema,
        Optional<BillingMode> billingMode,
        Optional<Instant> lastUpdateToOnDemand,
        ThroughputDescription provisionedThroughput,
        Optional<OnDemandThroughput> onDemandThroughput,
        Optional<WarmThroughput> warmThroughput,
        long itemCount,
        long sizeBytes,
        List<IndexDescription> localIndexes,
        List<IndexDescription> globalIndexes,
        Optional<StreamSpecification> stream,
        Optional<String> latestStreamLabel,
        Optional<String> latestStreamArn,
        Optional<EncryptionDescription> encryption,
        Optional<TableClassSummary> tableClass,
        boolean deletionProtection) {
    /** How a table is encrypted ({@code SSEDescription}). */
    public record EncryptionDescription(String status, String type, String keyArn) {}

    /** A table's class, and when it was changed. */
    public record TableClassSummary(TableClass tableClass, Optional<Instant> lastUpdate) {}
}
