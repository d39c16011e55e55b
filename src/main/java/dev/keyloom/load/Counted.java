package dev.keyloom.load;

import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.RelationshipEnd;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * One direction of a relationship: how many records one record has, and by which attributes those name it.
 *
 * @param owner the end where the one record stands
 * @param many the end that is counted
 * @param pointer the owner's identifier attributes, each with the attribute that holds it in a holder
 * @param holders entities whose records hold the pointer
 */
record Counted(RelationshipEnd owner, RelationshipEnd many, Map<String, String> pointer, List<String> holders) {

    /** Returns the directions of all relationships that lead to many. */
    static List<Counted> all(DataModel model) {
        List<Counted> all = new ArrayList<>();
        for (Relationship relationship : model.relationships()) {
            add(
                    relationship,
                    relationship.from(),
                    relationship.to(),
                    relationship.join().from(),
                    all);
            add(
                    relationship,
                    relationship.to(),
                    relationship.from(),
                    relationship.join().to(),
                    all);
        }
        return all;
    }

    /** Says whether the items of an entity in a partition whose key holds {@code held} are those of one owner. */
    boolean counts(Entity entity, Collection<String> held) {
        return holders.contains(entity.name()) && !pointer.isEmpty() && held.containsAll(pointer.values());
    }

    /** Says whether a record of an entity keeps count of those that it has here. */
    boolean isCountedOn(DataModel model, Entity entity) {
        return owner.entities().contains(entity.name())
                && model.constraints().counters().stream()
                        .anyMatch(counter -> counter.entity().equals(entity.name())
                                && counter.counts().stream().anyMatch(holders::contains));
    }

    private static void add(
            Relationship relationship,
            RelationshipEnd owner,
            RelationshipEnd many,
            Map<String, String> pointer,
            List<Counted> all) {
        if (many.cardinality() == Cardinality.MANY) {
            all.add(new Counted(
                    owner, many, pointer, relationship.via().map(List::of).orElse(many.entities())));
        }
    }
}
