package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A reference made ready to render many records. */
final class CompiledReference {
    /** Longer lists of values are not rendered one by one. */
    private static final int MAX_LISTED = 1000;

    private final TemplatePart.Reference reference;
    private final FunctionCall[] calls;
    private final Transform[] transforms;
    /** The attribute's name where the path is no longer than that; almost always. */
    private final @Nullable String attribute;

    CompiledReference(TemplatePart.Reference reference, String separators) {
        List<FunctionCall> functions = reference.functions();
        this.reference = reference;
        this.calls = functions.toArray(FunctionCall[]::new);
        this.transforms =
                functions.stream().map(call -> Transforms.of(call, separators)).toArray(Transform[]::new);
        this.attribute = reference
                .path()
                .filter(path -> path.steps().isEmpty())
                .map(AttributePath::attribute)
                .orElse(null);
    }

    TemplatePart.Reference reference() {
        return reference;
    }

    boolean hasFunctions() {
        return transforms.length > 0;
    }

    /** Returns the attribute's value as it stands in the record. */
    Optional<AttributeValue> valueIn(Item record) {
        return attribute != null ? record.get(attribute) : reference.path().flatMap(path -> path.valueIn(record));
    }

    /** Appends the text of a record's value; returns nothing if that worked, else what came instead. */
    Optional<Rendered> appendTo(StringBuilder text, Item record, ShardDraw draw) {
        Optional<AttributeValue> value = valueIn(record);
        return value.isPresent() ? append(text, value.get(), draw) : appendMissing(text, draw);
    }

    /** Returns the text of one value; nothing if it is refused, or drawn at random. */
    Optional<String> textOf(AttributeValue value) {
        StringBuilder text = new StringBuilder();
        return append(text, value, ShardDraw.NONE).isEmpty() ? Optional.of(text.toString()) : Optional.empty();
    }

    /** Returns the text that stands in for an absent attribute, if there is one. */
    private Optional<String> textOfMissing() {
        StringBuilder text = new StringBuilder();
        return appendMissing(text, ShardDraw.NONE).isEmpty() ? Optional.of(text.toString()) : Optional.empty();
    }

    /** Returns the values of a domain that this reference may have made a text of. */
    Origins origins(String text, Domain domain) {
        if (isListed(domain)) {
            List<AttributeValue> values = domain.values().stream()
                    .filter(value -> textOf(value).equals(Optional.of(text)))
                    .toList();
            boolean mayBeMissing = textOfMissing().equals(Optional.of(text));
            return new Origins(values, mayBeMissing ? EnumSet.allOf(AttributeType.class) : Set.of());
        }
        Origins origins = Inverse.through(transforms, text);
        return domain.type().map(origins::only).orElse(origins);
    }

    /** Returns the shape of all texts that this reference makes of the values of a domain. */
    Shape shape(Domain domain) {
        if (isListed(domain)) {
            Set<String> texts = new LinkedHashSet<>();
            domain.values().forEach(value -> textOf(value).ifPresent(texts::add));
            textOfMissing().ifPresent(texts::add);
            return Shape.anyOf(texts);
        }
        Shape shape = domain.shape();
        for (Transform transform : transforms) {
            shape = transform.shape(shape);
        }
        return shape;
    }

    private boolean isListed(Domain domain) {
        return !domain.values().isEmpty() && domain.values().size() <= MAX_LISTED && !reference.isRandom();
    }

    private Optional<Rendered> append(StringBuilder text, AttributeValue value, ShardDraw draw) {
        if (value instanceof AttributeValue.S string && CodePoints.hasUnpairedSurrogate(string.value())) {
            return refused(value, "key-not-unicode", " has half of a surrogate pair, which no key can hold");
        }
        return runFrom(0, value, text, value, draw);
    }

    private Optional<Rendered> appendMissing(StringBuilder text, ShardDraw draw) {
        for (int i = 0; i < transforms.length; i++) {
            Outcome outcome = transforms[i] instanceof HashTransforms.Random random
                    ? random.drawnBy(draw)
                    : transforms[i].applyToMissing();
            if (outcome instanceof Outcome.Made made) {
                return runFrom(i + 1, made.value(), text, made.value(), draw);
            }
            if (outcome instanceof Outcome.Unfit unfit) {
                String message = "<" + reference.text() + ">: " + calls[i].text() + " " + unfit.reason();
                return Optional.of(new Rendered.Refused(unfit.code(), message, pathText(), Optional.empty()));
            }
        }
        return Optional.of(new Rendered.Absent(pathText().orElse(reference.text())));
    }

    private Optional<Rendered> runFrom(
            int first, AttributeValue start, StringBuilder text, AttributeValue original, ShardDraw draw) {
        AttributeValue value = start;
        for (int i = first; i < transforms.length; i++) {
            Outcome outcome = apply(i, value, draw);
            if (outcome instanceof Outcome.Made made) {
                value = made.value();
            } else if (outcome instanceof Outcome.Unfit unfit) {
                return refused(original, unfit.code(), ", but " + calls[i].text() + " " + unfit.reason());
            }
        }
        if (value instanceof AttributeValue.S string) {
            text.append(string.value());
            return Optional.empty();
        }
        Optional<String> scalar = value.scalarText();
        if (scalar.isEmpty()) {
            return refused(original, "key-value-not-scalar", ", which has no text that a key could hold");
        }
        text.append(scalar.get());
        return Optional.empty();
    }

    private Outcome apply(int index, AttributeValue value, ShardDraw draw) {
        TemplateFunction function = calls[index].function();
        AttributeType type = value.type();
        if (!function.applicableTo(type)) {
            return Transforms.wrongType(function, type);
        }
        return transforms[index] instanceof HashTransforms.Random random
                ? random.drawnBy(draw)
                : transforms[index].apply(value);
    }

    private Optional<String> pathText() {
        return reference.path().map(AttributePath::text);
    }

    private Optional<Rendered> refused(AttributeValue value, String code, String reason) {
        String message = pathText().orElse(reference.text()) + " is " + Quoting.quoted(value) + reason;
        return Optional.of(new Rendered.Refused(code, message, pathText(), Optional.of(value)));
    }
}
