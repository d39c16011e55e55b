package dev.keyloom.lint.rule;

import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.template.AttributeDomains;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.Domain;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.template.TextFormat;
import java.util.List;
import java.util.Optional;

/** What a design states about the values that templates take. */
final class Domains {
    private static final String ANY_CHARACTER = "*";

    private Domains() {}

    /** Says whether the design allows that values hold a text, or each of its characters. */
    static boolean mayHold(EntityAttribute attribute, String text) {
        List<String> allowed = attribute.facts().mayContain();
        return allowed.contains(ANY_CHARACTER)
                || allowed.contains(text)
                || (!text.isEmpty() && text.chars().allMatch(c -> allowed.contains(Character.toString(c))));
    }

    /** Returns what is stated of an entity's attributes, and no more. */
    static AttributeDomains stated(Entity entity) {
        return path -> domain(entity, path, "");
    }

    /**
     * Returns what is stated, and that values are free of the template's separators unless the design says that they may hold
     * them: what is likely, not what is sure.
     */
    static AttributeDomains likely(Entity entity, KeyTemplate template) {
        String separators = separators(template);
        return path -> domain(entity, path, separators);
    }

    private static Domain domain(Entity entity, AttributePath path, String separators) {
        Optional<EntityAttribute> attribute =
                path.steps().isEmpty() ? entity.attribute(path.attribute()) : Optional.empty();
        if (attribute.isEmpty()) {
            return Domain.UNKNOWN.withoutCharacters(separators);
        }
        EntityAttribute.Facts facts = attribute.get().facts();
        Domain domain = Domain.of(attribute.get().type()).withValues(facts.values());
        Optional<TextFormat> format = facts.format().flatMap(TextFormat::named);
        if (format.isPresent()) {
            domain = domain.withFormat(format.get());
        }
        StringBuilder never = new StringBuilder();
        separators
                .codePoints()
                .filter(character -> !mayHold(attribute.get(), Character.toString(character)))
                .forEach(never::appendCodePoint);
        return domain.withoutCharacters(never.toString());
    }

    /** Returns the signs of a template's literals, each once. */
    static String separators(KeyTemplate template) {
        StringBuilder signs = new StringBuilder();
        for (TemplatePart part : template.parts()) {
            if (part instanceof TemplatePart.Literal literal) {
                literal.text()
                        .codePoints()
                        .filter(character -> !Character.isLetterOrDigit(character))
                        .filter(character -> signs.indexOf(Character.toString(character)) < 0)
                        .forEach(signs::appendCodePoint);
            }
        }
        return signs.toString();
    }
}
