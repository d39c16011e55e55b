package dev.keyloom.lint.rule;

import dev.keyloom.model.Entity;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.FunctionCall;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeValue;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Questions about the text of templates that several rules ask. */
final class TemplateTexts {
    private static final char PLACEHOLDER = '\u0000';
    private static final Set<TemplateFunction> TIMES = Set.of(
            TemplateFunction.ISO,
            TemplateFunction.EPOCH,
            TemplateFunction.YEAR,
            TemplateFunction.MONTH,
            TemplateFunction.DAY,
            TemplateFunction.HOUR,
            TemplateFunction.MINUTE,
            TemplateFunction.DESC_TIME);
    private static final Set<TemplateFunction> SHARDS = Set.of(TemplateFunction.SHARD, TemplateFunction.RANDOM);

    private TemplateTexts() {}

    /** Returns the literals in their places; two templates with one skeleton make keys of one kind. */
    static String skeleton(KeyTemplate template) {
        StringBuilder text = new StringBuilder();
        for (TemplatePart part : template.parts()) {
            text.append(part instanceof TemplatePart.Literal literal ? literal.text() : PLACEHOLDER);
        }
        return text.toString();
    }

    /** Says whether keys of two templates cannot begin alike. */
    static boolean haveDifferentHeads(KeyTemplate first, KeyTemplate second) {
        String a = first.literalHead();
        String b = second.literalHead();
        return !a.startsWith(b) && !b.startsWith(a);
    }

    static boolean hasReferences(KeyTemplate template) {
        return !template.references().isEmpty();
    }

    /** Returns the text that all keys of a template are, if it has no references. */
    static Optional<String> constant(KeyTemplate template) {
        return template.isBroken() || template.isKeyCopy() || hasReferences(template)
                ? Optional.empty()
                : Optional.of(template.literalHead());
    }

    /**
     * Returns what keys of a template can begin with: the literal head, continued by the values of a reference behind it where
     * the design lists them, and what follows these.
     */
    static Set<String> heads(KeyTemplate template, Entity entity) {
        String head = template.literalHead();
        List<TemplatePart> parts = template.parts();
        int at = head.isEmpty() ? 0 : 1;
        if (at >= parts.size() || !(parts.get(at) instanceof TemplatePart.Reference reference)) {
            return Set.of(head);
        }
        List<AttributeValue> values = !reference.functions().isEmpty()
                ? List.of()
                : reference
                        .path()
                        .flatMap(path -> entity.attribute(path.attribute()))
                        .map(attribute -> attribute.facts().values())
                        .orElse(List.of());
        if (values.isEmpty()) {
            return Set.of(head);
        }
        String rest = at + 1 < parts.size() && parts.get(at + 1) instanceof TemplatePart.Literal literal
                ? literal.text()
                : "";
        Set<String> heads = new LinkedHashSet<>();
        values.forEach(value -> heads.add(head + value.scalarText().orElse("") + rest));
        return heads;
    }

    /**
     * Says whether the first template reads keys that the second makes: it is the second, or its beginning, with other names
     * in its placeholders.
     */
    static boolean reads(KeyTemplate read, KeyTemplate made) {
        List<TemplatePart> parts = read.parts();
        List<TemplatePart> whole = made.parts();
        if (read.isBroken() || read.isKeyCopy() || made.isKeyCopy() || parts.isEmpty() || parts.size() > whole.size()) {
            return false;
        }
        for (int i = 0; i < parts.size(); i++) {
            boolean isLast = i == parts.size() - 1;
            if (parts.get(i) instanceof TemplatePart.Literal literal) {
                if (!(whole.get(i) instanceof TemplatePart.Literal other)
                        || !(isLast
                                ? other.text().startsWith(literal.text())
                                : other.text().equals(literal.text()))) {
                    return false;
                }
            } else if (!(whole.get(i) instanceof TemplatePart.Reference)) {
                return false;
            }
        }
        return true;
    }

    /** Returns the functions that only bring spellings of one value together, in order. */
    static List<String> folds(TemplatePart.Reference reference) {
        return reference.functions().stream()
                .filter(call -> call.function().isFold())
                .map(FunctionCall::text)
                .toList();
    }

    static boolean has(TemplatePart.Reference reference, Set<TemplateFunction> functions) {
        return reference.functions().stream().anyMatch(call -> functions.contains(call.function()));
    }

    /** Says whether a reference only picks a bucket or a shard. */
    static boolean isBucket(TemplatePart.Reference reference) {
        return has(reference, TIMES) || has(reference, SHARDS);
    }

    /** Says whether a function of times is applied. */
    static boolean hasTimeFunction(TemplatePart.Reference reference) {
        return has(reference, TIMES);
    }

    static boolean hasShard(TemplatePart.Reference reference) {
        return has(reference, SHARDS);
    }

    /** Returns a reference with other functions, as it stands in a template. */
    static String written(TemplatePart.Reference reference, List<String> functions) {
        StringBuilder text = new StringBuilder("<")
                .append(reference.path().map(AttributePath::text).orElse(""));
        for (String function : functions) {
            text.append(text.length() == 1 ? "" : "|").append(function);
        }
        return text.append('>').toString();
    }

    static List<String> functions(TemplatePart.Reference reference) {
        return reference.functions().stream().map(FunctionCall::text).toList();
    }

    /** Says whether keys end a word rather than a separator here. */
    static boolean endsInWord(String text) {
        return !text.isEmpty() && Character.isLetterOrDigit(text.codePointBefore(text.length()));
    }

    static boolean hasLetter(String text) {
        return text.codePoints().anyMatch(Character::isLetter);
    }
}
