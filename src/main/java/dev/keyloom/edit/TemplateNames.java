package dev.keyloom.edit;

import dev.keyloom.problem.Span;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The names in key templates: attributes in {@code <…>}, and the key attribute that {@code =PK} repeats. */
final class TemplateNames {
    private TemplateNames() {}

    /** Returns the template with an attribute renamed, or cut out; nothing if nothing is left of it. */
    static Optional<KeyTemplate> attributeChanged(KeyTemplate template, NameChange change) {
        if (!template.attributeNames().contains(change.old())) {
            return Optional.of(template);
        }
        String text = template.text();
        StringBuilder result = new StringBuilder();
        int copied = 0;
        for (TemplatePart.Reference reference : template.references()) {
            if (reference
                    .path()
                    .filter(path -> path.attribute().equals(change.old()))
                    .isPresent()) {
                Span span = reference.span();
                result.append(text, copied, charsUntil(text, span.offset()));
                change.replacement().ifPresent(name -> result.append(referenceTo(reference, name)));
                copied = charsUntil(text, span.end());
            }
        }
        String changed = result.append(text, copied, text.length()).toString();
        // What stood behind a reference may now look like a copy of a key.
        String literal = changed.startsWith("=") ? "\\" + changed : changed;
        return changed.isEmpty() ? Optional.empty() : Optional.of(parsed(literal));
    }

    /** Returns the template with the key attribute that it repeats renamed; nothing if that goes. */
    static Optional<KeyTemplate> keyChanged(KeyTemplate template, NameChange change) {
        return change.concerns(template.copiedKey())
                ? change.replacement().map(name -> parsed("=" + name))
                : Optional.of(template);
    }

    /**
     * Returns the templates of one half of a mapping with each changed. The first that is gone ends the half: what follows
     * would slide to another key attribute.
     */
    static List<KeyTemplate> inHalf(List<KeyTemplate> half, Function<KeyTemplate, Optional<KeyTemplate>> change) {
        List<KeyTemplate> result = new ArrayList<>();
        for (KeyTemplate template : half) {
            Optional<KeyTemplate> changed = change.apply(template);
            if (changed.isEmpty()) {
                break;
            }
            result.add(Sharing.kept(template, changed.get()));
        }
        return Sharing.kept(half, result);
    }

    private static String referenceTo(TemplatePart.Reference reference, String attribute) {
        Optional<AttributePath> path = reference.path().map(old -> new AttributePath(attribute, old.steps()));
        return "<" + new TemplatePart.Reference(path, reference.functions(), reference.span()).text() + ">";
    }

    private static KeyTemplate parsed(String text) {
        return KeyTemplate.parse(text).orElseThrow();
    }

    /** Spans count code points. */
    private static int charsUntil(String text, int codePoints) {
        return text.offsetByCodePoints(0, codePoints);
    }
}
