package dev.keyloom.connect.infer;

import dev.keyloom.connect.infer.EntityReader.EntityReading;
import dev.keyloom.document.Document;
import dev.keyloom.model.BillingMode;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityColor;
import dev.keyloom.model.Extras;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Reads a model back from tables. Kinds of items are told by a type attribute, else by how keys begin, else by attributes;
 * key templates by aligning keys with attribute values. What the items do not decide is told, and no odd item is an error.
 */
public final class ModelInference {
    private static final int EXAMPLES = 5;
    /** Habits show in the first items of each kind. */
    private static final int FIRST_LOOK = 2000;

    private final List<Table> tables = new ArrayList<>();
    private final List<EntityReading> readings = new ArrayList<>();
    private final Map<String, List<SampleRecord>> records = new LinkedHashMap<>();
    private final Set<String> names = new HashSet<>();
    private final List<Remainder> remainder = new ArrayList<>();
    private final List<String> notes = new ArrayList<>();

    private ModelInference() {}

    /**
     * Returns the model that tables show. The same tables give the same model.
     *
     * @param name name of the model
     */
    public static InferredModel infer(String name, List<SampledTable> tables) {
        ModelInference inference = new ModelInference();
        tables.forEach(inference::read);
        return inference.result(name);
    }

    private void read(SampledTable sampled) {
        Optional<String> typeAttribute = TypeAttribute.find(sampled.schema(), sampled.items());
        TableView view = new TableView(sampled.schema(), typeAttribute, sampled.items());
        Map<String, List<Item>> groups = new LinkedHashMap<>(EntityGroups.of(view));
        List<Item> untyped = groups.getOrDefault("", List.of());
        groups.remove("");
        note(sampled, typeAttribute, groups.size());
        if (!untyped.isEmpty()) {
            remain(sampled, untyped, "They have no text in " + typeAttribute.orElse("their type attribute"));
        }
        // What one entity decides is taken for others: first all are read, then read again with that knowledge.
        Habits habits = new Habits();
        EntityReader first = new EntityReader(view, habits);
        groups.forEach((name, items) -> first.read(name, items.subList(0, Math.min(items.size(), FIRST_LOOK))));
        EntityReader reader = new EntityReader(view, habits);
        boolean areAllKept = sampled.complete() && untyped.isEmpty();
        for (Map.Entry<String, List<Item>> group : groups.entrySet()) {
            EntityReading reading = reader.read(unique(group.getKey(), sampled), group.getValue());
            readings.add(reading);
            records.put(reading.entity().name(), reading.records());
            areAllKept &= reading.records().size() == group.getValue().size();
            tellOdd(sampled, reading);
        }
        tables.add(new Table(
                sampled.schema(),
                typeAttribute,
                sampled.timeToLiveAttribute(),
                BillingMode.PAY_PER_REQUEST,
                areAllKept,
                Extras.NONE));
    }

    private void note(SampledTable sampled, Optional<String> typeAttribute, int kinds) {
        String table = "Table " + sampled.schema().name() + ": ";
        if (sampled.items().isEmpty()) {
            notes.add(table + "there are no items, so only its keys and indexes are known");
            return;
        }
        notes.add(table
                + typeAttribute
                        .map(name -> "attribute " + name + " names the kind of each item, " + kinds + " in all")
                        .orElse("no attribute names the kind of an item; " + kinds
                                + " kinds are told by their keys and attributes"));
        if (!sampled.complete()) {
            notes.add(table + "only " + sampled.items().size() + " items were looked at");
        }
    }

    /** Entities of different tables may have one name; in the model they cannot. */
    private String unique(String name, SampledTable sampled) {
        String unique = name;
        for (int n = 2; !names.add(unique); n++) {
            unique = name + n;
        }
        if (!unique.equals(name)) {
            notes.add("Entity " + unique + " is called " + name + " in table "
                    + sampled.schema().name() + "; that name was taken");
        }
        return unique;
    }

    private void tellOdd(SampledTable sampled, EntityReading reading) {
        String entity = reading.entity().name();
        if (!reading.odd().isEmpty()) {
            remain(sampled, reading.odd(), "Their primary key is not made as that of other " + entity + " items");
        }
        for (Map.Entry<IndexRef, List<Item>> odd : reading.oddInIndex().entrySet()) {
            remain(
                    sampled,
                    odd.getValue(),
                    "Their key in " + odd.getKey().name() + " is not made as that of other " + entity + " items");
        }
    }

    private void remain(SampledTable sampled, List<Item> items, String reason) {
        Set<String> keys = Set.copyOf(sampled.schema().key().attributeNames());
        List<Item> examples =
                items.stream().limit(EXAMPLES).map(item -> item.only(keys)).toList();
        remainder.add(new Remainder(sampled.schema().name(), items.size(), examples, reason));
    }

    private InferredModel result(String name) {
        List<String> colors = new ArrayList<>();
        List<Entity> entities = new ArrayList<>();
        for (EntityReading reading : readings) {
            String color = EntityColor.leastUsed(colors).light();
            colors.add(color);
            entities.add(reading.entity().withColor(Optional.of(color)));
        }
        DataModel model = DataModel.empty(name)
                .withTables(tables)
                .withEntities(entities)
                .withRelationships(new RelationshipFinder(readings).find())
                .withRecords(records);
        List<InferredTemplate> templates = readings.stream()
                .flatMap(reading -> reading.templates().stream())
                .toList();
        return new InferredModel(Document.of(model), templates, remainder, notes);
    }
}
