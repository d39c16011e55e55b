package dev.keyloom.edit;

import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Changes of all key mappings of an entity. */
final class MappingNames {
    private MappingNames() {}

    /** Returns the entity with each mapping changed, or taken out where {@code change} returns nothing. */
    static Entity changed(Entity entity, Function<KeyMapping, Optional<KeyMapping>> change) {
        Map<IndexRef, List<KeyMapping>> keys =
                Sharing.mappedValues(entity.keys(), mappings -> Sharing.flatMapped(mappings, change));
        return Sharing.kept(entity, entity.withKeys(keys));
    }

    /** Returns the mapping with each template changed; nothing if that takes its last one. */
    static Optional<KeyMapping> templates(KeyMapping mapping, Function<KeyTemplate, Optional<KeyTemplate>> change) {
        List<KeyTemplate> partition = TemplateNames.inHalf(mapping.partition(), change);
        List<KeyTemplate> sort = TemplateNames.inHalf(mapping.sort(), change);
        boolean wasEmpty = mapping.partition().isEmpty() && mapping.sort().isEmpty();
        return partition.isEmpty() && sort.isEmpty() && !wasEmpty
                ? Optional.empty()
                : Optional.of(mapping.withPartition(partition).withSort(sort));
    }

    /** Returns the entity with its mappings for an index under the index's other name, at the same place; without them if it has none. */
    static Entity indexChanged(Entity entity, NameChange change) {
        IndexRef old = IndexRef.of(change.old());
        if (!entity.keys().containsKey(old)) {
            return entity;
        }
        Map<IndexRef, List<KeyMapping>> keys = new LinkedHashMap<>();
        entity.keys()
                .forEach((index, mappings) ->
                        change.of(index.name()).ifPresent(name -> keys.put(IndexRef.of(name), mappings)));
        return entity.withKeys(keys);
    }
}
