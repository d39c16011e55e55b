package dev.keyloom.lint.rule;

import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.template.AttributeDomains;
import dev.keyloom.template.Domain;
import dev.keyloom.template.TextFormat;
import java.util.List;

/** What a design says of the values of an entity's attributes, as templates want to know it. */
final class EntityDomains {
    /** Values are taken to be free of it unless the design says that they may hold it. */
    private static final String USUAL_SEPARATOR = "#";

    private static final String ANY_CHARACTER = "*";

    private EntityDomains() {}

    static AttributeDomains of(Entity entity) {
        return path -> path.steps().isEmpty()
                ? entity.attribute(path.attribute()).map(EntityDomains::domain).orElse(Domain.UNKNOWN)
                : Domain.UNKNOWN;
    }

    /** Says whether the design allows that values hold a text. */
    static boolean mayHold(EntityAttribute attribute, String text) {
        List<String> allowed = attribute.facts().mayContain();
        return allowed.contains(ANY_CHARACTER)
                || allowed.contains(text)
                || (!text.isEmpty() && text.chars().allMatch(c -> allowed.contains(Character.toString(c))));
    }

    private static Domain domain(EntityAttribute attribute) {
        boolean mayHoldSeparator = mayHold(attribute, USUAL_SEPARATOR);
        Domain domain = Domain.of(attribute.type())
                .withValues(attribute.facts().values())
                .withoutCharacters(mayHoldSeparator ? "" : USUAL_SEPARATOR);
        return attribute
                .facts()
                .format()
                .flatMap(TextFormat::named)
                .map(domain::withFormat)
                .orElse(domain);
    }
}
