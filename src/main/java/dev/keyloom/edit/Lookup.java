package dev.keyloom.edit;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.problem.Suggestions;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.SecondaryIndex;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Finds the part that an edit is about by its name, or says which name was probably meant. */
final class Lookup {
    private Lookup() {}

    static Result<Entity> entity(DataModel model, String name) {
        return found(
                model.entity(name),
                "entity",
                name,
                model.entities().stream().map(Entity::name).toList());
    }

    static Result<EntityAttribute> attribute(Entity entity, String name) {
        return found(entity.attribute(name), "attribute", name, entity.attributeNames());
    }

    static Result<Relationship> relationship(DataModel model, String name) {
        return found(
                model.relationship(name),
                "relationship",
                name,
                model.relationships().stream().map(Relationship::name).toList());
    }

    static Result<Table> table(DataModel model, String name) {
        return found(
                model.table(name),
                "table",
                name,
                model.tables().stream().map(Table::name).toList());
    }

    static Result<SecondaryIndex> index(Table table, String name) {
        return found(
                table.schema().index(IndexRef.of(name)),
                "index",
                name,
                table.schema().indexes().stream().map(SecondaryIndex::name).toList());
    }

    static Result<KeyAttribute> keyAttribute(Table table, String name) {
        List<KeyAttribute> attributes = table.schema().keyAttributes();
        return found(
                attributes.stream()
                        .filter(attribute -> attribute.name().equals(name))
                        .findFirst(),
                "key attribute",
                name,
                attributes.stream().map(KeyAttribute::name).toList());
    }

    /** Returns {@code position} if it is one of {@code size} places from 0. */
    static Result<Integer> position(int position, int size) {
        if (position >= 0 && position < size) {
            return Result.of(position);
        }
        return Result.failed(Problem.error(
                "edit-unknown-position",
                "There is no number " + (position + 1) + " among " + size + ".",
                Place.NOWHERE));
    }

    /**
     * Returns why {@code name} cannot be the name of a new part beside {@code taken}, or the name, perhaps with a warning
     * that another differs in case alone.
     */
    static Result<String> freeName(String kind, String name, Collection<String> taken) {
        if (name.isBlank()) {
            return Result.failed(Problem.error(
                    "edit-empty-name", "The name of " + article(kind) + " cannot be empty.", Place.NOWHERE));
        }
        if (taken.contains(name)) {
            String fresh = Names.fresh(name, taken);
            return Result.failed(Problem.error(
                            "edit-name-taken",
                            "There is already " + article(kind) + " \"" + name + "\"; \"" + fresh + "\" is free.",
                            Place.NOWHERE)
                    .suggesting(fresh));
        }
        Optional<String> similar = taken.stream().filter(name::equalsIgnoreCase).findFirst();
        return Result.of(
                name,
                similar.map(other -> List.of(Problem.warning(
                                "edit-name-differs-in-case",
                                "The " + kind + "s \"" + name + "\" and \"" + other + "\" differ in case alone.",
                                Place.NOWHERE)))
                        .orElse(List.of()));
    }

    private static <T> Result<T> found(Optional<T> part, String kind, String name, Collection<String> names) {
        if (part.isPresent()) {
            return Result.of(part.get());
        }
        Optional<String> nearest = Suggestions.nearest(name, names);
        Problem problem = Problem.error(
                "edit-unknown-" + kind.replace(' ', '-'),
                "There is no " + kind + " \"" + name + "\"."
                        + nearest.map(text -> " Did you mean \"" + text + "\"?").orElse(""),
                Place.NOWHERE);
        return Result.failed(nearest.map(problem::suggesting).orElse(problem));
    }

    private static String article(String kind) {
        return "aeiou".indexOf(kind.charAt(0)) >= 0 ? "an " + kind : "a " + kind;
    }
}
