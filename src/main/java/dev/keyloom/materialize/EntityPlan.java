package dev.keyloom.materialize;

import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An entity's key mappings, laid out for rendering many records: templates numbered, key attributes as slots. */
final class EntityPlan {
    private final String entity;
    private final TablePlan table;
    private final Map<IndexRef, List<KeyMapping>> keys;
    private final AttributeValue typeValue;
    /** By the place of the index in {@link TablePlan#indexes()}, then in the order in which they are tried. */
    private final List<List<MappingPlan>> mappings;

    private final List<SlotTemplate> templates;

    EntityPlan(Entity entity, TablePlan table) {
        this.entity = entity.name();
        this.table = table;
        this.keys = entity.keys();
        this.typeValue = AttributeValue.of(entity.name());
        Map<SlotTemplate, Integer> numbers = new LinkedHashMap<>();
        List<List<MappingPlan>> plans = new ArrayList<>();
        for (IndexPlan index : table.indexes()) {
            plans.add(entity.mappings(index.ref()).stream()
                    .map(mapping -> mappingPlan(index, mapping, numbers))
                    .toList());
        }
        this.mappings = List.copyOf(plans);
        this.templates = List.copyOf(numbers.keySet());
    }

    /** Says whether items of this plan are items of {@code other} too: it makes the same keys. */
    boolean fits(Entity other, TablePlan otherTable) {
        return table == otherTable && entity.equals(other.name()) && keys.equals(other.keys());
    }

    String entity() {
        return entity;
    }

    TablePlan table() {
        return table;
    }

    List<SlotTemplate> templates() {
        return templates;
    }

    List<List<MappingPlan>> mappings() {
        return mappings;
    }

    /** Returns the value of the type attribute on a record's item, or nothing if it is written without one. */
    Optional<AttributeValue> typeOf(SampleRecord record) {
        if (table.typeAttribute().isEmpty()) {
            return Optional.empty();
        }
        AttributeValue type = record.stored()
                .flatMap(stored -> stored.get(table.typeAttribute().get()))
                .orElse(typeValue);
        return type instanceof AttributeValue.NULL ? Optional.empty() : Optional.of(type);
    }

    /** Returns the first mapping for an index whose condition holds. */
    Optional<KeyMapping> mappingFor(IndexRef index, Item values) {
        for (int i = 0; i < table.indexes().size(); i++) {
            if (table.indexes().get(i).ref().equals(index)) {
                return Optional.ofNullable(chosen(mappings.get(i), values)).map(MappingPlan::mapping);
            }
        }
        return Optional.empty();
    }

    /** Returns the first of the mappings whose condition holds, null if none does. */
    static @Nullable MappingPlan chosen(List<MappingPlan> mappings, Item values) {
        for (int i = 0; i < mappings.size(); i++) {
            if (mappings.get(i).appliesTo(values)) {
                return mappings.get(i);
            }
        }
        return null;
    }

    /** Numbers the templates of a mapping; the same template for attributes of one type is rendered once. */
    private MappingPlan mappingPlan(IndexPlan index, KeyMapping mapping, Map<SlotTemplate, Integer> numbers) {
        List<Integer> slots = new ArrayList<>();
        List<Integer> chosen = new ArrayList<>();
        boolean isLocal = table.schema().index(index.ref()).orElse(null) instanceof SecondaryIndex.Local;
        if (!isLocal) {
            addHalf(index.partitionSlots(), mapping.partition(), slots, chosen, numbers);
        }
        addHalf(index.sortSlots(), mapping.sort(), slots, chosen, numbers);
        return new MappingPlan(mapping, toArray(slots), toArray(chosen), table.typeAttribute(), typeValue);
    }

    private void addHalf(
            int[] keySlots,
            List<KeyTemplate> half,
            List<Integer> slots,
            List<Integer> chosen,
            Map<SlotTemplate, Integer> numbers) {
        for (int i = 0; i < Math.min(keySlots.length, half.size()); i++) {
            SlotTemplate template =
                    new SlotTemplate(half.get(i), table.slots().get(keySlots[i]).type());
            slots.add(keySlots[i]);
            chosen.add(numbers.computeIfAbsent(template, fresh -> numbers.size()));
        }
    }

    private static int[] toArray(List<Integer> numbers) {
        return numbers.stream().mapToInt(Integer::intValue).toArray();
    }
}
