package dev.keyloom.connect.infer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.connect.infer.InferredTemplate.Certainty;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelInferenceTest {
    @Test
    void emptyTableGivesItsKeysAndNoEntity() {
        InferredModel inferred = infer(List.of());

        assertThat(inferred.document().model().entities()).isEmpty();
        assertThat(inferred.document().model().tables()).hasSize(1);
        assertThat(inferred.notes()).anyMatch(note -> note.contains("no items"));
    }

    @Test
    void oneItemGivesATemplateThatIsNotCertain() {
        InferredModel inferred =
                infer(List.of(item("USER#ann", "USER#ann").put("Name", "ann").build()));

        assertThat(texts(inferred)).containsExactly("USER#<Name>", "=PK");
        assertThat(inferred.templates()).allMatch(template -> template.certainty() == Certainty.UNCERTAIN);
    }

    @Test
    void keysWithoutPatternAreAttributesThemselves() {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            items.add(item(uuid("p" + i), uuid("s" + i))
                    .put("Colour", i % 2 == 0 ? "red" : "blue")
                    .build());
        }
        InferredModel inferred = infer(items);

        assertThat(texts(inferred)).containsExactly("<PK>", "<SK>");
        assertThat(inferred.templates()).allMatch(template -> template.certainty() == Certainty.UNCERTAIN);
        assertThat(inferred.document().model().entities().get(0).attributes())
                .extracting(EntityAttribute::name)
                .contains("PK", "SK", "Colour");
    }

    @Test
    void oddItemsAreToldAndDoNotSpoilTheTemplate() {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            items.add(user("User" + i));
        }
        items.add(
                30,
                item("broken", "thing").put("Type", "User").put("Name", "Zoe").build());
        InferredModel inferred = infer(items);

        assertThat(texts(inferred)).containsExactly("USER#<Name|lower>", "=PK");
        assertThat(inferred.remainder()).extracting(Remainder::count).containsExactly(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Type", "_et", "__edb_e__", "entity", "category"})
    void typeAttributeIsKnownByWhatItDoes(String name) {
        InferredModel inferred = infer(usersAndOrders(name));

        assertThat(inferred.document().model().tables().get(0).typeAttribute()).contains(name);
        assertThat(inferred.document().model().entities())
                .extracting(Entity::name)
                .containsExactly("User", "Order");
    }

    @Test
    void withoutTypeAttributeKindsAreToldByTheirKeys() {
        List<Item> items = usersAndOrders("Type").stream()
                .map(item -> item.without("Type"))
                .toList();
        InferredModel inferred = infer(items);

        assertThat(inferred.document().model().tables().get(0).typeAttribute()).isEmpty();
        assertThat(texts(inferred))
                .containsExactly("USER#<Name|lower>", "=PK", "USER#<Name|lower>", "ORDER#<Number|pad(5)>");
    }

    @Test
    void sharedIdentifierIsARelationship() {
        Relationship relationship =
                infer(usersAndOrders("Type")).document().model().relationships().get(0);

        assertThat(relationship.from().entities()).containsExactly("User");
        assertThat(relationship.to().entities()).containsExactly("Order");
        assertThat(relationship.join().from()).containsEntry("Name", "Name");
    }

    @Test
    void partOfAKeyThatNoAttributeHoldsIsMadeAnAttribute() {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            items.add(
                    item("USER#" + uuid("u" + i), "PROFILE").put("Age", 20 + i).build());
        }
        InferredModel inferred = infer(items);

        assertThat(texts(inferred)).containsExactly("USER#<UserId>", "PROFILE");
        assertThat(inferred.templates().get(0).doubts()).anyMatch(doubt -> doubt.contains("made up"));
    }

    @Test
    void numbersAndBinariesAreKeysAsTheyAre() {
        TableSchema schema = new TableSchema(
                "Events",
                new KeySchema(
                        List.of(new KeyAttribute("PK", AttributeType.N)),
                        List.of(new KeyAttribute("Digest", AttributeType.B))),
                List.of(),
                List.of());
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            items.add(Item.builder()
                    .put("PK", i * 7)
                    .put("Digest", new AttributeValue.B(Bytes.of(("d" + i).getBytes(StandardCharsets.UTF_8))))
                    .put("Number", i * 7)
                    .build());
        }
        InferredModel inferred =
                ModelInference.infer("Events", List.of(new SampledTable(schema, Optional.empty(), items, true)));

        assertThat(texts(inferred)).containsExactly("<Number>", "<Digest>");
    }

    @Test
    void entitiesOfSeveralTablesHaveNamesOfTheirOwn() {
        SampledTable one = new SampledTable(schema("One"), Optional.of("ExpiresAt"), usersAndOrders("Type"), true);
        SampledTable two = new SampledTable(schema("Two"), Optional.empty(), usersAndOrders("Type"), false);
        InferredModel inferred = ModelInference.infer("Both", List.of(one, two));

        assertThat(inferred.document().model().entities())
                .extracting(Entity::name)
                .containsExactly("User", "Order", "User2", "Order2");
        assertThat(inferred.document().model().tables().get(0).timeToLiveAttribute())
                .contains("ExpiresAt");
    }

    private static List<Item> usersAndOrders(String typeAttribute) {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            items.add(user("User" + i).renamed("Type", typeAttribute));
        }
        for (int i = 0; i < 24; i++) {
            String name = "User" + i % 8;
            items.add(item("USER#" + name.toLowerCase(Locale.ROOT), String.format(Locale.ROOT, "ORDER#%05d", i * 31))
                    .put(typeAttribute, "Order")
                    .put("Name", name)
                    .put("Number", i * 31)
                    .put("Status", i % 3 == 0 ? "OPEN" : "SHIPPED")
                    .build());
        }
        return items;
    }

    private static Item user(String name) {
        String key = "USER#" + name.toLowerCase(Locale.ROOT);
        return item(key, key)
                .put("Type", "User")
                .put("Name", name)
                .put("Mail", name + "@example.com")
                .build();
    }

    private static Item.Builder item(String partition, String sort) {
        return Item.builder().put("PK", partition).put("SK", sort);
    }

    private static String uuid(String seed) {
        return UUID.nameUUIDFromBytes(seed.getBytes(StandardCharsets.UTF_8)).toString();
    }

    private static TableSchema schema(String name) {
        return new TableSchema(
                name,
                new KeySchema(
                        List.of(new KeyAttribute("PK", AttributeType.S)),
                        List.of(new KeyAttribute("SK", AttributeType.S))),
                List.of(),
                List.of());
    }

    private static InferredModel infer(List<Item> items) {
        return ModelInference.infer("Test", List.of(new SampledTable(schema("Test"), Optional.empty(), items, true)));
    }

    private static List<String> texts(InferredModel inferred) {
        return inferred.templates().stream()
                .map(template -> template.template().text())
                .toList();
    }
}
