package dev.keyloom.materialize;

import static dev.keyloom.materialize.ModelBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.Projection;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class IndexContentsTest {
    private final TableContents contents = table("PK", "SK")
            .global("GSI1", "Kind", "SK", Projection.including(List.of("Title")))
            .global("Keys", "Kind", "SK", Projection.KEYS_ONLY)
            .entity("Order", "USER#<User>", "ORDER#<Id>")
            .entity("User", "USER#<User>", "#")
            .record("User", "User", "bob", "Kind", "u")
            .record("Order", "User", "bob", "Id", "1", "Kind", "o", "Title", "One", "Price", 5)
            .record("Order", "User", "bob", "Id", "2")
            .record("Order", "User", "ann", "Id", "1", "Kind", "o")
            .contents();

    @Test
    void linesAreHeadingsAndTheirItems() {
        assertThat(lines(contents.primary(), Direction.ASCENDING))
                .containsExactly("USER#ann", "0 ORDER#1", "USER#bob", "0 #", "1 ORDER#1", "2 ORDER#2");
    }

    @Test
    void descendingTurnsTheItemsWithinEachCollection() {
        assertThat(lines(contents.primary(), Direction.DESCENDING))
                .containsExactly("USER#ann", "0 ORDER#1", "USER#bob", "0 ORDER#2", "1 ORDER#1", "2 #");
    }

    @ParameterizedTest
    @EnumSource(Direction.class)
    void lineOfAnItemLeadsBackToIt(Direction direction) {
        IndexContents primary = contents.primary();
        for (MaterializedItem item : primary.entries()) {
            int row = primary.rowOf(item, direction).orElseThrow();
            assertThat(primary.row(row, direction))
                    .isInstanceOfSatisfying(
                            IndexRow.Entry.class,
                            entry -> assertThat(entry.item()).isSameAs(item));
        }
    }

    @Test
    void linesBeyondTheLastAreRefused() {
        assertThatThrownBy(() -> contents.primary().row(6, Direction.ASCENDING))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void collectionIsFoundByItsPartitionKey() {
        assertThat(contents.primary()
                        .collection(List.of(AttributeValue.of("USER#bob")))
                        .orElseThrow()
                        .size())
                .isEqualTo(3);
        assertThat(contents.primary().collection(List.of(AttributeValue.of("USER#cid"))))
                .isEmpty();
    }

    @Test
    void oneWriteHasAPlaceInEachIndexThatHoldsIt() {
        MaterializedItem order = contents.item("Order", 1).orElseThrow();

        assertThat(contents.placesOf(order))
                .extracting(place -> place.index() + " " + place.collection().partitionText() + " " + place.position())
                .containsExactly("primary USER#bob 1", "GSI1 o 1", "Keys o 1");
        assertThat(contents.placesOf(contents.item("Order", 2).orElseThrow())).hasSize(1);
    }

    @Test
    void entryHoldsWhatTheIndexProjectsAndAlwaysTheKeysOfBoth() {
        MaterializedItem order = contents.item("Order", 1).orElseThrow();

        assertThat(order.projectedIn(IndexRef.of("GSI1")))
                .isEqualTo(ModelBuilder.item("PK", "USER#bob", "SK", "ORDER#1", "Kind", "o", "Title", "One"));
        assertThat(order.projectedIn(IndexRef.of("Keys")))
                .isEqualTo(ModelBuilder.item("PK", "USER#bob", "SK", "ORDER#1", "Kind", "o"));
        assertThat(order.projectedIn(IndexRef.PRIMARY)).isEqualTo(order.attributes());
    }

    @Test
    void filterLeavesTheItemsThatPassInTheirCollections() {
        IndexContents users = contents.primary().keeping(item -> item.entity().equals("User"));

        assertThat(lines(users, Direction.ASCENDING)).containsExactly("USER#bob", "0 #");
    }

    private static List<String> lines(IndexContents contents, Direction direction) {
        List<String> lines = new ArrayList<>();
        for (int row = 0; row < contents.rowCount(); row++) {
            IndexRow line = contents.row(row, direction);
            lines.add(
                    line instanceof IndexRow.Entry entry
                            ? entry.position() + " "
                                    + entry.item()
                                            .keyValue("SK")
                                            .flatMap(AttributeValue::scalarText)
                                            .orElseThrow()
                            : line.collection().partitionText());
        }
        return lines;
    }
}
