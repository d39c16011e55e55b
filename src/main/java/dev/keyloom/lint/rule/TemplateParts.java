package dev.keyloom.lint.rule;

import dev.keyloom.template.AttributePath;
import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Looks at key templates part by part. */
final class TemplateParts {
    private static final Set<TemplateFunction> CUTS = Set.of(
            TemplateFunction.YEAR,
            TemplateFunction.MONTH,
            TemplateFunction.DAY,
            TemplateFunction.HOUR,
            TemplateFunction.MINUTE);

    private TemplateParts() {}

    /** Two references at the same place of two templates. */
    record Pair(TemplatePart.Reference asked, TemplatePart.Reference stored) {}

    /**
     * Returns the references of a step's template beside those of a stored key's at the same places; nothing if the templates
     * are of different forms.
     */
    static Optional<List<Pair>> aligned(KeyTemplate asked, KeyTemplate stored) {
        if (asked.parts().size() != stored.parts().size()) {
            return Optional.empty();
        }
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < asked.parts().size(); i++) {
            TemplatePart left = asked.parts().get(i);
            TemplatePart right = stored.parts().get(i);
            if (left instanceof TemplatePart.Reference first && right instanceof TemplatePart.Reference second) {
                pairs.add(new Pair(first, second));
            } else if (!(left instanceof TemplatePart.Literal literal
                    && right instanceof TemplatePart.Literal other
                    && literal.text().equals(other.text()))) {
                return Optional.empty();
            }
        }
        return Optional.of(pairs);
    }

    /** Says whether a reference spreads keys over shards. */
    static boolean isShard(TemplatePart.Reference reference) {
        return reference.has(TemplateFunction.SHARD) || reference.has(TemplateFunction.RANDOM);
    }

    /** Says whether a reference puts a time into a bucket. */
    static boolean isTimeBucket(TemplatePart.Reference reference) {
        return reference.functions().stream().anyMatch(call -> CUTS.contains(call.function()));
    }

    /** Returns the call that spreads keys over shards, if there is one. */
    static Optional<FunctionCall> shardCall(TemplatePart.Reference reference) {
        return reference.functions().stream()
                .filter(call -> call.function() == TemplateFunction.SHARD || call.function() == TemplateFunction.RANDOM)
                .findFirst();
    }

    /** Returns the name of the attribute or parameter that a reference starts from; nothing for {@code <random(10)>}. */
    static Optional<String> name(TemplatePart.Reference reference) {
        return reference.path().map(AttributePath::attribute);
    }

    /** Returns the template of what stands before one of the parts; nothing if that is the first. */
    static Optional<KeyTemplate> before(KeyTemplate template, TemplatePart part) {
        int end = template.text().offsetByCodePoints(0, part.span().offset());
        String head = template.text().substring(0, end);
        return head.isEmpty()
                ? Optional.empty()
                : KeyTemplate.parse(head).value().filter(made -> !made.isBroken());
    }

    /** Returns the template that ends with one of the parts. */
    static Optional<KeyTemplate> until(KeyTemplate template, TemplatePart part) {
        int end = template.text().offsetByCodePoints(0, part.span().end());
        return KeyTemplate.parse(template.text().substring(0, end)).value().filter(made -> !made.isBroken());
    }

    /** Returns a reference to another attribute with the same functions, as a template writes it. */
    static String written(TemplatePart.Reference reference, String name) {
        StringBuilder text =
                new StringBuilder("<").append(AttributePath.of(name).text());
        reference.functions().forEach(call -> text.append('|').append(call.text()));
        return text.append('>').toString();
    }

    /** Returns literal text as a template writes it. */
    static String escaped(String literal) {
        StringBuilder text = new StringBuilder();
        literal.codePoints().forEach(character -> {
            if (character == '<' || character == '>' || character == '\\') {
                text.append('\\');
            }
            text.appendCodePoint(character);
        });
        return text.toString();
    }

    /** Returns the character behind a reference in its template, if a literal follows. */
    static Optional<String> separatorBehind(KeyTemplate template, TemplatePart.Reference reference) {
        int next = template.parts().indexOf(reference) + 1;
        return next < template.parts().size() && template.parts().get(next) instanceof TemplatePart.Literal literal
                ? Optional.of(literal.text().substring(0, literal.text().offsetByCodePoints(0, 1)))
                : Optional.empty();
    }
}
