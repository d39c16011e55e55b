package dev.keyloom.engine.request;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a transaction tells beside its success.
 *
 * @param itemCollectionMetrics by table as the request names it, for tables with local indexes
 * @param consumedCapacity one for each table, if it was asked for
 */
public record TransactWriteItemsResult(
        Map<String, List<ItemCollectionMetrics>> itemCollectionMetrics, List<ConsumedCapacity> consumedCapacity) {
    public TransactWriteItemsResult {
        itemCollectionMetrics = Collections.unmodifiableMap(new LinkedHashMap<>(itemCollectionMetrics));
        consumedCapacity = List.copyOf(consumedCapacity);
    }
}
