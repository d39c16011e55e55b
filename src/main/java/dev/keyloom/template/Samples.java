package dev.keyloom.template;

import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Shows by example that two templates of the same form give the same key, where no value can be read back from it. */
final class Samples {
    private static final List<AttributeValue> USUAL = List.of(
            AttributeValue.of("a"),
            AttributeValue.of(1),
            AttributeValue.of("2020-01-01T00:00:00.000Z"),
            new AttributeValue.BOOL(true));

    /** Draws a shard that every template with {@code random} may draw. */
    static final ShardDraw FIRST_SHARD = shards -> OptionalInt.of(0);

    private Samples() {}

    /** Returns a key that a template makes of values which its domains allow, if one is found at once. */
    static Optional<String> key(KeyTemplate template, AttributeDomains domains) {
        return sameKey(template, domains, template, domains);
    }

    /** Returns a key that both templates make of values which their domains allow, if they differ in names only. */
    static Optional<String> sameKey(
            KeyTemplate first, AttributeDomains firstDomains, KeyTemplate second, AttributeDomains secondDomains) {
        if (!form(first).equals(form(second))) {
            return Optional.empty();
        }
        Item firstRecord = Item.EMPTY;
        Item secondRecord = Item.EMPTY;
        for (int i = 0; i < first.references().size(); i++) {
            if (first.references().get(i).path().isEmpty()) {
                continue;
            }
            AttributePath firstPath = first.references().get(i).path().get();
            AttributePath secondPath = second.references().get(i).path().orElseThrow();
            Optional<AttributeValue> sample = sample(
                    first.references().get(i), firstDomains.domainOf(firstPath), secondDomains.domainOf(secondPath));
            if (sample.isEmpty()) {
                return Optional.empty();
            }
            firstRecord = firstPath.put(firstRecord, sample.get());
            secondRecord = secondPath.put(secondRecord, sample.get());
        }
        Rendered key = first.render(firstRecord, KeyLookup.NONE, AttributeType.S, FIRST_SHARD);
        return key.equals(second.render(secondRecord, KeyLookup.NONE, AttributeType.S, FIRST_SHARD))
                ? key.value().flatMap(AttributeValue::scalarText)
                : Optional.empty();
    }

    /** Returns all of a template but the names of attributes. */
    private static List<String> form(KeyTemplate template) {
        List<String> form = new ArrayList<>();
        for (TemplatePart part : template.parts()) {
            if (part instanceof TemplatePart.Literal literal) {
                form.add(literal.text());
            } else if (part instanceof TemplatePart.Reference reference) {
                String functions = String.join(
                        "|",
                        reference.functions().stream().map(FunctionCall::text).toList());
                form.add((reference.path().isPresent() ? "<path|" : "<|") + functions + ">");
            } else {
                form.add(template.text());
            }
        }
        return form;
    }

    private static Optional<AttributeValue> sample(TemplatePart.Reference reference, Domain first, Domain second) {
        CompiledReference compiled = new CompiledReference(reference, "%#");
        List<AttributeValue> candidates = first.values().isEmpty() ? second.values() : first.values();
        return (candidates.isEmpty() ? USUAL : candidates)
                .stream()
                        .filter(value -> first.allows(value) && second.allows(value))
                        .filter(value -> compiled.textOf(value).isPresent())
                        .findFirst();
    }
}
