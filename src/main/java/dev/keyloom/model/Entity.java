package dev.keyloom.model;

import dev.keyloom.schema.IndexRef;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A kind of thing of the domain, stored as items of one table.
 *
 * @param color the light colour of the entity as {@code #RRGGBB}
 * @param identifier names of the attributes that identify a record; empty: there is one record at most
 * @param keys its key mappings by index, variants in the order in which they are tried
 */
public record Entity(
        String name,
        String table,
        Optional<String> description,
        Optional<String> color,
        List<EntityAttribute> attributes,
        List<String> identifier,
        Map<IndexRef, List<KeyMapping>> keys,
        OptionalInt maximumBytes,
        Extras extras) {
    public Entity {
        attributes = List.copyOf(attributes);
        identifier = List.copyOf(identifier);
        Map<IndexRef, List<KeyMapping>> copy = new LinkedHashMap<>();
        keys.forEach((index, mappings) -> {
            if (!mappings.isEmpty()) {
                copy.put(index, List.copyOf(mappings));
            }
        });
        keys = Collections.unmodifiableMap(copy);
    }

    /** Returns an entity without attributes and keys. */
    public static Entity of(String name, String table) {
        return new Entity(
                name,
                table,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                Map.of(),
                OptionalInt.empty(),
                Extras.NONE);
    }

    public Optional<EntityAttribute> attribute(String attributeName) {
        return attributes.stream()
                .filter(attribute -> attribute.name().equals(attributeName))
                .findFirst();
    }

    public List<String> attributeNames() {
        return attributes.stream().map(EntityAttribute::name).toList();
    }

    /** Returns the mappings for an index in the order in which they are tried; none if the entity is not in it. */
    public List<KeyMapping> mappings(IndexRef index) {
        return keys.getOrDefault(index, List.of());
    }

    public Entity withName(String newName) {
        return new Entity(newName, table, description, color, attributes, identifier, keys, maximumBytes, extras);
    }

    public Entity withTable(String newTable) {
        return new Entity(name, newTable, description, color, attributes, identifier, keys, maximumBytes, extras);
    }

    public Entity withDescription(Optional<String> newDescription) {
        return new Entity(name, table, newDescription, color, attributes, identifier, keys, maximumBytes, extras);
    }

    public Entity withColor(Optional<String> newColor) {
        return new Entity(name, table, description, newColor, attributes, identifier, keys, maximumBytes, extras);
    }

    public Entity withAttributes(List<EntityAttribute> newAttributes) {
        return new Entity(name, table, description, color, newAttributes, identifier, keys, maximumBytes, extras);
    }

    public Entity withIdentifier(List<String> newIdentifier) {
        return new Entity(name, table, description, color, attributes, newIdentifier, keys, maximumBytes, extras);
    }

    public Entity withKeys(Map<IndexRef, List<KeyMapping>> newKeys) {
        return new Entity(name, table, description, color, attributes, identifier, newKeys, maximumBytes, extras);
    }

    /** Returns this entity with the mappings for one index replaced; no mappings take it out of the index. */
    public Entity withMappings(IndexRef index, List<KeyMapping> mappings) {
        Map<IndexRef, List<KeyMapping>> changed = new LinkedHashMap<>(keys);
        changed.put(index, mappings);
        return withKeys(changed);
    }
}
