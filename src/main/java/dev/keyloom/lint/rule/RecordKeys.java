package dev.keyloom.lint.rule;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds records by the values of some attributes. Values that an entity's templates fold are compared folded, as keys are, and
 * numbers are compared with the text of their digits.
 */
final class RecordKeys {
    private final Map<List<String>, List<Integer>> numbers = new HashMap<>();
    private final List<Boolean> folded = new ArrayList<>();

    private RecordKeys(Entity entity, List<String> attributes) {
        Set<String> foldedNames = new LinkedHashSet<>();
        entity.keys().values().stream()
                .flatMap(List::stream)
                .flatMap(mapping -> Stream.concat(mapping.partition().stream(), mapping.sort().stream()))
                .flatMap(template -> template.references().stream())
                .filter(reference -> reference.has(TemplateFunction.LOWER) || reference.has(TemplateFunction.UPPER))
                .forEach(reference -> reference.path().ifPresent(path -> foldedNames.add(path.attribute())));
        attributes.forEach(attribute -> folded.add(foldedNames.contains(attribute)));
    }

    /** Returns the records of an entity by the values of its attributes; those that lack one are left out. */
    static RecordKeys of(DataModel model, Entity entity, List<String> attributes) {
        RecordKeys keys = new RecordKeys(entity, attributes);
        int number = 0;
        for (SampleRecord record : model.recordsOf(entity.name())) {
            number++;
            int current = number;
            values(record.values(), attributes)
                    .ifPresent(values -> keys.numbers
                            .computeIfAbsent(keys.key(values), same -> new ArrayList<>(1))
                            .add(current));
        }
        return keys;
    }

    /** Returns the numbers, from 1, of the records that have these values. */
    List<Integer> find(List<AttributeValue> values) {
        return numbers.getOrDefault(key(values), List.of());
    }

    boolean isEmpty() {
        return numbers.isEmpty();
    }

    /** Returns the values of some attributes; nothing if one is absent. */
    static Optional<List<AttributeValue>> values(Item record, List<String> attributes) {
        List<AttributeValue> values = new ArrayList<>(attributes.size());
        for (String attribute : attributes) {
            AttributeValue value = record.get(attribute).orElse(null);
            if (value == null) {
                return Optional.empty();
            }
            values.add(value);
        }
        return Optional.of(values);
    }

    /** Returns values as messages show them. */
    static String words(List<AttributeValue> values) {
        return values.stream().map(RecordNames::quoted).collect(Collectors.joining(", "));
    }

    private List<String> key(List<AttributeValue> values) {
        List<String> key = new ArrayList<>(values.size());
        for (int i = 0; i < values.size(); i++) {
            String text = values.get(i).scalarText().orElseGet(values.get(i)::toString);
            key.add(folded.get(i) ? text.toLowerCase(Locale.ROOT) : text);
        }
        return key;
    }
}
