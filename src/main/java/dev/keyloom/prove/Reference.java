package dev.keyloom.prove;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.value.AttributeType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a relationship asks of the records that hold it: some attributes repeat the identifier of a record of another
 * entity, or of the same.
 *
 * @param relationship name of the relationship
 * @param end the end that is referred to: {@code from} or {@code to}
 * @param targets entities of which any one may be referred to, each with its identifier attributes by the attribute that
 *     repeats it
 * @param mandatory whether every record refers to one
 */
record Reference(
        String relationship, String end, String holder, Map<String, Map<String, String>> targets, boolean mandatory) {

    /** Returns the references that the records of each entity hold, in the order of the relationships. */
    static Map<String, List<Reference>> byHolder(DataModel model) {
        Map<String, List<Reference>> references = new LinkedHashMap<>();
        model.entities().forEach(entity -> references.put(entity.name(), new ArrayList<>()));
        for (Relationship relationship : model.relationships()) {
            List<String> holdersOfFrom =
                    relationship.via().map(List::of).orElse(relationship.to().entities());
            List<String> holdersOfTo =
                    relationship.via().map(List::of).orElse(relationship.from().entities());
            boolean edge = relationship.via().isPresent();
            for (String holder : holdersOfFrom) {
                add(references, model, relationship, relationship.from(), "from", holder, edge);
            }
            for (String holder : holdersOfTo) {
                add(references, model, relationship, relationship.to(), "to", holder, edge);
            }
        }
        return references;
    }

    /** Says whether a record may refer to one of its own entity. */
    boolean isSelf() {
        return targets.containsKey(holder);
    }

    /** Returns the attributes that repeat an identifier. */
    List<String> attributes() {
        return targets.values().stream()
                .flatMap(pairs -> pairs.keySet().stream())
                .distinct()
                .toList();
    }

    private static void add(
            Map<String, List<Reference>> references,
            DataModel model,
            Relationship relationship,
            RelationshipEnd end,
            String endName,
            String holder,
            boolean edge) {
        Optional<Entity> holding = model.entity(holder);
        Map<String, String> join = endName.equals("from")
                ? relationship.join().from()
                : relationship.join().to();
        if (holding.isEmpty() || join.isEmpty() || end.external()) {
            return;
        }
        Map<String, Map<String, String>> targets = new LinkedHashMap<>();
        for (String target : end.entities()) {
            Map<String, String> pairs = pairs(model.entity(target), holding.get(), join);
            if (!pairs.isEmpty()) {
                targets.put(target, pairs);
            }
        }
        if (!targets.isEmpty()) {
            references
                    .computeIfAbsent(holder, name -> new ArrayList<>())
                    .add(new Reference(relationship.name(), endName, holder, targets, edge || end.mandatory()));
        }
    }

    private static Map<String, String> pairs(Optional<Entity> target, Entity holder, Map<String, String> join) {
        Map<String, String> pairs = new LinkedHashMap<>();
        join.forEach((identifier, attribute) -> {
            boolean known =
                    target.flatMap(entity -> entity.attribute(identifier)).isPresent();
            if (known && holder.attribute(attribute).filter(Reference::isScalar).isPresent()) {
                pairs.put(attribute, identifier);
            }
        });
        return pairs;
    }

    private static boolean isScalar(EntityAttribute attribute) {
        return attribute.type() == AttributeType.S || attribute.type() == AttributeType.N;
    }
}
