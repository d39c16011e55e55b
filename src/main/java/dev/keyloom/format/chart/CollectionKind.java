package dev.keyloom.format.chart;

import java.util.List;

/**
 * A kind of item collections that an index holds: those whose partition keys are made alike.
 *
 * @param partition how the partition keys look: the literal text, with {@code …} for each placeholder
 * @param residents whose items live there, in the order of the text that their sort keys begin with
 * @param notes what the author says about these collections
 */
public record CollectionKind(String partition, List<Resident> residents, List<String> notes) {
    public CollectionKind {
        residents = List.copyOf(residents);
        notes = List.copyOf(notes);
    }

    /**
     * An entity, or one variant of it, in a kind of item collection.
     *
     * @param label the entity's name, with the variant where it has several in the index: {@code Repo (fork)}
     * @param sort how its sort keys look, as the partition keys; empty in an index without sort key
     */
    public record Resident(String entity, String label, String sort) {}
}
