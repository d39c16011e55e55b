package dev.keyloom.pattern;

import dev.keyloom.expression.Condition;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.Constraints.Counter;
import dev.keyloom.model.Constraints.Unique;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Message;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Judges what a pattern's writes left behind: items whose keys are those that their templates give, counters that moved as
 * far as what they count, values that are still unique.
 */
final class WriteEffects {
    private final DataModel model;
    private final List<WrittenItem> written;

    WriteEffects(DataModel before, List<WrittenItem> written) {
        this.model = before;
        this.written = written;
    }

    /** Returns the first thing that is wrong. */
    Optional<Message> fault() {
        List<Message> faults = new ArrayList<>();
        written.forEach(item -> keyFault(item).ifPresent(faults::add));
        model.constraints().counters().forEach(counter -> counterFault(counter).ifPresent(faults::add));
        model.constraints().unique().forEach(unique -> uniqueFault(unique).ifPresent(faults::add));
        return faults.stream().findFirst();
    }

    /** An item that is written with other keys than its templates give is in the wrong collection from then on. */
    private Optional<Message> keyFault(WrittenItem item) {
        if (item.after().isEmpty() || item.isUnchanged()) {
            return Optional.empty();
        }
        Optional<Entity> entity = model.entity(item.entity());
        Optional<Table> table = model.table(item.table());
        if (entity.isEmpty() || table.isEmpty()) {
            return Optional.empty();
        }
        Item after = item.after().get();
        Optional<String> typeAttribute = table.get().typeAttribute();
        if (typeAttribute.isPresent() && typeFault(after, typeAttribute.get(), item.entity())) {
            return Optional.of(VerdictPhrases.WITHOUT_TYPE.with(item.entity(), typeAttribute.get()));
        }
        Optional<MaterializedItem> made = materialized(entity.get(), recordOf(after, entity.get(), table.get()));
        if (made.isEmpty()) {
            return Optional.empty();
        }
        for (KeyAttribute key : table.get().schema().keyAttributes()) {
            Optional<AttributeValue> stored = after.get(key.name());
            Optional<AttributeValue> rendered = made.get().keyValue(key.name());
            if (!stored.equals(rendered)) {
                return Optional.of(
                        VerdictPhrases.WRITTEN_KEY.with(key.name(), item.entity(), text(stored), text(rendered)));
            }
        }
        return Optional.empty();
    }

    private static boolean typeFault(Item item, String typeAttribute, String entity) {
        return item.get(typeAttribute).filter(AttributeValue.of(entity)::equals).isEmpty();
    }

    private static Item recordOf(Item item, Entity entity, Table table) {
        Item record = item;
        for (KeyAttribute key : table.schema().keyAttributes()) {
            if (entity.attribute(key.name()).isEmpty()) {
                record = record.without(key.name());
            }
        }
        Optional<String> type =
                table.typeAttribute().filter(name -> entity.attribute(name).isEmpty());
        return type.isPresent() ? record.without(type.get()) : record;
    }

    private Optional<MaterializedItem> materialized(Entity entity, Item record) {
        return Materializer.materialize(model.withEntities(List.of(entity))
                        .withRecords(Map.of(entity.name(), List.of(SampleRecord.of(record)))))
                .item(entity.name(), 1);
    }

