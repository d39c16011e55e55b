package dev.keyloom.edit;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Relationship;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** The sides of joins and matches that name an attribute. */
final class JoinSides {
    private final NameChange change;
    private final Predicate<Collection<String>> isMeant;
    private final BiPredicate<List<String>, String> isOfAnother;

    /**
     * @param isMeant says whether an attribute of these entities is the one that changes
     * @param isOfAnother says whether another one of these entities has an attribute of a name
     */
    JoinSides(NameChange change, Predicate<Collection<String>> isMeant, BiPredicate<List<String>, String> isOfAnother) {
        this.change = change;
        this.isMeant = isMeant;
        this.isOfAnother = isOfAnother;
    }

    /**
     * Returns one side of a join with the attribute changed. A pair that loses a half takes with it what else identifies the
     * same entity: that alone would join records that have nothing to do with each other.
     *
     * @param identified the entities whose identifier is on the left
     * @param holding the entities that hold it, on the right
     */
    Map<String, String> changed(Map<String, String> side, List<String> identified, List<String> holding) {
        Map<String, String> changed = match(side, change, isMeant.test(identified), isMeant.test(holding));
        if (changed.size() == side.size()) {
            return changed;
        }
        Map<String, String> left = new LinkedHashMap<>(changed);
        left.keySet().removeIf(name -> !isOfAnother.test(identified, name));
        return left;
    }

    /** Returns a match with the attribute changed on the sides where it is meant. */
    static Map<String, String> match(
            Map<String, String> match, NameChange change, boolean isMeantLeft, boolean isMeantRight) {
        Map<String, String> changed = isMeantLeft ? change.inKeys(match) : match;
        return isMeantRight ? change.inValues(changed) : changed;
    }

    /** Returns the relationship without the sides of its join that name attributes which its entities do not have. */
    static Relationship fitted(Relationship relationship, DataModel model) {
        Relationship.Join join = relationship.join();
        List<String> from = relationship.from().entities();
        List<String> to = relationship.to().entities();
        Optional<List<String>> via = relationship.via().map(List::of);
        return relationship.withJoin(new Relationship.Join(
                fitted(join.from(), from, via.orElse(to), model),
                fitted(join.to(), to, via.orElse(from), model),
                join.extras()));
    }

    private static Map<String, String> fitted(
            Map<String, String> side, List<String> identified, List<String> holding, DataModel model) {
        boolean fits = side.entrySet().stream()
                .allMatch(pair -> has(identified, pair.getKey(), model) && has(holding, pair.getValue(), model));
        return fits ? side : Map.of();
    }

    /** An external kind may have any attribute. */
    private static boolean has(List<String> entities, String attribute, DataModel model) {
        return entities.stream()
                .map(model::entity)
                .anyMatch(entity ->
                        entity.isEmpty() || entity.get().attribute(attribute).isPresent());
    }
}
