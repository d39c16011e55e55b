package dev.keyloom.engine.request;

import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/**
 * One page of a Query or Scan.
 *
 * @param items absent if only the count was asked for
 * @param count items that passed the filter
 * @param scannedCount items read
 * @param lastEvaluatedKey where the next page begins; absent at the end of the data
 */
public record ReadResult(
        Optional<List<Item>> items,
        int count,
        int scannedCount,
        Optional<Item> lastEvaluatedKey,
        Optional<ConsumedCapacity> consumedCapacity) {}
