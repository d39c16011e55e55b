package dev.keyloom.engine.request;

import dev.keyloom.value.Item;
import java.util.Optional;

/**
 * The item that was read.
 *
 * @param item nothing if there is no item of this key; an empty item if there is one and the projection matches nothing
 *     of it
 */
public record GetItemResult(Optional<Item> item, Optional<ConsumedCapacity> consumedCapacity) {}
