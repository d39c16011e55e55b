package dev.keyloom.materialize;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class MaterializerLawsTest {
    private static final IndexRef GSI1 = IndexRef.of("GSI1");
    private static final List<String> TEXTS = List.of("a", "b", "B", "é", "～", "\uFFFF", "😀", "a#b", "10", "9");
    private static final List<KeyMapping> PRIMARY_MAPPINGS =
            List.of(KeyMapping.of("P#<x>", "<y>"), KeyMapping.of("P#<x>", "=PK"), KeyMapping.of("<x>", "S#<y>"));
    private static final List<KeyMapping> INDEX_MAPPINGS =
            List.of(KeyMapping.of("<y>", "<n|pad(1)>"), KeyMapping.of("G", "=PK"), KeyMapping.of("=SK", "<z>"));

    /** A chain of random edits, each brought up to date from the one before, ends where a fresh start does. */
    @Property(tries = 80)
    void updateEqualsAFreshStart(@ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int edits) {
        Random random = new Random(seed);
        DataModel model = randomModel(random);
        Materialization updated = Materializer.materialize(model);
        for (int i = 0; i < edits; i++) {
            model = edited(model, random);
            updated = Materializer.update(updated, model);
            assertThat(snapshot(updated)).isEqualTo(snapshot(Materializer.materialize(model)));
        }
    }

    /** An item is in an index exactly when it has all its key attributes, and exactly once. */
    @Property(tries = 100)
    void itemsAreInAnIndexExactlyWhenTheyHaveItsKey(@ForAll long seed) {
        TableContents contents = contents(new Random(seed));

        for (IndexContents index : contents.indexes()) {
            List<MaterializedItem> expected = contents.primary().entries().stream()
                    .filter(item -> index.key().attributeNames().stream()
                            .allMatch(name -> item.attributes().has(name)))
                    .toList();
            assertThat(index.entries()).containsExactlyInAnyOrderElementsOf(expected);
            assertThat(contents.absentFrom(index.ref()))
                    .hasSize(contents.primary().size() - expected.size())
                    .hasSize(contents.absentCounts(index.ref()).values().stream()
                            .mapToInt(Integer::intValue)
                            .sum());
        }
    }

    /** The order is that of the encoded bytes, compared naively. */
    @Property(tries = 100)
    void orderIsThatOfTheBytes(@ForAll long seed) {
        TableContents contents = contents(new Random(seed));

        for (IndexContents index : contents.indexes()) {
            List<String> names = new ArrayList<>(index.key().attributeNames());
            names.addAll(contents.primary().key().attributeNames());
            Comparator<MaterializedItem> naive = (a, b) -> 0;
            for (String name : names) {
                naive = naive.thenComparing(item -> bytes(item, name), Arrays::compareUnsigned);
            }
            assertThat(index.entries()).isSortedAccordingTo(naive);
        }
    }

    /** Each record is either an item or said not to be written. */
    @Property(tries = 100)
    void everyRecordIsAccountedFor(@ForAll long seed) {
        Materialization materialization = Materializer.materialize(randomModel(new Random(seed)));

        int records = materialization.model().records().values().stream()
                .mapToInt(List::size)
                .sum();
        assertThat(materialization.itemCount() + materialization.notWritten().size())
                .isEqualTo(records);
        for (NotWritten missing : materialization.notWritten()) {
            assertThat(materialization.item(missing.entity(), missing.number())).isEmpty();
        }
    }

    private static TableContents contents(Random random) {
        return Materializer.materialize(randomModel(random)).table("T").orElseThrow();
    }

    private static byte[] bytes(MaterializedItem item, String name) {
        return item.keyValue(name)
                .flatMap(AttributeValue::scalarText)
                .orElseThrow()
                .getBytes(StandardCharsets.UTF_8);
    }

    private static DataModel randomModel(Random random) {
        ModelBuilder builder = ModelBuilder.table("PK", "SK")
                .global("GSI1", "GSI1PK", "GSI1SK")
                .global("Own", "z", "")
                .global("Inverted", "SK", "PK")
                .local("Local", "y")
                .entity("A", "P#<x>", "<y>")
                .variant("GSI1", "some", "x = 'a'", "<y>", "<n|pad(1)>")
                .variant("GSI1", "other", "", "G", "<z>")
                .entity("B", "P#<x>", "=PK")
                .keys("GSI1", "=PK", "")
                .entity("C", "<x>", "<y>");
        DataModel model = builder.build();
        Map<String, List<SampleRecord>> records = new LinkedHashMap<>();
        for (Entity entity : model.entities()) {
            List<SampleRecord> list = new ArrayList<>();
            for (int i = random.nextInt(12); i > 0; i--) {
                list.add(randomRecord(random));
            }
            records.put(entity.name(), list);
        }
        return model.withRecords(records);
    }

    private static SampleRecord randomRecord(Random random) {
        Item.Builder values = Item.builder();
        for (String name : List.of("x", "y", "z")) {
            if (random.nextInt(8) > 0) {
                values.put(name, TEXTS.get(random.nextInt(TEXTS.size())));
            }
        }
        values.put("n", random.nextInt(11));
        Optional<Item> stored = random.nextInt(6) > 0
                ? Optional.empty()
                : Optional.of(ModelBuilder.item("PK", "P#a", "SK", TEXTS.get(random.nextInt(TEXTS.size())), "y", "a"));
        return new SampleRecord(values.build(), stored, Optional.empty());
    }

    private static DataModel edited(DataModel model, Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> withMapping(model, random, IndexRef.PRIMARY, PRIMARY_MAPPINGS);
            case 1 -> withMapping(model, random, GSI1, INDEX_MAPPINGS);
            case 2 -> withEntityMoved(model, random);
            case 3 -> withTableChanged(model, random);
            default -> withRecordsEdited(model, random);
        };
    }

    private static DataModel withMapping(DataModel model, Random random, IndexRef index, List<KeyMapping> choices) {
        List<Entity> entities = new ArrayList<>(model.entities());
        int at = random.nextInt(entities.size());
        KeyMapping mapping = choices.get(random.nextInt(choices.size()));
        entities.set(at, entities.get(at).withMappings(index, List.of(mapping)));
        return model.withEntities(entities);
    }

    private static DataModel withEntityMoved(DataModel model, Random random) {
        List<Entity> entities = new ArrayList<>(model.entities());
        Entity moved = entities.remove(random.nextInt(entities.size()));
        if (random.nextInt(4) == 0 && entities.size() > 1) {
            return model.withEntities(entities);
        }
        entities.add(random.nextInt(entities.size() + 1), moved);
        return model.withEntities(entities);
    }

    private static DataModel withTableChanged(DataModel model, Random random) {
        Table table = model.tables().get(0);
        Optional<String> type = random.nextBoolean() ? Optional.of("Type") : Optional.empty();
        return model.withTables(List.of(table.withTypeAttribute(type)));
    }

    private static DataModel withRecordsEdited(DataModel model, Random random) {
        Map<String, List<SampleRecord>> records = new LinkedHashMap<>(model.records());
        String entity = List.of("A", "B", "C").get(random.nextInt(3));
        List<SampleRecord> list = new ArrayList<>(records.get(entity));
        int at = list.isEmpty() ? 0 : random.nextInt(list.size());
        int kind = list.isEmpty() ? 0 : random.nextInt(5);
        switch (kind) {
            case 0 -> list.add(at, randomRecord(random));
            case 1 -> list.remove(at);
            case 2 -> list.set(at, randomRecord(random));
            case 3 -> Collections.swap(list, at, random.nextInt(list.size()));
            default -> list.add(list.get(at));
        }
        records.put(entity, list);
        return model.withRecords(records);
    }

    /** Returns all that can be seen of a materialization. */
    private static String snapshot(Materialization materialization) {
        StringBuilder text = new StringBuilder();
        for (TableContents contents : materialization.tables()) {
            for (IndexContents index : contents.indexes()) {
                text.append(index.ref())
                        .append(contents.absentCounts(index.ref()))
                        .append('\n');
                for (ItemCollection collection : index.collections()) {
                    text.append(" ").append(collection.partition()).append('\n');
                    for (MaterializedItem item : collection.entries()) {
                        text.append("  ").append(item).append(item.attributes()).append('\n');
                        boolean known =
                                contents.item(item.entity(), item.number()).orElseThrow() == item;
                        text.append(known ? "" : " unknown item").append('\n');
                    }
                }
            }
        }
        materialization.notWritten().forEach(missing -> text.append(missing).append('\n'));
        return text.toString();
    }
}
