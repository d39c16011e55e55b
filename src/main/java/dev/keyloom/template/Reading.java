package dev.keyloom.template;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The attribute values that a key was made from, as far as it tells.
 *
 * @param values by path, in the order of the template; without those that the key does not tell, as behind
 *     {@code sha256}. Where the type of an attribute is not known, a value is text unless a function takes numbers only
 * @param exact the paths whose value it must have been; at the others, values that differ give the same key: a text
 *     behind {@code lower} is the small one
 */
public record Reading(Map<AttributePath, AttributeValue> values, Set<AttributePath> exact) {
    public Reading {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        exact = Collections.unmodifiableSet(new LinkedHashSet<>(exact));
    }

    /** Returns the value at a path, written as templates write it. */
    public Optional<AttributeValue> value(String path) {
        return values.entrySet().stream()
                .filter(entry -> entry.getKey().text().equals(path))
                .map(Map.Entry::getValue)
                .findFirst();
    }

    /** Says whether the value at a path is the only one that gives the key. */
    public boolean isExact(String path) {
        return exact.stream().anyMatch(known -> known.text().equals(path));
    }

    /** Returns a record that holds the values, those of longer paths inside maps and lists. */
    public Item toRecord() {
        Item record = Item.EMPTY;
        for (Map.Entry<AttributePath, AttributeValue> entry : values.entrySet()) {
            record = entry.getKey().put(record, entry.getValue());
        }
        return record;
    }
}
