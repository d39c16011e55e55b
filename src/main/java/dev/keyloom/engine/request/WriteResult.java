package dev.keyloom.engine.request;

import dev.keyloom.value.Item;
import java.util.Optional;

/**
 * The answer of a single write.
 *
 * @param attributes what {@link ReturnValues} asked for; absent if nothing was asked for or there was no item
 */
public record WriteResult(
        Optional<Item> attributes,
        Optional<ConsumedCapacity> consumedCapacity,
        Optional<ItemCollectionMetrics> itemCollectionMetrics) {}
