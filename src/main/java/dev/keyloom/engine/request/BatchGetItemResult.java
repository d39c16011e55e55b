package dev.keyloom.engine.request;

import dev.keyloom.engine.request.BatchGetItemRequest.KeysAndAttributes;
import dev.keyloom.value.Item;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The items that a batch found.
 *
 * @param responses items by table as the request names it; an empty list where none was found
 * @param unprocessedKeys what did not fit into the answer's 16 MB, to be asked for again; empty if all did
 * @param consumedCapacity one for each table, if it was asked for
 */
public record BatchGetItemResult(
        Map<String, List<Item>> responses,
        Map<String, KeysAndAttributes> unprocessedKeys,
        List<ConsumedCapacity> consumedCapacity) {
    public BatchGetItemResult {
        responses = Collections.unmodifiableMap(new LinkedHashMap<>(responses));
        unprocessedKeys = Collections.unmodifiableMap(new LinkedHashMap<>(unprocessedKeys));
        consumedCapacity = List.copyOf(consumedCapacity);
    }
}
