package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/**
 * Renders the records of one template. Everything that does not depend on the record was done before: what is left is
 * to append literals and values to one builder.
 */
final class Renderer {
    /** Room for a usual value; a longer one makes the builder grow. */
    private static final int USUAL_VALUE_LENGTH = 24;

    /** What stands before each reference, and behind the last one. */
    private final String[] literals;

    private final CompiledReference[] references;
    private final int usualLength;

    Renderer(List<TemplatePart> parts) {
        String separators = Separators.of(parts);
        this.references = parts.stream()
                .filter(TemplatePart.Reference.class::isInstance)
                .map(part -> new CompiledReference((TemplatePart.Reference) part, separators))
                .toArray(CompiledReference[]::new);
        this.literals = new String[references.length + 1];
        StringBuilder literal = new StringBuilder();
        int index = 0;
        int length = 0;
        for (TemplatePart part : parts) {
            if (part instanceof TemplatePart.Literal text) {
                literal.append(text.text());
            } else if (part instanceof TemplatePart.Reference) {
                literals[index++] = literal.toString();
                length += literal.length() + USUAL_VALUE_LENGTH;
                literal.setLength(0);
            }
        }
        literals[index] = literal.toString();
        this.usualLength = length + literal.length();
    }

    CompiledReference[] references() {
        return references;
    }

    String literalHead() {
        return literals[0];
    }

    Rendered render(Item record, AttributeType keyType, ShardDraw draw) {
        if (keyType != AttributeType.S) {
            return renderTyped(record, keyType);
        }
        StringBuilder text = new StringBuilder(usualLength);
        for (int i = 0; i < references.length; i++) {
            text.append(literals[i]);
            Optional<Rendered> failure = references[i].appendTo(text, record, draw);
            if (failure.isPresent()) {
                return failure.get();
            }
        }
        text.append(literals[references.length]);
        return text.isEmpty() ? emptyKey() : new Rendered.Key(new AttributeValue.S(text.toString()));
    }

    /** Returns the attribute whose value is the key as it is: the path of the only part, if that has no functions. */
    Optional<AttributePath> wholeValue() {
        return references.length == 1 && !references[0].hasFunctions() && literals[0].isEmpty() && literals[1].isEmpty()
                ? references[0].reference().path()
                : Optional.empty();
    }

    /** Renders a key of type N or B: only one reference without functions can give it. */
    private Rendered renderTyped(Item record, AttributeType keyType) {
        if (wholeValue().isEmpty()) {
            String message = "A key template of more than one attribute without functions makes text; the key attribute"
                    + " is of type " + keyType;
            return new Rendered.Refused("key-type", message, Optional.empty(), Optional.empty());
        }
        String attribute = references[0].reference().text();
        Optional<AttributeValue> value = references[0].valueIn(record);
        return value.isEmpty()
                ? new Rendered.Absent(attribute)
                : KeyTypes.typed(value.get(), keyType, Optional.of(attribute));
    }

    RenderedPrefix renderPrefix(Item known) {
        StringBuilder text = new StringBuilder(usualLength);
        for (int i = 0; i < references.length; i++) {
            text.append(literals[i]);
            TemplatePart.Reference reference = references[i].reference();
            // An attribute that is not known yet is not absent: no default stands in for it.
            if (references[i].valueIn(known).isEmpty()) {
                return new RenderedPrefix(text.toString(), Optional.of(reference.text()), Optional.empty());
            }
            Optional<Rendered> failure = references[i].appendTo(text, known, ShardDraw.NONE);
            if (failure.isPresent()) {
                Optional<Rendered.Refused> refused =
                        failure.filter(Rendered.Refused.class::isInstance).map(Rendered.Refused.class::cast);
                return new RenderedPrefix(text.toString(), Optional.of(reference.text()), refused);
            }
        }
        text.append(literals[references.length]);
        return new RenderedPrefix(text.toString(), Optional.empty(), Optional.empty());
    }

    private static Rendered emptyKey() {
        String message = "The key is empty, and DynamoDB takes no empty key";
        return new Rendered.Refused("key-empty", message, Optional.empty(), Optional.empty());
    }
}
