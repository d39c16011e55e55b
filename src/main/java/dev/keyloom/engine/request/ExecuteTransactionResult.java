package dev.keyloom.engine.request;

import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/**
 * The answers of a transaction in the order of its statements.
 *
 * @param items what reads found, nothing for a missing item; empty for writes
 * @param consumedCapacity one for each table, where it was asked for
 */
public record ExecuteTransactionResult(List<Optional<Item>> items, List<ConsumedCapacity> consumedCapacity) {}
