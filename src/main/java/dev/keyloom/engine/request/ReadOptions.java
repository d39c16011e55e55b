package dev.keyloom.engine.request;

import dev.keyloom.value.Item;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How a Query or Scan reads one page.
 *
 * @param limit most items read, before the filter
 * @param exclusiveStartKey where the last page ended: the table's key attributes, and the index's on an index
 */
public record ReadOptions(
        Optional<Select> select,
        OptionalInt limit,
        Optional<Item> exclusiveStartKey,
        boolean consistentRead,
        ReturnConsumedCapacity consumedCapacity) {
    public static final ReadOptions DEFAULT = new ReadOptions(
            Optional.empty(), OptionalInt.empty(), Optional.empty(), false, ReturnConsumedCapacity.NONE);
}
