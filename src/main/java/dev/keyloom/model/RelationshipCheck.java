package dev.keyloom.model;

import static dev.keyloom.model.ModelProblems.quoted;

import dev.keyloom.model.ModelProblems.Referent;
import dev.keyloom.problem.Place;
import dev.keyloom.schema.IndexRef;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Checks relationships: the entities, attributes and indexes that they name. */
final class RelationshipCheck {
    private final ModelIndex index;
    private final ModelProblems problems;

    RelationshipCheck(ModelIndex index, ModelProblems problems) {
        this.index = index;
        this.problems = problems;
    }

    void check() {
        List<Relationship> relationships = index.model().relationships();
        problems.duplicates(
                relationships.stream().map(Relationship::name).toList(), "relationships", "/relationships", "/name");
        for (int i = 0; i < relationships.size(); i++) {
            check(relationships.get(i), "/relationships/" + i);
        }
    }

    private void check(Relationship relationship, String path) {
        problems.named(relationship.name(), "a relationship", path + "/name");
        checkEnd(relationship, relationship.from(), path + "/from");
        checkEnd(relationship, relationship.to(), path + "/to");
        relationship.via().ifPresent(via -> {
            if (index.entity(via).isEmpty()) {
                problems.unknown(
                        Referent.ENTITY, via, path + "/via", who(relationship), "the model", index.entityNames());
            }
        });
        checkJoin(relationship, path);
        checkStrategies(relationship, relationship.forward(), path + "/forward");
        checkStrategies(relationship, relationship.backward(), path + "/backward");
    }

    private void checkEnd(Relationship relationship, RelationshipEnd end, String path) {
        if (end.external()) {
            return;
        }
        for (int i = 0; i < end.entities().size(); i++) {
            String name = end.entities().get(i);
            if (index.entity(name).isEmpty()) {
                String place = ModelProblems.element(
                        path + "/entity", i, end.entities().size());
                problems.unknown(Referent.ENTITY, name, place, who(relationship), "the model", index.entityNames());
            }
        }
    }

    private void checkJoin(Relationship relationship, String path) {
        Relationship.Join join = relationship.join();
        checkJoin(relationship, relationship.from(), relationship.to(), join.from(), path + "/join/from");
        checkJoin(relationship, relationship.to(), relationship.from(), join.to(), path + "/join/to");
    }

    /** The left name is an attribute of the end, the right one of what stores its identity. */
    private void checkJoin(
            Relationship relationship,
            RelationshipEnd end,
            RelationshipEnd other,
            Map<String, String> join,
            String path) {
        Set<String> ownEntities = known(end);
        Set<String> own = index.attributesOfAny(ownEntities);
        Set<String> holders = holders(relationship, end, other);
        Set<String> holding = index.attributesOfAny(holders);
        join.forEach((left, right) -> {
            String place = path + "/" + Place.escaped(left);
            if (!ownEntities.isEmpty() && !own.contains(EntityCheck.topLevel(left))) {
                problems.unknown(Referent.ATTRIBUTE, left, place, joinOf(relationship), named(ownEntities), own);
            }
            if (!holders.isEmpty() && !holding.contains(EntityCheck.topLevel(right))) {
                problems.unknown(Referent.ATTRIBUTE, right, place, joinOf(relationship), named(holders), holding);
            }
        });
    }

    private Set<String> holders(Relationship relationship, RelationshipEnd end, RelationshipEnd other) {
        if (relationship.via().isPresent()) {
            return relationship
                    .via()
                    .filter(via -> index.entity(via).isPresent())
                    .map(Set::of)
                    .orElse(Set.of());
        }
        Set<String> holders = new LinkedHashSet<>(known(other));
        boolean isEmbedded = Stream.concat(relationship.forward().stream(), relationship.backward().stream())
                .anyMatch(strategy -> strategy.strategy() == Strategy.EMBEDDED);
        if (isEmbedded) {
            holders.addAll(known(end));
        }
        return holders;
    }

    /** Returns the entities of the model that may stand at an end. */
    private Set<String> known(RelationshipEnd end) {
        Set<String> known = new LinkedHashSet<>(index.withSharedKeys(end.entities()));
        known.removeIf(entity -> index.entity(entity).isEmpty());
        return known;
    }

    private void checkStrategies(Relationship relationship, List<DirectionStrategy> strategies, String path) {
        for (int i = 0; i < strategies.size(); i++) {
            DirectionStrategy strategy = strategies.get(i);
            String place = ModelProblems.element(path, i, strategies.size());
            strategy.index().ifPresent(ref -> checkIndex(relationship, ref, place + "/index"));
            strategy.attribute().ifPresent(attribute -> checkAttribute(relationship, attribute, place + "/attribute"));
        }
    }

    private void checkIndex(Relationship relationship, IndexRef ref, String path) {
        List<String> tables = entities(relationship).stream()
                .flatMap(entity -> index.tableOf(entity).stream())
                .map(Table::name)
                .distinct()
                .toList();
        Set<String> known = index.indexNames(tables);
        if (!tables.isEmpty() && !known.contains(ref.name())) {
            String owner = "table "
                    + String.join(
                            " or ", tables.stream().map(ModelProblems::quoted).toList());
            problems.unknown(Referent.INDEX, ref.name(), path, who(relationship), owner, known);
        }
    }

    private void checkAttribute(Relationship relationship, String attribute, String path) {
        Set<String> entities = entities(relationship);
        Set<String> known = index.attributesOfAny(entities);
        if (!entities.isEmpty() && !known.contains(EntityCheck.topLevel(attribute))) {
            problems.unknown(Referent.ATTRIBUTE, attribute, path, who(relationship), named(entities), known);
        }
    }

    private Set<String> entities(Relationship relationship) {
        Set<String> entities = new LinkedHashSet<>(known(relationship.from()));
        entities.addAll(known(relationship.to()));
        Optional<String> via =
                relationship.via().filter(name -> index.entity(name).isPresent());
        via.ifPresent(entities::add);
        return entities;
    }

    private static String named(Set<String> entities) {
        return String.join(" or ", entities.stream().map(ModelProblems::quoted).toList());
    }

    private static String who(Relationship relationship) {
        return "Relationship " + quoted(relationship.name());
    }

    private static String joinOf(Relationship relationship) {
        return "The join of relationship " + quoted(relationship.name());
    }
}
