package dev.keyloom.engine.request;

import java.util.List;
import java.util.Optional;

/**
 * A secondary index as CreateTable and UpdateTable ask for it.
 *
 * @param provisionedThroughput of a global index, as the next two; absent on a local one
 */
public record IndexDefinition(
        String name,
        List<KeyElement> keySchema,
        IndexProjection projection,
        Optional<ProvisionedThroughput> provisionedThroughput,
        Optional<OnDemandThroughput> onDemandThroughput,
        Optional<WarmThroughput> warmThroughput) {
    public IndexDefinition {
        keySchema = List.copyOf(keySchema);
    }
}
