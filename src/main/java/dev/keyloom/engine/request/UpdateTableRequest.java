package dev.keyloom.engine.request;

import java.util.List;
import java.util.Optional;

/**
 * Changes a table: its throughput, its billing mode, its stream, or one of its global indexes.
 *
 * @param globalTableMembers names of members given that only global tables know
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_UpdateTable.html">AWS: UpdateTable</a>
 */
public record UpdateTableRequest(
        String table,
        Optional<List<AttributeDefinition>> attributeDefinitions,
        Optional<BillingMode> billingMode,
        Optional<ProvisionedThroughput> provisionedThroughput,
        Optional<OnDemandThroughput> onDemandThroughput,
        Optional<WarmThroughput> warmThroughput,
        Optional<List<GlobalIndexUpdate>> globalIndexUpdates,
        Optional<StreamSpecification> stream,
        Optional<EncryptionSpecification> encryption,
        Optional<TableClass> tableClass,
        Optional<Boolean> deletionProtection,
        List<String> globalTableMembers) {
    public UpdateTableRequest {
        attributeDefinitions = attributeDefinitions.map(List::copyOf);
        globalIndexUpdates = globalIndexUpdates.map(List::copyOf);
        globalTableMembers = List.copyOf(globalTableMembers);
    }
}
