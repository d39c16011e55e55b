package dev.keyloom.edit;

import dev.keyloom.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The names in key templates: attributes in {@code <…>}, and the key attribute that {@code =PK} repeats. */
final class TemplateNames {
    private TemplateNames() {}

    /** Returns the template with an attribute renamed, or cut out; nothing if nothing is left of it. */
    static Optional<KeyTemplate> attributeChanged(KeyTemplate template, NameChange change) {
        String text = template.text();
        if (repeatedKey(template).isPresent()) {
            return Optional.of(template);
        }
        StringBuilder result = new StringBuilder();
        int copied = 0;
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '\\') {
                i += 2;
                continue;
            }
            int close = c == '<' ? text.indexOf('>', i) : -1;
            if (close < 0) {
                i++;
                continue;
            }
            int start = i + 1;
            while (Character.isWhitespace(text.charAt(start))) {
                start++;
            }
            int end = start;
            while (".[|> ".indexOf(text.charAt(end)) < 0) {
                end++;
            }
            if (text.substring(start, end).equals(change.old())) {
                result.append(text, copied, change.isRemoval() ? i : start);
                change.replacement().ifPresent(result::append);
                copied = change.isRemoval() ? close + 1 : end;
            }
            i = close + 1;
        }
        String changed = result.append(text, copied, text.length()).toString();
        return changed.isEmpty() ? Optional.empty() : Optional.of(reparsed(template, changed));
    }

    /** Returns the template with the key attribute that it repeats renamed; nothing if that goes. */
    static Optional<KeyTemplate> keyChanged(KeyTemplate template, NameChange change) {
        return change.concerns(repeatedKey(template))
                ? change.replacement().map(name -> reparsed(template, "=" + name))
                : Optional.of(template);
    }

    /** Returns the key attribute that {@code =PK} repeats. */
    static Optional<String> repeatedKey(KeyTemplate template) {
        return template.text().startsWith("=")
                ? Optional.of(template.text().substring(1).strip())
                : Optional.empty();
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

    private static KeyTemplate reparsed(KeyTemplate template, String text) {
        return text.equals(template.text()) ? template : KeyTemplate.parse(text).orElseThrow();
    }
}
