package dev.keyloom.engine.request;

import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/**
 * The items of one moment.
 *
 * @param items one for each Get in its order; nothing where there is no item, an empty item where the projection matches
 *     nothing of it
 * @param consumedCapacity one for each table, if it was asked for
 */
public record TransactGetItemsResult(List<Optional<Item>> items, List<ConsumedCapacity> consumedCapacity) {
    public TransactGetItemsResult {
        items = List.copyOf(items);
        consumedCapacity = List.copyOf(consumedCapacity);
    }
}
