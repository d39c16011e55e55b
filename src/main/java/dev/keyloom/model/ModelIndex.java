package dev.keyloom.model;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The names of a model for quick lookup; of two parts with one name the first counts. */
final class ModelIndex {
    private final DataModel model;
    private final Map<String, Table> tables = new LinkedHashMap<>();
    private final Map<String, Entity> entities = new LinkedHashMap<>();
    private final Map<String, Map<String, AttributeType>> attributes = new LinkedHashMap<>();
    private final Map<String, Set<String>> indexNames = new LinkedHashMap<>();
    private final Map<String, Relationship> relationships = new LinkedHashMap<>();

    ModelIndex(DataModel model) {
        this.model = model;
        for (Table table : model.tables()) {
            tables.putIfAbsent(table.name(), table);
            Set<String> names = new LinkedHashSet<>();
            table.schema().indexRefs().forEach(ref -> names.add(ref.name()));
            indexNames.putIfAbsent(table.name(), names);
        }
        for (Entity entity : model.entities()) {
            entities.putIfAbsent(entity.name(), entity);
            attributes.putIfAbsent(entity.name(), types(entity));
        }
        model.relationships().forEach(relationship -> relationships.putIfAbsent(relationship.name(), relationship));
    }

    /** Returns the types of an entity's attributes by their names. */
    static Map<String, AttributeType> types(Entity entity) {
        Map<String, AttributeType> types = new LinkedHashMap<>();
        entity.attributes().forEach(attribute -> types.putIfAbsent(attribute.name(), attribute.type()));
        return types;
    }

    DataModel model() {
        return model;
    }

    Set<String> tableNames() {
        return tables.keySet();
    }

    Set<String> entityNames() {
        return entities.keySet();
    }

    Set<String> relationshipNames() {
        return relationships.keySet();
    }

    Optional<Table> table(String name) {
        return Optional.ofNullable(tables.get(name));
    }

    Optional<Entity> entity(String name) {
        return Optional.ofNullable(entities.get(name));
    }

    Optional<Relationship> relationship(String name) {
        return Optional.ofNullable(relationships.get(name));
    }

    Optional<Table> tableOf(String entity) {
        return entity(entity).flatMap(known -> table(known.table()));
    }

    /** Returns the attributes of an entity with their types; none if there is no such entity. */
    Map<String, AttributeType> attributes(String entity) {
        return attributes.getOrDefault(entity, Map.of());
    }

    /** Says whether items of an entity have an attribute: its own, the type attribute, or a key attribute. */
    boolean hasStoredAttribute(String entity, String attribute) {
        return attributes(entity).containsKey(attribute)
                || tableOf(entity)
                        .filter(table -> table.typeAttribute().equals(Optional.of(attribute))
                                || table.schema().keyAttributes().stream()
                                        .anyMatch(key -> key.name().equals(attribute)))
                        .isPresent();
    }

    /** Returns the names of a table's indexes, {@code primary} among them; none if there is no such table. */
    Set<String> indexNames(String table) {
        return indexNames.getOrDefault(table, Set.of());
    }

    /** Returns the names of the indexes of several tables. */
    Set<String> indexNames(Collection<String> tableNames) {
        Set<String> names = new LinkedHashSet<>();
        tableNames.forEach(table -> names.addAll(indexNames(table)));
        return names;
    }

    /** Returns the entities and those that share their keys, which stand for them at a relationship's end. */
    Set<String> withSharedKeys(Collection<String> names) {
        Set<String> all = new LinkedHashSet<>(names);
        for (List<String> group : model.constraints().sharedKeys()) {
            if (group.stream().anyMatch(new HashSet<>(names)::contains)) {
                all.addAll(group);
            }
        }
        return all;
    }

    /** Returns the attributes that any of the entities has. */
    Set<String> attributesOfAny(Collection<String> entityNames) {
        if (entityNames.size() == 1) {
            return attributes(entityNames.iterator().next()).keySet();
        }
        Set<String> names = new LinkedHashSet<>();
        entityNames.forEach(entity -> names.addAll(attributes(entity).keySet()));
        return names;
    }

    /** Returns the names of an entity's variants for an index. */
    List<String> variants(String entity, IndexRef index) {
        List<String> variants = new ArrayList<>();
        entity(entity)
                .ifPresent(known -> known.mappings(index)
                        .forEach(mapping -> mapping.variant().ifPresent(variants::add)));
        return variants;
    }
}
