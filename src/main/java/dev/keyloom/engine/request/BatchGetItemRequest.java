package dev.keyloom.engine.request;

import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.value.Item;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads up to 100 items of one or more tables by their primary keys.
 *
 * @param requestItems what is read of each table, by the table's name or ARN as the request writes it, in its order
 */
public record BatchGetItemRequest(
        Map<String, KeysAndAttributes> requestItems, ReturnConsumedCapacity consumedCapacity) {
    public BatchGetItemRequest {
        requestItems = Collections.unmodifiableMap(new LinkedHashMap<>(requestItems));
    }

    /** The keys to read of one table, and which parts of their items. */
    public record KeysAndAttributes(
            List<Item> keys,
            boolean consistentRead,
            Optional<RequestExpression<ProjectionExpression>> projection,
            ExpressionAttributes attributes) {
        public KeysAndAttributes {
            keys = List.copyOf(keys);
        }

        /** An eventually consistent read of whole items. */
        public static KeysAndAttributes of(List<Item> keys) {
            return new KeysAndAttributes(keys, false, Optional.empty(), ExpressionAttributes.NONE);
        }

        /** Returns the same reading of other keys. */
        public KeysAndAttributes withKeys(List<Item> newKeys) {
            return new KeysAndAttributes(newKeys, consistentRead, projection, attributes);
        }
    }
}
