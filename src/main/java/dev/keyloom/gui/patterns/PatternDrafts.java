package dev.keyloom.gui.patterns;

import dev.keyloom.edit.Names;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Extras;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.Operation;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.SortCondition;
import dev.keyloom.model.Step;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** New patterns to begin with: one that works already is easier to change than an empty form is to fill. */
final class PatternDrafts {
    private PatternDrafts() {}

    /**
     * Returns a Query for an item of the design's first entity by its key, with the first record's values as arguments; one
     * without key and answer if there is no such entity.
     */
    static AccessPattern query(DataModel model, String name, Optional<String> group) {
        Optional<Entity> entity = model.entities().stream()
                .filter(each -> !partition(each).isEmpty())
                .findFirst();
        List<KeyTemplate> partition = entity.map(PatternDrafts::partition).orElse(List.of());
        List<KeyTemplate> sort = entity.map(found -> sort(model, found)).orElse(List.of());
        Map<String, AttributeValue> arguments = new LinkedHashMap<>();
        entity.map(Entity::name)
                .flatMap(owner -> model.recordsOf(owner).stream().findFirst())
                .map(SampleRecord::values)
                .ifPresent(values -> Stream.concat(partition.stream(), sort.stream())
                        .forEach(template -> template.attributeNames()
                                .forEach(attribute ->
                                        values.get(attribute).ifPresent(value -> arguments.put(attribute, value)))));
        Step step = Step.of(
                Operation.QUERY,
                Optional.of(IndexRef.PRIMARY),
                partition,
                sort.stream()
                        .map(template -> new SortCondition(SortCondition.Operator.EQUAL, List.of(template)))
                        .toList());
        return new AccessPattern(
                nextNumber(model),
                group,
                Names.fresh(name, names(model)),
                Optional.empty(),
                arguments,
                List.of(),
                List.of(step),
                Optional.of(entity.map(found -> List.of(returned(found.name()))).orElse(List.of())),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Extras.NONE);
    }

    /** Returns a copy with a number and a name of its own. */
    static AccessPattern copy(DataModel model, AccessPattern pattern) {
        return pattern.withNumber(nextNumber(model)).withName(Names.fresh(pattern.name(), names(model)));
    }

    /** Returns what every record of an entity that has the arguments' values is. */
    static AccessPattern.Returned returned(String entity) {
        return new AccessPattern.Returned(
                entity, Map.of(), Optional.empty(), List.of(), Optional.empty(), Optional.empty(), Extras.NONE);
    }

    private static List<KeyTemplate> partition(Entity entity) {
        return entity.mappings(IndexRef.PRIMARY).stream()
                .findFirst()
                .map(KeyMapping::partition)
                .orElse(List.of());
    }

    /** A step knows no other keys of the item: a sort key that is a copy of the partition key is written out. */
    private static List<KeyTemplate> sort(DataModel model, Entity entity) {
        List<KeyTemplate> partition = partition(entity);
        List<String> names = model.table(entity.table()).stream()
                .flatMap(table -> table.schema().keyOf(IndexRef.PRIMARY).stream())
                .flatMap(key -> key.partition().stream())
                .map(KeyAttribute::name)
                .toList();
        return entity.mappings(IndexRef.PRIMARY).stream().findFirst().map(KeyMapping::sort).orElse(List.of()).stream()
                .map(template -> template.copiedKey()
                        .map(names::indexOf)
                        .filter(at -> at >= 0 && at < partition.size())
                        .map(partition::get)
                        .orElse(template))
                .filter(template -> !template.isKeyCopy())
                .toList();
    }

    private static List<String> names(DataModel model) {
        return model.accessPatterns().stream().map(AccessPattern::name).toList();
    }

    private static int nextNumber(DataModel model) {
        return 1
                + model.accessPatterns().stream()
                        .mapToInt(AccessPattern::number)
                        .max()
                        .orElse(0);
    }
}
