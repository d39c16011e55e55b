package dev.keyloom.gui.collections;

import dev.keyloom.capacity.IndexWrite;
import dev.keyloom.capacity.WriteCost;
import dev.keyloom.capacity.WriteMode;
import dev.keyloom.format.project.ValueText;
import dev.keyloom.materialize.IndexPlace;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What one item is and what writing it costs.
 *
 * @param identity the values that identify the record
 * @param variant name of the first named variant that applies, in the base table or an index
 * @param places where the item stands, the base table first
 * @param costliestUpdate the change of one attribute that writes most, if any costs more than an insert
 * @param attributes the record's own values, those that are not in its identity
 */
record ItemSummary(
        String entity,
        String identity,
        Optional<String> variant,
        long sizeBytes,
        int indexCount,
        List<WritePlace> places,
        int totalUnits,
        Optional<CostlyUpdate> costliestUpdate,
        Map<String, String> attributes) {
    private static final int MOST_NEIGHBOURS_COUNTED = 500;

    ItemSummary {
        places = List.copyOf(places);
        attributes = new LinkedHashMap<>(attributes);
    }

    /**
     * One place that a write of the item touches.
     *
     * @param position place in the item collection, from 1, ascending
     * @param collectionSize number of the collection's items
     * @param neighbours how many items of other entities are in the collection, by entity; empty if there are too many to
     *     count
     */
    record WritePlace(IndexRef index, int units, int position, int collectionSize, Map<String, Integer> neighbours) {
        WritePlace {
            neighbours = new LinkedHashMap<>(neighbours);
        }
    }

    /** A change of one attribute and what it costs; {@code index} is the first whose key it changes. */
    record CostlyUpdate(String attribute, int units, IndexRef index) {}

    /** Returns the summary of an item of a table. */
    static ItemSummary of(TableContents table, Optional<Entity> entity, MaterializedItem item) {
        TableSchema schema = table.table().schema();
        WriteCost insert = WriteCost.of(schema, Optional.empty(), Optional.of(item.attributes()), WriteMode.STANDARD);
        List<WritePlace> places = table.placesOf(item).stream()
                .map(place -> writePlace(place, item, insert))
                .toList();
        List<String> identifier = entity.map(Entity::identifier).orElse(List.of());
        Map<String, String> attributes = new LinkedHashMap<>();
        item.record().values().forEach((name, value) -> {
            if (!identifier.contains(name)) {
                attributes.put(name, ValueText.write(value));
            }
        });
        return new ItemSummary(
                item.entity(),
                identity(identifier, item),
                schema.indexRefs().stream()
                        .flatMap(index -> item.variant(index).stream())
                        .findFirst(),
                item.sizeBytes(),
                schema.indexes().size(),
                places,
                insert.totalUnits(),
                entity.flatMap(owner -> costliest(owner, item, insert)),
                attributes);
    }

    private static String identity(List<String> identifier, MaterializedItem item) {
        List<String> values = new ArrayList<>();
        for (String name : identifier) {
            item.record().values().get(name).map(ValueText::write).ifPresent(values::add);
        }
        return values.isEmpty() ? "#" + item.number() : String.join(" / ", values);
    }

    private static WritePlace writePlace(IndexPlace place, MaterializedItem item, WriteCost insert) {
        int units = place.index().isPrimary()
                ? insert.tableUnits()
                : insert.indexWrites().stream()
                        .filter(write -> write.index().equals(place.index()))
                        .mapToInt(IndexWrite::writeUnits)
                        .sum();
        int size = place.collection().size();
        Map<String, Integer> neighbours = new LinkedHashMap<>();
        if (size <= MOST_NEIGHBOURS_COUNTED) {
            place.collection().entries().stream()
                    .map(MaterializedItem::entity)
                    .filter(name -> !name.equals(item.entity()))
                    .forEach(name -> neighbours.merge(name, 1, Integer::sum));
        }
        return new WritePlace(place.index(), units, place.position() + 1, size, neighbours);
    }

    /** Sizes hardly change with one value, so an update is as large as the insert: only its number of writes differs. */
    private static Optional<CostlyUpdate> costliest(Entity entity, MaterializedItem item, WriteCost insert) {
        Optional<CostlyUpdate> costliest = Optional.empty();
        for (EntityAttribute attribute : entity.attributes()) {
            if (attribute.mutable().orElse(false)) {
                Optional<CostlyUpdate> update = update(attribute.name(), item, insert);
                int most = costliest.map(CostlyUpdate::units).orElse(insert.totalUnits());
                if (update.filter(found -> found.units() > most).isPresent()) {
                    costliest = update;
                }
            }
        }
        return costliest;
    }

    /** Returns what a new value of an attribute costs if it is in an index key; nothing if it would move the item itself. */
    private static Optional<CostlyUpdate> update(String attribute, MaterializedItem item, WriteCost insert) {
        if (isInKey(attribute, item, IndexRef.PRIMARY)) {
            return Optional.empty();
        }
        int units = insert.tableUnits();
        Optional<IndexRef> moved = Optional.empty();
        for (IndexWrite write : insert.indexWrites()) {
            if (isInKey(attribute, item, write.index())) {
                units += 2 * write.writeUnits();
                moved = moved.or(() -> Optional.of(write.index()));
            } else if (item.projectedIn(write.index()).has(attribute)) {
                units += write.writeUnits();
            }
        }
        int total = units;
        return moved.map(index -> new CostlyUpdate(attribute, total, index));
    }

    private static boolean isInKey(String attribute, MaterializedItem item, IndexRef index) {
        return item.mapping(index).stream()
                .flatMap(ItemSummary::templates)
                .anyMatch(names -> names.contains(attribute));
    }

    private static Stream<Set<String>> templates(KeyMapping mapping) {
        return Stream.concat(mapping.partition().stream(), mapping.sort().stream())
                .map(KeyTemplate::attributeNames);
    }

    /** Returns the text by which an item is known in a pane: its sort key there, or its partition key if there is none. */
    static String keyText(MaterializedItem item, List<KeyAttribute> partition, List<KeyAttribute> sort) {
        List<KeyAttribute> shown = sort.isEmpty() ? partition : sort;
        List<String> texts = new ArrayList<>();
        for (KeyAttribute key : shown) {
            item.keyValue(key.name()).flatMap(AttributeValue::scalarText).ifPresent(texts::add);
        }
        return String.join(", ", texts);
    }
}
