package dev.keyloom.lint.rule;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How deep the sample records of an entity that refers to itself are stacked. */
final class Hierarchy {
    private Hierarchy() {}

    /** Returns the number of levels below and including a root, of the entity that a pattern returns; 0 if it has none. */
    static int depth(DataModel model, AccessPattern pattern) {
        int depth = 0;
        for (AccessPattern.Returned entry : pattern.returns().orElse(List.of())) {
            for (Relationship relationship : model.relationships()) {
                if (isParentPointer(relationship, entry.entity())) {
                    Optional<Entity> entity = model.entity(entry.entity());
                    depth = Math.max(
                            depth,
                            entity.map(found -> depth(model, found, relationship))
                                    .orElse(0));
                }
            }
        }
        return depth;
    }

    private static boolean isParentPointer(Relationship relationship, String entity) {
        return relationship.via().isEmpty()
                && relationship.from().entities().contains(entity)
                && relationship.to().entities().contains(entity)
                && !relationship.join().from().isEmpty();
    }

    private static int depth(DataModel model, Entity entity, Relationship relationship) {
        Map<List<AttributeValue>, List<AttributeValue>> parents = new HashMap<>();
        List<String> own = List.copyOf(relationship.join().from().keySet());
        List<String> pointer = List.copyOf(relationship.join().from().values());
        for (SampleRecord record : model.recordsOf(entity.name())) {
            values(record, own)
                    .ifPresent(id -> parents.put(id, values(record, pointer).orElse(List.of())));
        }
        Map<List<AttributeValue>, Integer> depths = new HashMap<>();
        int deepest = 0;
        for (List<AttributeValue> id : parents.keySet()) {
            deepest = Math.max(deepest, depth(id, parents, depths));
        }
        return deepest;
    }

    /** Returns a record's level from 1; of records in a circle, some number that is not more than there are records. */
    private static int depth(
            List<AttributeValue> id,
            Map<List<AttributeValue>, List<AttributeValue>> parents,
            Map<List<AttributeValue>, Integer> depths) {
        List<List<AttributeValue>> way = new ArrayList<>();
        List<AttributeValue> place = id;
        while (parents.containsKey(place) && !depths.containsKey(place)) {
            depths.put(place, 0);
            way.add(place);
            place = parents.getOrDefault(place, List.of());
        }
        int level = depths.getOrDefault(place, 0);
        for (int i = way.size() - 1; i >= 0; i--) {
            level++;
            depths.put(way.get(i), level);
        }
        return depths.getOrDefault(id, 0);
    }

    private static Optional<List<AttributeValue>> values(SampleRecord record, List<String> attributes) {
        List<AttributeValue> values = new ArrayList<>();
        attributes.forEach(name -> record.values().get(name).ifPresent(values::add));
        return values.size() == attributes.size() ? Optional.of(values) : Optional.empty();
    }
}
