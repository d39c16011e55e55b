package dev.keyloom.model;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One request of an access pattern, or one action of a transaction or batch. What an operation does not use is absent.
 * Texts that hold placeholders or expressions are kept as written, also broken ones; {@link ModelCheck} says what is wrong
 * with them.
 *
 * @param as name under which a later step uses the answer
 * @param entity entity that a write (or a read by its key) is about
 * @param partition templates of the partition key attributes
 * @param sort conditions on the sort key attributes, left to right
 * @param fanOut the values of a placeholder that one request each is sent for
 * @param values attributes that a write sets, or that complete its key
 * @param upTo how many items a bulk step may touch
 */
public record Step(
        Operation operation,
        Optional<String> as,
        Optional<String> entity,
        Optional<String> table,
        Optional<IndexRef> index,
        List<KeyTemplate> partition,
        List<SortCondition> sort,
        Optional<String> keyCondition,
        Optional<String> filter,
        Optional<Boolean> descending,
        OptionalInt limit,
        Optional<Boolean> consistentRead,
        List<String> projection,
        Optional<String> select,
        Map<String, List<AttributeValue>> fanOut,
        boolean perLevel,
        boolean paginated,
        Map<String, AttributeValue> values,
        Optional<String> condition,
        Optional<String> update,
        Optional<String> returnValues,
        List<Step> actions,
        OptionalInt upTo,
        Extras extras) {
    public Step {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
        projection = List.copyOf(projection);
        fanOut = Collections.unmodifiableMap(new LinkedHashMap<>(fanOut));
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        actions = List.copyOf(actions);
    }

    /** Returns a step of which only operation, key and index are known. */
    public static Step of(
            Operation operation, Optional<IndexRef> index, List<KeyTemplate> partition, List<SortCondition> sort) {
        return new Step(
                operation,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                index,
                partition,
                sort,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                OptionalInt.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Map.of(),
                false,
                false,
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                OptionalInt.empty(),
                Extras.NONE);
    }
}
