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
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Each function of key templates is known again from the keys it made. */
class InferenceFunctionsTest {
    private static final KeySchema KEY = new KeySchema(
            List.of(new KeyAttribute("PK", AttributeType.S)), List.of(new KeyAttribute("SK", AttributeType.S)));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "E#<Name>",
                "E#<Name|lower>",
                "E#<Name|upper>",
                "E#<Name|trim|lower>",
                "E#<Number|pad(7)>",
                "E#<Price|pad(5,2)>",
                "E#<Number|desc(6)>",
                "E#<Balance|signed(6)>",
                "E#<At|iso(seconds)>",
                "E#<At|epoch>",
                "E#<At|epoch(millis)>",
                "E#<At|year>",
                "E#<At|month>",
                "E#<At|day>",
                "E#<At|hour>",
                "E#<At|minute>",
                "E#<At|descTime>",
                "E#<Stamp|iso(seconds)>",
                "E#<Stamp|day>",
                "E#<Id|shard(8)>",
                "E#<Id|lower|shard(10)>",
                "E#<Number|shard(16,2)>",
                "E#<Id|first(3)>",
                "E#<Id|sha256(8)>",
                "E#<Id|sha256>",
                "E#<Odd|escape>",
                "E#<Status|code(\"OPEN=0,DONE=1,HELD=2\")>",
                "E#<random(4)>",
                "E#<Colour|default(\"none\")>#<Id>",
                "E#\\<<Number>\\>",
                "<Id>#E#<Place.City>"
            })
    void templateComesBack(String template) {
        InferredModel inferred = infer(template);

        assertThat(inferred.templates())
                .filteredOn(found -> found.keyAttribute().equals("SK"))
                .extracting(found -> found.template().text())
                .containsExactly(template);
        assertThat(inferred.remainder()).isEmpty();
    }

    @Test
    void attributesThatAreEqualInAllItemsAreADoubt() {
        InferredTemplate template = infer("E#<Twin>").templates().get(1);

        assertThat(template.doubts()).isNotEmpty();
        assertThat(template.alternatives()).isNotEmpty();
    }

    private static InferredModel infer(String template) {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            Item record = record(i);
            int shard = i * 7 % 4;
            AttributeValue sort = KeyTemplate.of(template)
                    .render(record, KeyLookup.NONE, AttributeType.S, shards -> OptionalInt.of(shard))
                    .value()
                    .orElseThrow();
            items.add(record.with("PK", AttributeValue.of("E#" + i)).with("SK", sort));
        }
        TableSchema schema = new TableSchema("Events", KEY, List.of(), List.of());
        return ModelInference.infer("Events", List.of(new SampledTable(schema, Optional.empty(), items, true)));
    }

    private static Item record(int i) {
        Item.Builder record = Item.builder();
        if (i % 3 != 0) {
            record.put("Colour", "c" + i * 5);
        }
        return record.put("Type", "Event")
                .put("Key", i)
                .put("Name", (i % 2 == 0 ? " " : "") + "Name" + (char) ('A' + i % 26) + i)
                .put("Id", "Q" + (char) ('a' + i * 7 % 26) + (char) ('B' + i * 11 % 24) + "x" + i * 131)
                .put("Twin", "t" + i * i)
                .put("Copy", "t" + i * i)
                .put("Odd", "a#" + i * 17 + "%z")
                .put("Number", i * 37)
                .put("Balance", 500 - i * 41)
                .put("Price", new AttributeValue.N(BigDecimal.valueOf(i * 1231L + 7, 2)))
                .put("Status", List.of("OPEN", "DONE", "HELD").get(i % 3))
                .put(
                        "At",
                        String.format(
                                Locale.ROOT,
                                "%d-%02d-%02dT%02d:%02d:%02d.%03dZ",
                                2010 + i % 14,
                                1 + i % 12,
                                1 + i % 28,
                                i % 24,
                                i * 7 % 60,
                                i * 11 % 60,
                                i * 13 % 1000))
                .put("Stamp", 1_600_000_000L + i * 7_654_321L)
                .put("Place", new AttributeValue.M(java.util.Map.of("City", AttributeValue.of("City" + i * 3))))
                .build();
    }
}
