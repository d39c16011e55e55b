package dev.keyloom.materialize;

import static dev.keyloom.materialize.ModelBuilder.table;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.problem.Problem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.AttributeValue;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CollectionQueryTest {
    private final TableContents contents = table("PK", "SK")
            .global("ByFloor", "PK", "Floor:N Name")
            .entity("Any", "<P>", "<S>")
            .record("Any", "P", "p", "S", "STAR#x", "Floor", 10, "Name", "ax")
            .record("Any", "P", "p", "S", "REPO#a", "Floor", 9, "Name", "b")
            .record("Any", "P", "p", "S", "ISSUE#2", "Floor", 9, "Name", "ab")
            .record("Any", "P", "p", "S", "ISSUE#1", "Floor", 9, "Name", "aa")
            .record("Any", "P", "q", "S", "ISSUE#1")
            .contents();

    @ParameterizedTest
    @CsvSource(textBlock = """
        EQUAL,            REPO#a,  REPO#a
        EQUAL,            REPO,    ''
        LESS,             REPO#a,  ISSUE#1 ISSUE#2
        LESS_OR_EQUAL,    REPO#a,  ISSUE#1 ISSUE#2 REPO#a
        GREATER,          REPO#a,  STAR#x
        GREATER_OR_EQUAL, REPO#a,  REPO#a STAR#x
        BEGINS_WITH,      ISSUE#,  ISSUE#1 ISSUE#2
        BEGINS_WITH,      J,       ''
        BEGINS_WITH,      '',      ISSUE#1 ISSUE#2 REPO#a STAR#x
        """)
    void conditionCatchesARunOfTheCollection(Operator operator, String text, String caught) {
        assertThat(sortKeys(query("p", Direction.ASCENDING, SortText.of(operator, text))))
                .isEqualTo(caught);
    }

    @Test
    void betweenIncludesBothBounds() {
        SortText between = new SortText(Operator.BETWEEN, "ISSUE#2", Optional.of("REPO#a"));

        assertThat(sortKeys(query("p", Direction.ASCENDING, between))).isEqualTo("ISSUE#2 REPO#a");
    }

    @Test
    void descendingReadsTheSameRunBackwards() {
        SortText bound = SortText.of(Operator.LESS_OR_EQUAL, "REPO#a");

        assertThat(sortKeys(query("p", Direction.DESCENDING, bound))).isEqualTo("REPO#a ISSUE#2 ISSUE#1");
    }

    @Test
    void withoutSortConditionTheWholeCollectionIsCaught() {
        assertThat(query("p", Direction.ASCENDING).size()).isEqualTo(4);
        assertThat(query("unknown", Direction.ASCENDING).items()).isEmpty();
    }

    @Test
    void caughtPlacesAreThoseOfTheRun() {
        CollectionQuery.Caught caught = query("p", Direction.DESCENDING, SortText.of(Operator.BEGINS_WITH, "ISSUE#"));

        assertThat(contents.primary().entries())
                .filteredOn(
                        item -> caught.contains(contents.primary().placeOf(item).orElseThrow()))
                .extracting(MaterializedItem::number)
                .containsExactly(4, 3);
    }

    @Test
    void conditionsOnSeveralAttributesGoFromLeftToRight() {
        IndexContents index = contents.index(IndexRef.of("ByFloor")).orElseThrow();
        CollectionQuery query = CollectionQueryParser.parse(
                        index.key(),
                        List.of("p"),
                        List.of(SortText.of(Operator.EQUAL, "9"), SortText.of(Operator.BEGINS_WITH, "a")),
                        Direction.ASCENDING)
                .orElseThrow();

        assertThat(query.in(index).items()).extracting(MaterializedItem::number).containsExactly(4, 3);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
        LESS,        9,  EQUAL, a, query-sort-order
        EQUAL,       x,  EQUAL, a, query-value-type
        BEGINS_WITH, 9,  ,      ,  query-number-prefix
        """)
    void conditionThatTheServiceWouldRefuseIsAProblem(
            Operator first, String text, Operator second, String secondText, String code) {
        List<SortText> sort = second == null
                ? List.of(SortText.of(first, text))
                : List.of(SortText.of(first, text), SortText.of(second, secondText));

        assertThat(CollectionQueryParser.parse(
                                contents.index(IndexRef.of("ByFloor"))
                                        .orElseThrow()
                                        .key(),
                                List.of("p"),
                                sort,
                                Direction.ASCENDING)
                        .problems())
                .extracting(Problem::code)
                .containsExactly(code);
    }

    @Test
    void partitionKeyMustBeWholeAndRangesTheRightWayRound() {
        SortText inverted = new SortText(Operator.BETWEEN, "b", Optional.of("a"));

        assertThat(CollectionQueryParser.parse(
                                contents.primary().key(), List.of(), List.of(inverted, inverted), Direction.ASCENDING)
                        .problems())
                .extracting(Problem::code)
                .containsExactly(
                        "query-partition-incomplete", "query-sort-excess", "query-sort-order", "query-range-inverted");
    }

    private CollectionQuery.Caught query(String partition, Direction direction, SortText... sort) {
        return CollectionQueryParser.parse(contents.primary().key(), List.of(partition), List.of(sort), direction)
                .orElseThrow()
                .in(contents.primary());
    }

    private static String sortKeys(CollectionQuery.Caught caught) {
        return String.join(
                " ",
                caught.items().stream()
                        .map(item -> item.keyValue("SK")
                                .flatMap(AttributeValue::scalarText)
                                .orElseThrow())
                        .toList());
    }
}
