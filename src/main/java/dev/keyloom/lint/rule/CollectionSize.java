package dev.keyloom.lint.rule;

import dev.keyloom.lint.rule.PatternRead.Reach;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import dev.keyloom.template.KeyTemplate;
import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How many items of one kind an item collection can hold, as far as the relationships say. */
enum CollectionSize {
    /** One at most. */
    SINGLE,
    /** A relationship states the largest number. */
    BOUNDED,
    /** Nothing is stated. */
    UNKNOWN,
    /** A relationship states that there is no largest number. */
    UNBOUNDED;

    /** Returns the size of what a read finds of a kind. */
    static CollectionSize of(DataModel model, Reach reach) {
        if (reach.isSingle()) {
            return SINGLE;
        }
        Set<String> held = new LinkedHashSet<>();
        for (KeyTemplate template : reach.kind().partition()) {
            held.addAll(template.attributeNames());
        }
        CollectionSize size = UNKNOWN;
        for (Relationship relationship : model.relationships()) {
            CollectionSize stated = of(relationship, reach.kind().entity().name(), held);
            if (stated == BOUNDED) {
                return BOUNDED;
            }
            size = stated == UNBOUNDED ? UNBOUNDED : size;
        }
        return size;
    }

    /** Returns the largest number that one record of the other end can have, where a relationship states it. */
    static Optional<BigDecimal> maximum(RelationshipEnd end) {
        return end.cardinality() == Cardinality.ONE ? Optional.of(BigDecimal.ONE) : end.maximum();
    }

    private static CollectionSize of(Relationship relationship, String entity, Set<String> held) {
        List<Boolean> bounded = List.of(
                isCounted(relationship, relationship.to(), relationship.join().from(), entity, held)
                        && maximum(relationship.to()).isPresent(),
                isCounted(relationship, relationship.from(), relationship.join().to(), entity, held)
                        && maximum(relationship.from()).isPresent());
        boolean counted = isCounted(
                        relationship, relationship.to(), relationship.join().from(), entity, held)
                || isCounted(
                        relationship, relationship.from(), relationship.join().to(), entity, held);
        return bounded.contains(true) ? BOUNDED : counted ? UNBOUNDED : UNKNOWN;
    }

    /**
     * Says whether an end counts the items of an entity in a collection whose partition key holds some attributes: those that
     * name the record at the other end.
     */
    private static boolean isCounted(
            Relationship relationship,
            RelationshipEnd counted,
            Map<String, String> pointer,
            String entity,
            Set<String> held) {
        boolean holdsPointer = relationship
                .via()
                .map(entity::equals)
                .orElseGet(() -> counted.entities().contains(entity));
        return holdsPointer && !pointer.isEmpty() && held.containsAll(pointer.values());
    }
}
