package dev.keyloom.lint.rule;

import dev.keyloom.template.AttributePath;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.Match;
import dev.keyloom.template.Reading;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * What a partition key tells of all records in its item collection.
 *
 * @param values the attributes that have one value there, be it in another spelling
 * @param folded the names of those that may be spelled otherwise in the record: behind {@code lower} and the like
 */
record PartitionReading(Item values, Set<String> folded) {
    static final PartitionReading NOTHING = new PartitionReading(Item.EMPTY, Set.of());

    PartitionReading {
        folded = Set.copyOf(folded);
    }

    /** Returns what this and another key attribute tell together. A value cut to its beginning tells nothing. */
    PartitionReading with(KeyTemplate template, Match match) {
        Optional<Reading> reading = match.reading();
        Item all = values;
        Set<String> spelled = new LinkedHashSet<>(folded);
        for (TemplatePart.Reference reference : template.references()) {
            Optional<String> name =
                    reference.path().filter(path -> path.steps().isEmpty()).map(AttributePath::attribute);
            Optional<AttributeValue> value =
                    reading.flatMap(found -> name.flatMap(text -> found.value(nameOf(reference))));
            if (name.isEmpty() || value.isEmpty()) {
                continue;
            }
            boolean exact = reading.orElseThrow().isExact(nameOf(reference));
            boolean onlyFolded = reference.functions().stream()
                    .allMatch(call -> call.function().isFold());
            if (exact || onlyFolded) {
                all = all.with(name.get(), value.get());
                if (!exact) {
                    spelled.add(name.get());
                }
            }
        }
        return new PartitionReading(all, spelled);
    }

    /** Returns the values that a template gives the same text of, however the record spells them. */
    Item knownFor(KeyTemplate template) {
        Item known = values;
        for (TemplatePart.Reference reference : template.references()) {
            Optional<String> name = TemplateParts.name(reference).filter(folded::contains);
            boolean folds = reference.functions().stream()
                    .anyMatch(call -> call.function().isFold());
            if (name.isPresent() && !folds) {
                known = known.without(name.get());
            }
        }
        return known;
    }

    private static String nameOf(TemplatePart.Reference reference) {
        return reference.path().map(AttributePath::text).orElse("");
    }
}
