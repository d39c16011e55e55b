package dev.keyloom.connect.infer;

import dev.keyloom.connect.infer.IndexReader.IndexReading;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.EntityAttribute.Facts;
import dev.keyloom.model.EntityAttribute.Required;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads one entity back from its items: key mappings, attributes, identifier and sample records. */
final class EntityReader {
    private static final int MAX_RECORDS = 100;
    private static final int FORMAT_ITEMS = 1000;

    private final TableView table;
    private final IndexReader indexes;

    EntityReader(TableView table, Habits habits) {
        this.table = table;
        this.indexes = new IndexReader(table, new SlotReader(table, habits));
    }

    /**
     * What the items of one kind show.
     *
     * @param fitting the items whose keys the entity makes
     * @param odd those whose primary key it does not make
     * @param oddInIndex those with another key in an index, by index
     */
    record EntityReading(
            Entity entity,
            List<InferredTemplate> templates,
            List<SampleRecord> records,
            List<Item> fitting,
            List<Item> odd,
            Map<IndexRef, List<Item>> oddInIndex) {}

    EntityReading read(String name, List<Item> items) {
        Map<IndexRef, List<KeyMapping>> keys = new LinkedHashMap<>();
        List<InferredTemplate> templates = new ArrayList<>();
        Map<String, KeyTemplate> made = new LinkedHashMap<>();
        Map<IndexRef, List<Item>> oddInIndex = new LinkedHashMap<>();
        List<Item> odd = List.of();
        List<Item> fitting = items;
        for (IndexRef ref : table.schema().indexRefs()) {
            boolean isLocal = table.schema()
                    .index(ref)
                    .filter(SecondaryIndex.Local.class::isInstance)
                    .isPresent();
            Optional<IndexReading> reading =
                    indexes.read(name, fitting, ref, table.schema().keyOf(ref).orElseThrow(), isLocal);
            if (reading.isEmpty()) {
                continue;
            }
            keys.put(ref, reading.get().mappings());
            templates.addAll(reading.get().templates());
            reading.get().made().forEach(made::putIfAbsent);
            if (ref.isPrimary()) {
                odd = reading.get().misses();
                fitting = ItemLists.without(items, odd);
            } else if (!reading.get().misses().isEmpty()) {
                oddInIndex.put(ref, reading.get().misses());
            }
        }
        List<String> identifier = identifier(keys.getOrDefault(IndexRef.PRIMARY, List.of()), fitting);
        List<Item> values =
                fitting.stream().map(item -> values(item, keys, made)).toList();
        Entity entity = Entity.of(name, table.schema().name())
                .withAttributes(attributes(values, identifier))
                .withIdentifier(identifier)
                .withKeys(keys);
        List<SampleRecord> records =
                values.stream().limit(MAX_RECORDS).map(SampleRecord::of).toList();
        return new EntityReading(entity, withDoubtsOfCopies(templates), records, fitting, odd, oddInIndex);
    }

    /** A key that repeats another is no more certain than that one. */
    private static List<InferredTemplate> withDoubtsOfCopies(List<InferredTemplate> templates) {
        Map<String, InferredTemplate> uncertain = new LinkedHashMap<>();
        templates.stream()
                .filter(template -> !template.doubts().isEmpty())
                .forEach(template -> uncertain.putIfAbsent(template.keyAttribute(), template));
        return templates.stream()
                .map(template -> template.template()
                        .copiedKey()
                        .filter(copied -> !copied.equals(template.keyAttribute()))
                        .flatMap(copied -> Optional.ofNullable(uncertain.get(copied)))
                        .map(copied -> template.doubting(
                                "It repeats " + copied.keyAttribute() + ", which is uncertain", copied.alternatives()))
                        .orElse(template))
                .toList();
    }

