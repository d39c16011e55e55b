package dev.keyloom.connect.infer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.template.KeyLookup;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Templates of random models come back from random records. */
class InferenceLawsTest {
    private static final int RECORDS = 40;
    private static final KeySchema KEY = new KeySchema(
            List.of(new KeyAttribute("PK", AttributeType.S)), List.of(new KeyAttribute("SK", AttributeType.S)));

    /** The key of one kind of items, and the seed of its records. */
    record Kind(String partition, String sort, long seed) {}

    @Property(tries = 40)
    void templatesOfRandomModelsComeBack(@ForAll("kinds") List<Kind> kinds) {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < kinds.size(); i++) {
            items.addAll(items("Kind" + i, kinds.get(i)));
        }
        TableSchema schema = new TableSchema("Random", KEY, List.of(), List.of());
        InferredModel inferred =
                ModelInference.infer("Random", List.of(new SampledTable(schema, Optional.empty(), items, true)));

        for (int i = 0; i < kinds.size(); i++) {
            String entity = "Kind" + i;
            assertThat(inferred.templates())
                    .filteredOn(template -> template.entity().equals(entity))
                    .extracting(template -> template.template().text())
                    .containsExactly(kinds.get(i).partition(), kinds.get(i).sort());
        }
        assertThat(inferred.remainder()).isEmpty();
    }

    @Provide
    Arbitrary<List<Kind>> kinds() {
        Arbitrary<String> separator = Arbitraries.of("#", "|", "/", "_");
        Arbitrary<String> name = Arbitraries.of(
                "<Name>", "<Name|lower>", "<Name|upper>", "<Group|lower>", "<Group>", "<Place.City|lower>");
        Arbitrary<String> number = Arbitraries.of(
                "<Number|pad(6)>",
                "<Number|desc(7)>",
                "<Balance|signed(8)>",
                "<At|day>#<Number>",
                "<At|month>",
                "<Price|pad(5,2)>");
        Arbitrary<String> prefix = Arbitraries.of("USER", "ORDER", "item", "T", "acct");
        Arbitrary<Kind> kind = Combinators.combine(prefix, separator, name, prefix, number, Arbitraries.longs())
                .as((head, cut, first, second, last, seed) ->
                        new Kind(head + cut + first, second + cut + last + "#<Id>", seed));
        return kind.list().ofMinSize(1).ofMaxSize(3);
    }

    private static List<Item> items(String type, Kind kind) {
        Random random = new Random(kind.seed());
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < RECORDS; i++) {
            Item record = Item.builder()
                    .put("Type", type)
                    .put("Name", word(random))
                    .put("Group", word(random))
                    .put("Id", word(random) + i)
                    .put("Number", random.nextInt(100_000))
                    .put("Balance", random.nextInt(2_000_000) - 1_000_000)
                    .put("Price", new AttributeValue.N(java.math.BigDecimal.valueOf(random.nextInt(900_000), 2)))
                    .put(
                            "At",
                            String.format(
                                    java.util.Locale.ROOT,
                                    "20%02d-%02d-%02dT10:%02d:00.000Z",
                                    10 + random.nextInt(20),
                                    1 + random.nextInt(12),
                                    1 + random.nextInt(28),
                                    random.nextInt(60)))
                    .put("Place", new AttributeValue.M(java.util.Map.of("City", AttributeValue.of(word(random)))))
                    .build();
            items.add(record.with("PK", key(kind.partition(), record)).with("SK", key(kind.sort(), record)));
        }
        return items;
    }

    private static AttributeValue key(String template, Item record) {
        return KeyTemplate.of(template)
                .render(record, KeyLookup.NONE, AttributeType.S)
                .value()
                .orElseThrow();
    }

    private static String word(Random random) {
        StringBuilder word = new StringBuilder();
        word.append((char) ('A' + random.nextInt(26)));
        for (int i = 0; i < 7; i++) {
            word.append((char) ('a' + random.nextInt(26)));
        }
        return word.toString();
    }
}
