package dev.keyloom.connect.infer;

import dev.keyloom.connect.infer.EntityReader.EntityReading;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Extras;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds relationships: one entity's items hold the identifier of another's. */
final class RelationshipFinder {
    /** Part of the items that must point at an item that is there. */
    private static final double POINTING = 0.9;

    private static final int LOOKED_AT = 5000;

    private final List<EntityReading> entities;
    private final Map<String, Set<List<AttributeValue>>> identities = new HashMap<>();

    RelationshipFinder(List<EntityReading> entities) {
        this.entities = entities;
        for (EntityReading reading : entities) {
            Set<List<AttributeValue>> known = new HashSet<>();
            reading.fitting()
                    .forEach(item -> known.add(values(item, reading.entity().identifier())));
            identities.put(reading.entity().name(), known);
        }
    }

    /**
     * A reference of one entity to another.
     *
     * @param attributes identifier attribute of the target to the attribute that holds it
     */
    private record Pointer(Entity target, Map<String, String> attributes, boolean isUnique, boolean isMandatory) {}

    /** Returns the relationships in the order of the entities that point. */
    List<Relationship> find() {
        List<Relationship> relationships = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (EntityReading source : entities) {
            List<Pointer> pointers = pointers(source);
            Optional<Relationship> pair = pair(source.entity(), pointers);
            if (pair.isPresent()) {
                add(pair.get(), relationships, names);
            } else {
                pointers.forEach(pointer -> add(simple(source.entity(), pointer), relationships, names));
            }
        }
        return relationships;
    }

    private static void add(Relationship relationship, List<Relationship> all, Set<String> names) {
        String name = relationship.name();
        for (int n = 2; !names.add(name); n++) {
            name = relationship.name() + n;
        }
        all.add(relationship.withName(name));
    }

    private List<Pointer> pointers(EntityReading source) {
        List<Pointer> pointers = new ArrayList<>();
        for (EntityReading target : entities) {
            List<String> identifier = target.entity().identifier();
            if (identifier.isEmpty() || target.fitting().isEmpty()) {
                continue;
            }
            candidates(source, target).stream()
                    .flatMap(attributes -> pointer(source, target, attributes).stream())
                    .forEach(pointers::add);
        }
        return withoutPartial(pointers);
    }

    /** Returns the ways in which a source's attributes may hold a target's identifier. */
    private static List<Map<String, String>> candidates(EntityReading source, EntityReading target) {
        List<String> identifier = target.entity().identifier();
        Set<String> own = new LinkedHashSet<>(source.entity().attributeNames());
        boolean isSelf = source.entity().equals(target.entity());
        List<Map<String, String>> candidates = new ArrayList<>();
        if (!isSelf && own.containsAll(identifier)) {
            boolean isWhole =
                    Set.copyOf(identifier).equals(Set.copyOf(source.entity().identifier()))
                            && source.entity().identifier().size() > 1;
            if (!isWhole) {
                Map<String, String> same = new LinkedHashMap<>();
                identifier.forEach(name -> same.put(name, name));
                candidates.add(same);
            }
        }
        if (identifier.size() == 1) {
            String name = identifier.get(0);
            own.stream()
                    .filter(attribute -> !attribute.equals(name))
                    .forEach(attribute -> candidates.add(Map.of(name, attribute)));
        }
        return candidates;
    }

    private Optional<Pointer> pointer(EntityReading source, EntityReading target, Map<String, String> attributes) {
        List<String> holding = target.entity().identifier().stream()
                .map(name -> attributes.getOrDefault(name, name))
                .toList();
        boolean isRenamed = !attributes.keySet().equals(Set.copyOf(attributes.values()));
        Set<List<AttributeValue>> known =
                identities.getOrDefault(target.entity().name(), Set.of());
        Set<List<AttributeValue>> seen = new HashSet<>();
        int holders = 0;
        int pointing = 0;
        List<Item> items = source.fitting();
        for (Item item : items.subList(0, Math.min(items.size(), LOOKED_AT))) {
            List<AttributeValue> values = values(item, holding);
            if (values.size() == holding.size()) {
                holders++;
                pointing += known.contains(values) ? 1 : 0;
                seen.add(values);
            }
        }
        boolean isText = seen.stream().allMatch(values -> values.get(0) instanceof AttributeValue.S);
        boolean isOnlyItself = source.entity().equals(target.entity())
                && items.stream()
                        .limit(LOOKED_AT)
                        .allMatch(item -> values(item, holding)
                                .equals(values(item, target.entity().identifier())));
        boolean isMeant = isOnlyItself ? false : isRenamed ? isText && seen.size() >= 2 && holders >= 3 : true;
        if (holders == 0 || pointing < holders * POINTING || !isMeant) {
            return Optional.empty();
        }
        boolean isAll = holders == Math.min(items.size(), LOOKED_AT);
        return Optional.of(new Pointer(target.entity(), attributes, seen.size() == holders, isAll));
    }

    /** Leaves out targets whose identifier is part of another target's over the same attributes: a repo's owner, if it has the repo. */
    private static List<Pointer> withoutPartial(List<Pointer> pointers) {
        return pointers.stream()
                .filter(pointer -> pointers.stream()
                        .noneMatch(other -> !other.equals(pointer)
                                && other.attributes().size()
                                        > pointer.attributes().size()
                                && other.attributes()
                                        .values()
                                        .containsAll(pointer.attributes().values())))
                .toList();
    }

    /** An entity whose identifier is those of two others pairs them. */
    private static Optional<Relationship> pair(Entity source, List<Pointer> pointers) {
        Set<String> identifier = Set.copyOf(source.identifier());
        for (int i = 0; i < pointers.size(); i++) {
            for (int j = i + 1; j < pointers.size(); j++) {
                Set<String> from = Set.copyOf(pointers.get(i).attributes().values());
                Set<String> to = Set.copyOf(pointers.get(j).attributes().values());
                Set<String> both = new HashSet<>(from);
                both.addAll(to);
                if (both.equals(identifier) && both.size() == from.size() + to.size()) {
                    Pointer first = pointers.get(i);
                    Pointer second = pointers.get(j);
                    return Optional.of(Relationship.of(
                                    lower(source.name()),
                                    RelationshipEnd.of(first.target().name(), Cardinality.MANY),
                                    RelationshipEnd.of(second.target().name(), Cardinality.MANY))
                            .withVia(Optional.of(source.name()))
                            .withJoin(new Relationship.Join(first.attributes(), second.attributes(), Extras.NONE)));
                }
            }
        }
        return Optional.empty();
    }

    private static Relationship simple(Entity source, Pointer pointer) {
        RelationshipEnd one = RelationshipEnd.of(pointer.target().name(), Cardinality.ONE)
                .withParticipation(
                        pointer.isMandatory()
                                ? RelationshipEnd.Participation.MANDATORY
                                : RelationshipEnd.Participation.OPTIONAL);
        RelationshipEnd many =
                RelationshipEnd.of(source.name(), pointer.isUnique() ? Cardinality.ONE : Cardinality.MANY);
        String name = lower(pointer.target().name()) + "To" + source.name();
        return Relationship.of(name, one, many)
                .withJoin(new Relationship.Join(pointer.attributes(), Map.of(), Extras.NONE));
    }

    private static String lower(String name) {
        return name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1);
    }

    private static List<AttributeValue> values(Item item, List<String> names) {
        return names.stream().flatMap(name -> item.get(name).stream()).toList();
    }
}