    /** A counter moves by as much as the number of what it counts. */
    private Optional<Message> counterFault(Counter counter) {
        Map<Item, Integer> moved = new LinkedHashMap<>();
        for (WrittenItem item : written) {
            if (counter.counts().contains(item.entity())) {
                counted(counter, item.before())
                        .flatMap(child -> parentOf(counter, child))
                        .ifPresent(parent -> moved.merge(parent, -1, Integer::sum));
                counted(counter, item.after())
                        .flatMap(child -> parentOf(counter, child))
                        .ifPresent(parent -> moved.merge(parent, 1, Integer::sum));
            }
        }
        for (WrittenItem item : written) {
            if (item.entity().equals(counter.entity())
                    && item.before().isPresent()
                    && item.after().isPresent()) {
                Item parent = parentKey(counter, item.after().get());
                int expected = Optional.ofNullable(moved.remove(parent)).orElse(0);
                BigDecimal actual = number(item.after().get(), counter)
                        .subtract(number(item.before().get(), counter));
                if (actual.compareTo(BigDecimal.valueOf(expected)) != 0) {
                    return Optional.of(VerdictPhrases.COUNTER_MOVED.with(
                            counter.entity(),
                            counter.attribute(),
                            actual.toPlainString(),
                            Message.and(counter.counts()),
                            expected));
                }
            }
        }
        moved.values().removeIf(step -> step == 0);
        return moved.isEmpty()
                ? Optional.empty()
                : Optional.of(VerdictPhrases.COUNTER_STAYED.with(
                        Message.and(counter.counts()),
                        moved.values().iterator().next(),
                        counter.entity(),
                        counter.attribute()));
    }

    private static Optional<Item> counted(Counter counter, Optional<Item> item) {
        Optional<Condition> where =
                counter.where().flatMap(text -> Condition.parse(text).value());
        return item.filter(values -> where.isEmpty() || where.get().evaluate(values));
    }

    /** Returns the identifying attributes of the counter's item that a counted item belongs to, if it is a record. */
    private Optional<Item> parentOf(Counter counter, Item child) {
        Item.Builder parent = Item.builder();
        for (Map.Entry<String, String> pair : counter.match().entrySet()) {
            Optional<AttributeValue> value = child.get(pair.getKey());
            if (value.isEmpty()) {
                return Optional.empty();
            }
            parent.put(pair.getValue(), value.get());
        }
        Item key = parent.build();
        boolean exists = model.recordsOf(counter.entity()).stream()
                .anyMatch(record -> parentKey(counter, record.values()).equals(key));
        return exists ? Optional.of(key) : Optional.empty();
    }

    private static Item parentKey(Counter counter, Item item) {
        Item.Builder key = Item.builder();
        counter.match().values().forEach(name -> item.get(name).ifPresent(value -> key.put(name, value)));
        return key.build();
    }

    private static BigDecimal number(Item item, Counter counter) {
        return item.get(counter.attribute())
                .filter(AttributeValue.N.class::isInstance)
                .map(value -> ((AttributeValue.N) value).value())
                .orElse(BigDecimal.ZERO);
    }

    private Optional<Message> uniqueFault(Unique unique) {
        for (WrittenItem item : written) {
            if (item.entity().equals(unique.entity()) && item.after().isPresent()) {
                Item values = unique(item.after().get(), unique);
                if (item.before()
                        .filter(old -> unique(old, unique).equals(values))
                        .isPresent()) {
                    continue;
                }
                boolean taken = others(unique, item).anyMatch(values::equals);
                if (values.size() == unique.attributes().size() && taken) {
                    return Optional.of(
                            VerdictPhrases.TAKEN.with(unique.entity(), String.join(", ", unique.attributes()), values));
                }
            }
        }
        return Optional.empty();
    }

    /** Returns the unique values of the entity's other records. */
    private Stream<Item> others(Unique unique, WrittenItem written) {
        return model.recordsOf(unique.entity()).stream()
                .map(SampleRecord::values)
                .filter(values -> !isRecordOf(written, values))
                .map(values -> unique(values, unique));
    }

    private boolean isRecordOf(WrittenItem written, Item values) {
        List<String> identifier =
                model.entity(written.entity()).map(Entity::identifier).orElse(List.of());
        Item item = written.after().or(written::before).orElseThrow();
        return identifier.stream().allMatch(name -> item.get(name).equals(values.get(name)));
    }

    private static Item unique(Item item, Unique unique) {
        return item.only(Set.copyOf(unique.attributes()));
    }

    private static Message text(Optional<AttributeValue> value) {
        return value.map(present -> Message.verbatim("'" + present.scalarText().orElseGet(present::toString) + "'"))
                .orElseGet(VerdictPhrases.ABSENT::with);
    }
}
