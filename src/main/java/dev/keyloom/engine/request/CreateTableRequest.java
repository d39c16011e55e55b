package dev.keyloom.engine.request;

import java.util.List;
import java.util.Optional;

/**
 * Makes a table.
 *
 * @param localIndexes absent is not the same as empty, which the service refuses; likewise for {@code globalIndexes}
 * @param resourcePolicy a policy document, kept and not applied
 * @param globalTableMembers names of members given that only global tables know
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_CreateTable.html">AWS: CreateTable</a>
 */
public record CreateTableRequest(
        String table,
        List<AttributeDefinition> attributeDefinitions,
        List<KeyElement> keySchema,
        Optional<List<IndexDefinition>> localIndexes,
        Optional<List<IndexDefinition>> globalIndexes,
        Optional<BillingMode> billingMode,
        Optional<ProvisionedThroughput> provisionedThroughput,
        Optional<OnDemandThroughput> onDemandThroughput,
        Optional<WarmThroughput> warmThroughput,
        Optional<StreamSpecification> stream,
        Optional<EncryptionSpecification> encryption,
        Optional<TableClass> tableClass,
        Optional<Boolean> deletionProtection,
        List<Tag> tags,
        Optional<String> resourcePolicy,
        List<String> globalTableMembers) {
    public CreateTableRequest {
        attributeDefinitions = List.copyOf(attributeDefinitions);
        keySchema = List.copyOf(keySchema);
        localIndexes = localIndexes.map(List::copyOf);
        globalIndexes = globalIndexes.map(List::copyOf);
        tags = List.copyOf(tags);
        globalTableMembers = List.copyOf(globalTableMembers);
    }
}