    /** Returns an item without what templates give: keys that are no attributes of the entity, and the type attribute. */
    private Item values(Item item, Map<IndexRef, List<KeyMapping>> keys, Map<String, KeyTemplate> made) {
        Set<String> used = new HashSet<>();
        keys.values()
                .forEach(mappings -> mappings.forEach(mapping -> {
                    mapping.partition().forEach(template -> used.addAll(template.attributeNames()));
                    mapping.sort().forEach(template -> used.addAll(template.attributeNames()));
                }));
        Item.Builder values = Item.builder();
        item.forEach((name, value) -> {
            if (!table.isType(name) && (!table.isKey(name) || used.contains(name))) {
                values.put(name, value);
            }
        });
        Map<String, List<String>> madeByKey = new LinkedHashMap<>();
        made.keySet()
                .forEach(place -> madeByKey
                        .computeIfAbsent(place.substring(0, place.indexOf('\n')), unused -> new ArrayList<>())
                        .add(place.substring(place.indexOf('\n') + 1)));
        madeByKey.forEach((keyName, attributes) -> Optional.ofNullable(made.get(keyName + "\n" + attributes.get(0)))
                .flatMap(template -> GapReader.values(template, item, keyName, attributes))
                .ifPresent(found -> found.forEach(values::put)));
        return values.build();
    }

    private static List<EntityAttribute> attributes(List<Item> items, List<String> identifier) {
        Map<String, Map<AttributeType, Integer>> types = new LinkedHashMap<>();
        identifier.forEach(name -> types.put(name, new EnumMap<>(AttributeType.class)));
        for (Item item : items) {
            item.forEach((name, value) -> types.computeIfAbsent(name, unused -> new EnumMap<>(AttributeType.class))
                    .merge(value.type(), 1, Integer::sum));
        }
        List<EntityAttribute> attributes = new ArrayList<>();
        types.forEach((name, counts) -> {
            AttributeType type = counts.entrySet().stream()
                    .max(Map.Entry.comparingByValue())
                    .map(Map.Entry::getKey)
                    .orElse(AttributeType.S);
            int count = counts.values().stream().mapToInt(Integer::intValue).sum();
            attributes.add(EntityAttribute.of(name, type)
                    .withRequired(count == items.size() ? Required.ALWAYS : Required.OPTIONAL)
                    .withFacts(Facts.NONE.withFormat(format(name, type, items))));
        });
        return attributes;
    }

    private static Optional<String> format(String name, AttributeType type, List<Item> items) {
        if (type != AttributeType.S) {
            return Optional.empty();
        }
        List<String> texts = items.stream()
                .flatMap(item -> item.get(name).stream())
                .limit(FORMAT_ITEMS)
                .map(value -> value.scalarText().orElse(""))
                .toList();
        return ValueShape.of(texts).map(ValueShape::format);
    }

    /**
     * Returns the attributes of the primary key that tell items apart: of the sort key alone where a random or timed identifier
     * stands there, else of the whole key.
     */
    private List<String> identifier(List<KeyMapping> mappings, List<Item> items) {
        if (mappings.isEmpty()) {
            return List.of();
        }
        Set<String> all = new LinkedHashSet<>();
        mappings.get(0).partition().forEach(template -> all.addAll(template.attributeNames()));
        Set<String> sort = new LinkedHashSet<>();
        mappings.get(0).sort().forEach(template -> sort.addAll(template.attributeNames()));
        boolean isOwn = sort.size() == 1 && isIdentity(sort.iterator().next(), items);
        if (isOwn) {
            return List.copyOf(sort);
        }
        all.addAll(sort);
        return List.copyOf(all);
    }

    private static boolean isIdentity(String name, List<Item> items) {
        Set<AttributeValue> seen = new HashSet<>();
        List<String> texts = new ArrayList<>();
        for (Item item : items) {
            Optional<AttributeValue> value = item.get(name);
            if (value.isEmpty() || !seen.add(value.get())) {
                return false;
            }
            if (texts.size() < FORMAT_ITEMS) {
                texts.add(value.get().scalarText().orElse(""));
            }
        }
        return ValueShape.of(texts)
                .filter(Set.of(ValueShape.KSUID, ValueShape.ULID, ValueShape.UUID)::contains)
                .isPresent();
    }
}
