package dev.keyloom.engine.request;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a batch of writes tells beside its success. The engine processes each write, so none is left unprocessed.
 *
 * @param itemCollectionMetrics by table as the request names it, for tables with local indexes
 * @param consumedCapacity one for each table, if it was asked for
 */
public record BatchWriteItemResult(
        Map<String, List<ItemCollectionMetrics>> itemCollectionMetrics, List<ConsumedCapacity> consumedCapacity) {
    public BatchWriteItemResult {
        itemCollectionMetrics = Collections.unmodifiableMap(new LinkedHashMap<>(itemCollectionMetrics));
        consumedCapacity = List.copyOf(consumedCapacity);
    }
}
