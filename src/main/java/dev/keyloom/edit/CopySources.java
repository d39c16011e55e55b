package dev.keyloom.edit;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What an entity's attributes duplicate: {@code User.DisplayName}, or {@code follows.to.DisplayName} over a relationship. */
final class CopySources {
    private CopySources() {}

    /** A change of one source: what it becomes, or nothing if it is gone. */
    @FunctionalInterface
    interface Change {
        Optional<String> of(String source);
    }

    /** Returns the entity with each source changed; an attribute whose source is gone duplicates nothing any more. */
    static Entity changed(Entity entity, Change change) {
        UnaryOperator<EntityAttribute> changed = attribute -> attribute
                .facts()
                .copyOf()
                .map(source -> attribute.withFacts(attribute.facts().withCopyOf(change.of(source))))
                .orElse(attribute);
        return Sharing.kept(entity, entity.withAttributes(Sharing.mapped(entity.attributes(), changed)));
    }

    /** Returns the entity without sources that none of the models has. */
    static Entity known(Entity entity, List<DataModel> models) {
        return changed(
                entity,
                source -> Optional.of(source).filter(some -> models.stream().anyMatch(model -> isKnown(some, model))));
    }

    private static boolean isKnown(String source, DataModel model) {
        int dot = source.lastIndexOf('.');
        String owner = source.substring(0, Math.max(dot, 0));
        String attribute = source.substring(dot + 1);
        return model.entity(owner)
                        .flatMap(entity -> entity.attribute(attribute))
                        .isPresent()
                || model.relationships().stream()
                        .map(relationship -> relationship.name())
                        .anyMatch(name -> owner.equals(name + ".from") || owner.equals(name + ".to"));
    }
}
