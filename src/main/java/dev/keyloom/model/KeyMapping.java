package dev.keyloom.model;

import dev.keyloom.expression.Condition;
import dev.keyloom.template.KeyTemplate;
import java.util.List;
import java.util.Optional;

/**
 * The templates of one entity for one index, in the order of the index's key attributes. A half may be empty: then that
 * attribute is not written (a local index has no partition half of its own).
 *
 * @param variant name of this mapping among several of the entity for the index
 * @param when the records it applies to; all that reach it if absent
 * @param sparse whether it is meant that some records stay out; unknown if absent
 */
public record KeyMapping(
        Optional<String> variant,
        Optional<Condition> when,
        List<KeyTemplate> partition,
        List<KeyTemplate> sort,
        Optional<Boolean> sparse,
        Extras extras) {
    public KeyMapping {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
    }

    /** Returns the mapping of an entity without variants, from template texts. */
    public static KeyMapping of(String partition, String sort) {
        return new KeyMapping(
                Optional.empty(),
                Optional.empty(),
                List.of(KeyTemplate.parse(partition).orElseThrow()),
                sort.isEmpty() ? List.of() : List.of(KeyTemplate.parse(sort).orElseThrow()),
                Optional.empty(),
                Extras.NONE);
    }

    public KeyMapping withPartition(List<KeyTemplate> newPartition) {
        return new KeyMapping(variant, when, newPartition, sort, sparse, extras);
    }

    public KeyMapping withSort(List<KeyTemplate> newSort) {
        return new KeyMapping(variant, when, partition, newSort, sparse, extras);
    }

    public KeyMapping withVariant(Optional<String> newVariant, Optional<Condition> newWhen) {
        return new KeyMapping(newVariant, newWhen, partition, sort, sparse, extras);
    }

    public KeyMapping withSparse(Optional<Boolean> newSparse) {
        return new KeyMapping(variant, when, partition, sort, newSparse, extras);
    }
}
