package dev.keyloom.engine.request;

import dev.keyloom.value.Item;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Puts and deletes up to 25 items of one or more tables, each for itself.
 *
 * @param requestItems the writes of each table, by the table's name or ARN as the request writes it, in its order
 * @param itemCollectionMetrics whether the sizes of the item collections are told (tables with local indexes)
 */
public record BatchWriteItemRequest(
        Map<String, List<Write>> requestItems, ReturnConsumedCapacity consumedCapacity, boolean itemCollectionMetrics) {
    public BatchWriteItemRequest {
        requestItems = Collections.unmodifiableMap(new LinkedHashMap<>(requestItems));
    }

    /** One write of a batch. */
    public sealed interface Write {}

    /** Writes an item in place of the one with its key. */
    public record Put(Item item) implements Write {}

    /** Removes the item of a key. */
    public record Delete(Item key) implements Write {}
}
