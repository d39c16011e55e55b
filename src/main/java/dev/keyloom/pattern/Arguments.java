package dev.keyloom.pattern;

import dev.keyloom.expression.Bindings;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.Operand;
import dev.keyloom.problem.Message;
import dev.keyloom.template.KeyLookup;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.Rendered;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the placeholders of one run of a pattern stand for: its example parameters, then the answers of earlier steps under
 * their names, each as a map of attributes.
 */
final class Arguments {
    private final Map<String, AttributeValue> values;
    private final Item item;

    private final PatternCache cache;

    Arguments(Map<String, AttributeValue> values, PatternCache cache) {
        this.cache = cache;
        this.values = new LinkedHashMap<>(values);
        this.item = Item.of(this.values);
    }

    Arguments with(String name, AttributeValue value) {
        Map<String, AttributeValue> changed = new LinkedHashMap<>(values);
        changed.put(name, value);
        return new Arguments(changed, cache);
    }

    Optional<AttributeValue> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** Returns the value under a dotted name: {@code counter.Count}. */
    Optional<AttributeValue> valueAt(String dotted) {
        Optional<AttributeValue> whole = value(dotted);
        int dot = dotted.indexOf('.');
        if (whole.isPresent() || dot < 0) {
            return whole;
        }
        Optional<AttributeValue> value = value(dotted.substring(0, dot));
        for (String step : List.of(dotted.substring(dot + 1).split("\\.", -1))) {
            value = value.flatMap(outer -> outer instanceof AttributeValue.M map
                    ? Optional.ofNullable(map.entries().get(step))
                    : Optional.empty());
        }
        return value;
    }

    Map<String, AttributeValue> values() {
        return values;
    }

    /** Returns what {@code :name} means: parameters only, since answers are maps. */
    Bindings bindings() {
        return Bindings.of(name -> Optional.empty(), this::value);
    }

    /**
     * Returns the value of a key attribute that a step's template gives.
     *
     * @throws PatternFault if the template is broken, or a placeholder has no value or one that does not fit
     */
    AttributeValue render(KeyTemplate template, AttributeType type) {
        return render(template, type, KeyLookup.NONE);
    }

    AttributeValue render(KeyTemplate template, AttributeType type, KeyLookup otherKeys) {
        return template.render(item, otherKeys, type).accept(new Rendered.Visitor<AttributeValue>() {
            @Override
            public AttributeValue key(Rendered.Key key) {
                return key.attributeValue();
            }

            @Override
            public AttributeValue absent(Rendered.Absent absent) {
                throw new PatternFault(VerdictPhrases.NO_VALUE_IN.with(absent.missingAttribute(), template.text()));
            }

            @Override
            public AttributeValue refused(Rendered.Refused refused) {
                throw new PatternFault(Message.verbatim(refused.message()));
            }
        });
    }

    /**
     * Returns a value of {@code values} or of a literal: a text that is one placeholder alone becomes the argument itself,
     * other placeholders are rendered into the text.
     */
    AttributeValue value(AttributeValue written) {
        if (written instanceof AttributeValue.S text && text.value().indexOf('<') >= 0) {
            KeyTemplate template = cache.template(text.value());
            if (template.isBroken()) {
                return written;
            }
            Optional<AttributeValue> alone = alone(template);
            return alone.isPresent() ? alone.get() : render(template, AttributeType.S);
        }
        if (written instanceof AttributeValue.M map) {
            Map<String, AttributeValue> entries = new LinkedHashMap<>();
            map.entries().forEach((name, value) -> entries.put(name, value(value)));
            return new AttributeValue.M(entries);
        }
        if (written instanceof AttributeValue.L list) {
            List<AttributeValue> elements = new ArrayList<>();
            list.elements().forEach(element -> elements.add(value(element)));
            return new AttributeValue.L(elements);
        }
        return written;
    }

    /** Returns the argument of a template that is one reference without functions. */
    private Optional<AttributeValue> alone(KeyTemplate template) {
        if (template.parts().size() != 1
                || !(template.parts().get(0) instanceof TemplatePart.Reference reference)
                || !reference.functions().isEmpty()) {
            return Optional.empty();
        }
        return reference.path().flatMap(path -> path.valueIn(item));
    }

    /** Returns a formula with the arguments in place of its parameters and of placeholders in its texts. */
    Formula bound(Formula formula) {
        return formula.map(this::bound);
    }

    Operand bound(Operand operand) {
        if (operand instanceof Operand.Literal literal) {
            AttributeValue value = value(literal.value());
            return switch (value.type()) {
                case S, N, BOOL, NULL -> new Operand.Literal(value);
                case B, M, L, SS, NS, BS -> literal;
            };
        }
        if (operand instanceof Operand.ValuePlaceholder placeholder) {
            AttributeValue value = value(placeholder.name())
                    .orElseThrow(() -> new PatternFault(VerdictPhrases.NO_VALUE.with(placeholder.name())));
            return new Operand.ValuePlaceholder(placeholder.name(), Optional.of(value));
        }
        return operand;
    }
}
