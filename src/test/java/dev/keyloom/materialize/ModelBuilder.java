package dev.keyloom.materialize;

import dev.keyloom.expression.Condition;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Extras;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Small models of one table {@code T} for tests; key attributes are written {@code PK}, or {@code PK:N} with a type. */
public final class ModelBuilder {
    private final KeySchema key;
    private final List<SecondaryIndex.Global> globals = new ArrayList<>();
    private final List<SecondaryIndex.Local> locals = new ArrayList<>();
    private final List<Entity> entities = new ArrayList<>();
    private final Map<String, List<SampleRecord>> records = new LinkedHashMap<>();

    private ModelBuilder(KeySchema key) {
        this.key = key;
    }

    /** Starts a model whose table has this primary key; an empty sort key for none. */
    public static ModelBuilder table(String partition, String sort) {
        return new ModelBuilder(new KeySchema(attributes(partition), attributes(sort)));
    }

    /** Adds a global index; several key attributes are separated by blanks. */
    public ModelBuilder global(String name, String partition, String sort) {
        return global(name, partition, sort, Projection.ALL);
    }

    public ModelBuilder global(String name, String partition, String sort, Projection projection) {
        globals.add(
                new SecondaryIndex.Global(name, new KeySchema(attributes(partition), attributes(sort)), projection));
        return this;
    }

    public ModelBuilder local(String name, String sort) {
        locals.add(new SecondaryIndex.Local(name, new KeySchema(key.partition(), attributes(sort)), Projection.ALL));
        return this;
    }

    /** Adds an entity with its primary key templates. */
    public ModelBuilder entity(String name, String partition, String sort) {
        entities.add(Entity.of(name, "T"));
        return keys("primary", partition, sort);
    }

    /** Gives the last entity a mapping; several templates are separated by blanks, an empty half is left out. */
    public ModelBuilder keys(String index, String partition, String sort) {
        return mapping(
                index,
                new KeyMapping(
                        Optional.empty(),
                        Optional.empty(),
                        templates(partition),
                        templates(sort),
                        Optional.empty(),
                        Extras.NONE));
    }

    /** Adds a variant to the last entity; an empty condition for none. */
    public ModelBuilder variant(String index, String variant, String when, String partition, String sort) {
        Optional<Condition> condition = when.isEmpty()
                ? Optional.empty()
                : Optional.of(Condition.parse(when).orElseThrow());
        return mapping(
                index,
                new KeyMapping(
                        Optional.of(variant),
                        condition,
                        templates(partition),
                        templates(sort),
                        Optional.empty(),
                        Extras.NONE));
    }

    /** Adds a record of an entity: names and values by turns; numbers become N. */
    public ModelBuilder record(String entity, Object... namesAndValues) {
        return add(entity, SampleRecord.of(item(namesAndValues)));
    }

    public ModelBuilder stored(String entity, Item stored, Object... namesAndValues) {
        return add(entity, new SampleRecord(item(namesAndValues), Optional.of(stored), Optional.empty()));
    }

    public DataModel build() {
        TableSchema schema = new TableSchema("T", key, globals, locals);
        return DataModel.empty("Test")
                .withTables(List.of(Table.of(schema)))
                .withEntities(entities)
                .withRecords(records);
    }

    /** Returns the contents of the table once all records are written. */
    public TableContents contents() {
        return Materializer.materialize(build()).table("T").orElseThrow();
    }

    public static Item item(Object... namesAndValues) {
        Item.Builder item = Item.builder();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            item.put((String) namesAndValues[i], value(namesAndValues[i + 1]));
        }
        return item.build();
    }

    static AttributeValue value(Object value) {
        if (value instanceof AttributeValue attributeValue) {
            return attributeValue;
        }
        return value instanceof Number number
                ? AttributeValue.of(new BigDecimal(number.toString()))
                : AttributeValue.of((String) value);
    }

    private ModelBuilder mapping(String index, KeyMapping mapping) {
        Entity last = entities.remove(entities.size() - 1);
        IndexRef ref = IndexRef.of(index);
        List<KeyMapping> mappings = new ArrayList<>(last.mappings(ref));
        mappings.add(mapping);
        entities.add(last.withMappings(ref, mappings));
        return this;
    }

    private ModelBuilder add(String entity, SampleRecord record) {
        records.computeIfAbsent(entity, name -> new ArrayList<>()).add(record);
        return this;
    }

    private static List<KeyTemplate> templates(String texts) {
        List<KeyTemplate> templates = new ArrayList<>();
        for (String text : texts.isEmpty() ? new String[0] : texts.split(" ")) {
            templates.add(KeyTemplate.parse(text).value().orElseThrow());
        }
        return templates;
    }

    private static List<KeyAttribute> attributes(String texts) {
        List<KeyAttribute> attributes = new ArrayList<>();
        for (String text : texts.isEmpty() ? new String[0] : texts.split(" ")) {
            String[] parts = text.split(":");
            AttributeType type = parts.length > 1 ? AttributeType.valueOf(parts[1]) : AttributeType.S;
            attributes.add(new KeyAttribute(parts[0], type));
        }
        return attributes;
    }
}
