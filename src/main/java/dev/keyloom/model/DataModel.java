package dev.keyloom.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A whole design, immutable. Parts are in the author's order, which is the order of the file and of every view.
 *
 * @param records sample records by the name of their entity
 * @param rules overrides by the id of the rule
 */
public record DataModel(
        String name,
        Optional<String> description,
        List<Table> tables,
        List<Entity> entities,
        List<Relationship> relationships,
        List<AccessPattern> accessPatterns,
        Map<String, List<SampleRecord>> records,
        List<CollectionNote> collections,
        Constraints constraints,
        Map<String, RuleOverride> rules,
        Extras extras) {
    public DataModel {
        tables = List.copyOf(tables);
        entities = List.copyOf(entities);
        relationships = List.copyOf(relationships);
        accessPatterns = List.copyOf(accessPatterns);
        Map<String, List<SampleRecord>> copy = new LinkedHashMap<>();
        records.forEach((entity, list) -> copy.put(entity, RecordList.copyOf(list)));
        records = Collections.unmodifiableMap(copy);
        collections = List.copyOf(collections);
        rules = Collections.unmodifiableMap(new LinkedHashMap<>(rules));
    }

    /** Returns a design with nothing in it. */
    public static DataModel empty(String name) {
        return new DataModel(
                name,
                Optional.empty(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Map.of(),
                List.of(),
                Constraints.NONE,
                Map.of(),
                Extras.NONE);
    }

    public Optional<Table> table(String tableName) {
        return tables.stream().filter(table -> table.name().equals(tableName)).findFirst();
    }

    public Optional<Entity> entity(String entityName) {
        return entities.stream()
                .filter(entity -> entity.name().equals(entityName))
                .findFirst();
    }

    public Optional<Relationship> relationship(String relationshipName) {
        return relationships.stream()
                .filter(relationship -> relationship.name().equals(relationshipName))
                .findFirst();
    }

    /** Returns the entities stored in a table, in order. */
    public List<Entity> entitiesOf(String tableName) {
        return entities.stream()
                .filter(entity -> entity.table().equals(tableName))
                .toList();
    }

    /** Returns an entity's sample records; record number n of messages is element n − 1. */
    public List<SampleRecord> recordsOf(String entityName) {
        return records.getOrDefault(entityName, List.of());
    }

    public DataModel withName(String newName) {
        return new DataModel(
                newName,
                description,
                tables,
                entities,
                relationships,
                accessPatterns,
                records,
                collections,
                constraints,
                rules,
                extras);
    }

    public DataModel withDescription(Optional<String> newDescription) {
        return new DataModel(
                name,
                newDescription,
                tables,
                entities,
                relationships,
                accessPatterns,
                records,
                collections,
                constraints,
                rules,
                extras);
    }

    public DataModel withTables(List<Table> newTables) {
        return new DataModel(
                name,
                description,
                newTables,
                entities,
                relationships,
                accessPatterns,
                records,
                collections,
                constraints,
                rules,
                extras);
    }

    public DataModel withEntities(List<Entity> newEntities) {
        return new DataModel(
                name,
                description,
                tables,
                newEntities,
                relationships,
                accessPatterns,
                records,
                collections,
                constraints,
                rules,
                extras);
    }

    public DataModel withRelationships(List<Relationship> newRelationships) {
        return new DataModel(
                name,
                description,
                tables,
                entities,
                newRelationships,
                accessPatterns,
                records,
                collections,
                constraints,
                rules,
                extras);
    }

    public DataModel withAccessPatterns(List<AccessPattern> newAccessPatterns) {
        return new DataModel(
                name,
                description,
                tables,
                entities,
                relationships,
                newAccessPatterns,
                records,
                collections,
                constraints,
                rules,
                extras);
    }

    public DataModel withRecords(Map<String, List<SampleRecord>> newRecords) {
        return new DataModel(
                name,
                description,
                tables,
                entities,
                relationships,
                accessPatterns,
                newRecords,
                collections,
                constraints,
                rules,
                extras);
    }

    public DataModel withCollections(List<CollectionNote> newCollections) {
        return new DataModel(
                name,
                description,
                tables,
                entities,
                relationships,
                accessPatterns,
                records,
                newCollections,
                constraints,
                rules,
                extras);
    }

    public DataModel withConstraints(Constraints newConstraints) {
        return new DataModel(
                name,
                description,
                tables,
                entities,
                relationships,
                accessPatterns,
                records,
                collections,
                newConstraints,
                rules,
                extras);
    }

    public DataModel withRules(Map<String, RuleOverride> newRules) {
        return new DataModel(
                name,
                description,
                tables,
                entities,
                relationships,
                accessPatterns,
                records,
                collections,
                constraints,
                newRules,
                extras);
    }
}
