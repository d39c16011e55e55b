package dev.keyloom.wire.value;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Attribute values by name as a request brings them: an item, a key, or an expression's values. */
public final class ValueMap {
    private final List<String> names;
    private final Map<String, AttributeValue> values;
    private final @Nullable ValueFault fault;
    private final String faultyName;

    ValueMap(List<String> names, Map<String, AttributeValue> values, @Nullable ValueFault fault, String faultyName) {
        this.names = names;
        this.values = values;
        this.fault = fault;
        this.faultyName = faultyName;
    }

    /** Returns the first fault among the values. */
    public Optional<ValueFault> fault() {
        return Optional.ofNullable(fault);
    }

    /** Returns the name of the value with the fault. */
    public String faultyName() {
        return faultyName;
    }

    /** Returns the names of sound and faulty values, in their order. */
    public List<String> names() {
        return names;
    }

    /** Returns the sound values, in their order. */
    public Map<String, AttributeValue> values() {
        return values;
    }

    /** Returns the sound values as an item. */
    public Item item() {
        return Item.of(values);
    }
}
