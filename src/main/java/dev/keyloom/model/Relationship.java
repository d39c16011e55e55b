package dev.keyloom.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A relationship between two ends, from and to, which may be the same entity.
 *
 * @param via the associative entity that stores each pair, if there is one
 * @param join which attributes hold the other end's identity
 * @param forward how it is read from {@code from} to {@code to}; several strategies may serve one direction
 * @param backward how it is read from {@code to} to {@code from}
 */
public record Relationship(
        String name,
        Optional<String> description,
        RelationshipEnd from,
        RelationshipEnd to,
        Optional<String> via,
        Join join,
        List<DirectionStrategy> forward,
        List<DirectionStrategy> backward,
        Extras extras) {
    public Relationship {
        forward = List.copyOf(forward);
        backward = List.copyOf(backward);
    }

    /** Returns a relationship of which only the ends are decided. */
    public static Relationship of(String name, RelationshipEnd from, RelationshipEnd to) {
        return new Relationship(
                name, Optional.empty(), from, to, Optional.empty(), Join.NONE, List.of(), List.of(), Extras.NONE);
    }

    public boolean isSelfReference() {
        return from.entities().stream().anyMatch(to.entities()::contains);
    }

    public boolean mentions(String entity) {
        return from.entities().contains(entity) || to.entities().contains(entity) || via.equals(Optional.of(entity));
    }

    public Relationship withName(String newName) {
        return new Relationship(newName, description, from, to, via, join, forward, backward, extras);
    }

    public Relationship withDescription(Optional<String> newDescription) {
        return new Relationship(name, newDescription, from, to, via, join, forward, backward, extras);
    }

    public Relationship withEnds(RelationshipEnd newFrom, RelationshipEnd newTo) {
        return new Relationship(name, description, newFrom, newTo, via, join, forward, backward, extras);
    }

    public Relationship withVia(Optional<String> newVia) {
        return new Relationship(name, description, from, to, newVia, join, forward, backward, extras);
    }

    public Relationship withJoin(Join newJoin) {
        return new Relationship(name, description, from, to, via, newJoin, forward, backward, extras);
    }

    public Relationship withStrategies(List<DirectionStrategy> newForward, List<DirectionStrategy> newBackward) {
        return new Relationship(name, description, from, to, via, join, newForward, newBackward, extras);
    }

    /**
     * For each end: the end's identifier attribute to the attribute that holds its value, in {@code via} or, without
     * it, in the entity at the other end.
     */
    public record Join(Map<String, String> from, Map<String, String> to, Extras extras) {
        public static final Join NONE = new Join(Map.of(), Map.of(), Extras.NONE);

        public Join {
            from = Collections.unmodifiableMap(new LinkedHashMap<>(from));
            to = Collections.unmodifiableMap(new LinkedHashMap<>(to));
        }
    }
}
