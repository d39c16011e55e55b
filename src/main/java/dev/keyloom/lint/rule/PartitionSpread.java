package dev.keyloom.lint.rule;

import dev.keyloom.model.EntityAttribute;
import dev.keyloom.template.TemplateFunction;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Over how many values the items in partitions of one kind are spread, as far as the design says. */
final class PartitionSpread {
    /** A partition key with so few values is little better than a constant. */
    private static final int FEW = 10;

    private PartitionSpread() {}

    /**
     * Returns the number of values that a partition key can have; nothing if it is open. Attributes with listed values, truth
     * values and shards multiply; an entity of which there is one record has one.
     */
    static OptionalInt values(KeyRow row) {
        int values = 1;
        for (KeyCell cell : row.partition()) {
            for (TemplatePart.Reference reference : cell.template().references()) {
                OptionalInt some = values(cell, reference);
                if (some.isEmpty()) {
                    return some;
                }
                values *= Math.max(1, some.getAsInt());
            }
        }
        return OptionalInt.of(values);
    }

    /** Says whether the key has one value, or few that the author listed, and no shards. */
    static boolean isNarrow(KeyRow row) {
        boolean isSharded = references(row).anyMatch(TemplateTexts::hasShard);
        OptionalInt values = values(row);
        return !isSharded && values.isPresent() && values.getAsInt() <= FEW;
    }

    /** Says whether a bucket of time is all that the key holds, and it is not sharded. */
    static boolean isTimeBucket(KeyRow row) {
        boolean isSharded = references(row).anyMatch(TemplateTexts::hasShard);
        return !isSharded
                && references(row).findAny().isPresent()
                && row.partition().stream()
                        .allMatch(cell -> cell.template().references().stream()
                                .allMatch(reference -> isTimeBucket(cell, reference)));
    }

    private static boolean isTimeBucket(KeyCell cell, TemplatePart.Reference reference) {
        boolean isCut = reference.has(TemplateFunction.YEAR)
                || reference.has(TemplateFunction.MONTH)
                || reference.has(TemplateFunction.DAY)
                || reference.has(TemplateFunction.HOUR)
                || reference.has(TemplateFunction.MINUTE);
        return isCut
                || cell.attributeOf(reference)
                        .flatMap(attribute -> attribute.facts().format())
                        .filter("date"::equals)
                        .isPresent();
    }

    private static Stream<TemplatePart.Reference> references(KeyRow row) {
        return row.partition().stream().flatMap(cell -> cell.template().references().stream());
    }

    private static OptionalInt values(KeyCell cell, TemplatePart.Reference reference) {
        OptionalInt shards = reference.functions().stream()
                .filter(call -> call.function() == TemplateFunction.SHARD || call.function() == TemplateFunction.RANDOM)
                .mapToInt(call -> Integer.parseInt(call.arguments().get(0)))
                .findFirst();
        if (shards.isPresent()) {
            return shards;
        }
        Optional<EntityAttribute> attribute = cell.attributeOf(reference);
        if (attribute.filter(found -> found.type() == AttributeType.BOOL).isPresent()) {
            return OptionalInt.of(2);
        }
        List<AttributeValue> listed =
                attribute.map(found -> found.facts().values()).orElse(List.of());
        return listed.isEmpty() ? OptionalInt.empty() : OptionalInt.of(listed.size());
    }
}
