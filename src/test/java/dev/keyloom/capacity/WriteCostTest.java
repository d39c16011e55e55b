package dev.keyloom.capacity;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cases of index writes: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html. */
class WriteCostTest {
    private static final Item ENTRY = Item.builder()
            .put("PK", "1")
            .put("SK", "1")
            .put("X", "x")
            .put("Kept", "k")
            .put("Other", "o")
            .build();

    @ParameterizedTest
    @CsvSource(textBlock = """
        # projection, before,    after,       kind,     writes, units
        ALL,          none,      entry,       INSERTED, 1, 1
        ALL,          outside,   entry,       INSERTED, 1, 1
        ALL,          entry,     outside,     REMOVED,  1, 1
        ALL,          entry,     none,        REMOVED,  1, 1
        ALL,          entry,     moved,       MOVED,    2, 2
        ALL,          entry,     otherChange, UPDATED,  1, 1
        INCLUDE,      entry,     keptChange,  UPDATED,  1, 1
        ALL,          large,     moved,       MOVED,    2, 4
        ALL,          large,     entry,       UPDATED,  1, 3
        """)
    void indexIsWrittenForWhatChangesInIt(
            Projection.Kind projection, String before, String after, IndexWrite.Kind kind, int writes, int units) {
        WriteCost cost = cost(projection, before, after);

        assertThat(cost.indexWrites()).containsExactly(new IndexWrite(IndexRef.of("GSI"), kind, units));
        assertThat(cost.indexWriteCount()).isEqualTo(writes);
        assertThat(cost.totalUnits()).isEqualTo(cost.tableUnits() + units);
    }

    @ParameterizedTest
    @CsvSource({
        "INCLUDE, entry, otherChange",
        "KEYS_ONLY, entry, keptChange",
        "ALL, entry, entry",
        "ALL, none, outside",
        "ALL, outside, none"
    })
    void indexIsNotWrittenWhereNothingProjectedChanges(Projection.Kind projection, String before, String after) {
        assertThat(cost(projection, before, after).indexWrites()).isEmpty();
    }

    @Test
    void transactionDoublesTheTableAlone() {
        WriteCost cost =
                WriteCost.of(schema(Projection.ALL), Optional.empty(), Optional.of(ENTRY), WriteMode.TRANSACTIONAL);

        assertThat(cost.tableUnits()).isEqualTo(2);
        assertThat(cost.indexUnits()).isEqualTo(1);
        assertThat(cost.totalUnits()).isEqualTo(3);
    }

    @Test
    void primaryKeyCannotChangeInOneWrite() {
        Item other = ENTRY.with("PK", AttributeValue.of("2"));

        assertThatThrownBy(() -> WriteCost.of(
                        schema(Projection.ALL), Optional.of(ENTRY), Optional.of(other), WriteMode.STANDARD))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("primary key");
    }

    private static WriteCost cost(Projection.Kind projection, String before, String after) {
        Projection chosen =
                new Projection(projection, projection == Projection.Kind.INCLUDE ? List.of("Kept") : List.of());
        return WriteCost.of(schema(chosen), state(before), state(after), WriteMode.STANDARD);
    }

    private static Optional<Item> state(String name) {
        return switch (name) {
            case "none" -> Optional.empty();
            case "entry" -> Optional.of(ENTRY);
            case "outside" -> Optional.of(ENTRY.without("X"));
            case "moved" -> Optional.of(changed("X", "y"));
            case "keptChange" -> Optional.of(changed("Kept", "other"));
            case "otherChange" -> Optional.of(changed("Other", "other"));
            case "large" -> Optional.of(changed("Other", "o".repeat(2500)));
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static Item changed(String name, String text) {
        return ENTRY.with(name, AttributeValue.of(text));
    }

    private static TableSchema schema(Projection projection) {
        return new TableSchema(
                "T", key("PK", "SK"), List.of(new SecondaryIndex.Global("GSI", key("X", "PK"), projection)), List.of());
    }

    private static KeySchema key(String partition, String sort) {
        return new KeySchema(
                List.of(new KeyAttribute(partition, AttributeType.S)),
                List.of(new KeyAttribute(sort, AttributeType.S)));
    }
}
