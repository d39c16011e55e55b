package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.RecordList;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** An attribute whose values in the records are of several types, or of another than declared. */
public final class MixedTypes implements Rule {
    @Override
    public String id() {
        return "D11";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "Values of an attribute are of several types";
    }

    @Override
    public String reference() {
        return "Values of different types are never equal, nor ordered: AWS developer guide, data types";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Entity entity : context.model().entities()) {
            List<SampleRecord> records = context.model().recordsOf(entity.name());
            if (!records.isEmpty()) {
                counts(entity, records).forEach((attribute, seen) -> {
                    if (seen.isMixed(attribute.type())) {
                        findings.accept(finding(entity, attribute, seen));
                    }
                });
            }
        }
    }

    private static Map<EntityAttribute, Seen> counts(Entity entity, List<SampleRecord> records) {
        Map<EntityAttribute, Seen> counts = new LinkedHashMap<>();
        entity.attributes().forEach(attribute -> counts.put(attribute, new Seen()));
        List<EntityAttribute> attributes = entity.attributes();
        int number = 0;
        for (SampleRecord record : records) {
            number++;
            for (EntityAttribute attribute : attributes) {
                AttributeValue value = record.values().get(attribute.name()).orElse(null);
                if (value != null) {
                    Objects.requireNonNull(counts.get(attribute)).add(value.type(), number);
                }
            }
        }
        return counts;
    }

    private Finding finding(Entity entity, EntityAttribute attribute, Seen seen) {
        String counted = seen.types().entrySet().stream()
                .map(entry -> entry.getKey() + " in " + entry.getValue().count())
                .collect(Collectors.joining(", "));
        int total = seen.types().values().stream().mapToInt(Count::count).sum();
        int first = seen.types().entrySet().stream()
                .filter(entry -> entry.getKey() != attribute.type())
                .mapToInt(entry -> entry.getValue().first())
                .min()
                .orElse(1);
        Finding finding = Finding.of(
                this,
                entity.name() + "." + attribute.name() + " is declared as " + attribute.type() + ", but is " + counted
                        + (total == 1 ? " record" : " records"),
                "Write one type everywhere; a key or a filter finds only values of its own.",
                new Where.Attribute(entity.name(), attribute.name()),
                new Where.Record(entity.name(), first));
        boolean isText = attribute.type() == AttributeType.S
                && seen.types().keySet().stream().allMatch(type -> type == AttributeType.S || type == AttributeType.N);
        return isText ? finding.withFix(asText(entity.name(), attribute.name())) : finding;
    }

    private static Fix asText(String entity, String attribute) {
        return new Fix(
                "Write " + attribute + " as text",
                model -> Models.withRecords(
                        model,
                        entity,
                        RecordList.copyOf(model.recordsOf(entity))
                                .mapped(record -> record.values()
                                        .get(attribute)
                                        .filter(AttributeValue.N.class::isInstance)
                                        .flatMap(AttributeValue::scalarText)
                                        .map(text -> record.withValues(
                                                record.values().with(attribute, AttributeValue.of(text))))
                                        .orElse(record))));
    }

    /** How often an attribute's values are of a type, and in which record first. */
    private record Count(int count, int first) {}

    /** The types seen of one attribute. */
    private static final class Seen {
        private final Map<AttributeType, Count> types = new EnumMap<>(AttributeType.class);

        void add(AttributeType type, int number) {
            Count known = types.get(type);
            types.put(type, known == null ? new Count(1, number) : new Count(known.count() + 1, known.first()));
        }

        Map<AttributeType, Count> types() {
            return types;
        }

        boolean isMixed(AttributeType declared) {
            return types.size() > 1 || (types.size() == 1 && !types.containsKey(declared));
        }
    }
}
