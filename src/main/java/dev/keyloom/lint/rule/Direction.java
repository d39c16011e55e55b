package dev.keyloom.lint.rule;

import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import java.util.List;
import java.util.Map;

/**
 * A relationship as it is read from one end to the other.
 *
 * @param from where the reader stands
 * @param to what is looked for; its numbers count what one record at {@code from} has
 * @param pointer the attributes that identify {@code from}, each with the attribute that holds it in a holder
 * @param holders the entities whose records hold the pointer: the associative entity, or those at {@code to}
 */
record Direction(
        Relationship relationship,
        RelationshipEnd from,
        RelationshipEnd to,
        Map<String, String> pointer,
        List<String> holders,
        List<DirectionStrategy> strategies) {

    /** Returns the two directions, forward first. */
    static List<Direction> of(Relationship relationship) {
        return List.of(
                new Direction(
                        relationship,
                        relationship.from(),
                        relationship.to(),
                        relationship.join().from(),
                        relationship
                                .via()
                                .map(List::of)
                                .orElse(relationship.to().entities()),
                        relationship.forward()),
                new Direction(
                        relationship,
                        relationship.to(),
                        relationship.from(),
                        relationship.join().to(),
                        relationship
                                .via()
                                .map(List::of)
                                .orElse(relationship.from().entities()),
                        relationship.backward()));
    }

    boolean leadsToMany() {
        return to.cardinality() == Cardinality.MANY;
    }

    /** Returns the direction as messages show it: {@code Repo → Issue}. */
    String shown() {
        return String.join("/", from.entities()) + " → " + String.join("/", to.entities());
    }
}
