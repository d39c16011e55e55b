package dev.keyloom.edit;

import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import java.util.Optional;
import java.util.function.Function;

/** What an entity's attributes duplicate: {@code User.DisplayName}, or {@code follows.to.DisplayName} over a relationship. */
final class CopySources {
    private CopySources() {}

    /** Returns the entity with each source changed; an attribute whose source is gone duplicates nothing any more. */
    static Entity changed(Entity entity, Function<String, Optional<String>> change) {
        return Sharing.kept(
                entity, entity.withAttributes(Sharing.mapped(entity.attributes(), attribute -> in(attribute, change))));
    }

    private static EntityAttribute in(EntityAttribute attribute, Function<String, Optional<String>> change) {
        Optional<String> source = attribute.facts().copyOf();
        return source.isEmpty()
                ? attribute
                : attribute.withFacts(attribute.facts().withCopyOf(source.flatMap(change)));
    }
}
