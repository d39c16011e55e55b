package dev.keyloom.engine;

import static dev.keyloom.engine.Engines.T01;
import static dev.keyloom.engine.Engines.assertRefused;
import static dev.keyloom.engine.Engines.item;
import static dev.keyloom.engine.Engines.key;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.engine.request.ReadResult;
import dev.keyloom.engine.request.Select;
import dev.keyloom.schema.TableSchema;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Pages of a Query.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.Pagination.html">AWS: paginating
 *     query results</a>
 */
class QueryPageTest {
    private final Engines engines =
            Engines.with(T01, new TableSchema("Years", key("PK", "Year:N"), List.of(), List.of()));

    @BeforeEach
    void putBikes() {
        List<String> states = List.of("idle", "idle", "used", "idle", "used", "used");
        for (int i = 0; i < states.size(); i++) {
            engines.put("T01", "PK", "BIKE#7", "SK", "E#" + (i + 1), "state", states.get(i));
        }
    }

    private Engines.Reading used() {
        return engines.query("T01", "PK = :p", ":p", "BIKE#7", ":s", "used", "#s", "state")
                .filter("#s = :s")
                .limit(2);
    }

    @Test
    void limitCountsWhatIsReadBeforeTheFilter() {
        ReadResult first = used().page();
        assertThat(first.items()).hasValue(List.of());
        assertThat(first.count()).isZero();
        assertThat(first.scannedCount()).isEqualTo(2);
        assertThat(first.lastEvaluatedKey()).hasValue(item("PK", "BIKE#7", "SK", "E#2"));

        ReadResult second = used().from(first.lastEvaluatedKey()).page();
        assertThat(second.items().orElseThrow()).containsExactly(item("PK", "BIKE#7", "SK", "E#3", "state", "used"));

        ReadResult third = used().from(second.lastEvaluatedKey()).page();
        assertThat(third.count()).isEqualTo(2);

        ReadResult fourth = used().from(third.lastEvaluatedKey()).page();
        assertThat(fourth.scannedCount()).isZero();
        assertThat(fourth.lastEvaluatedKey()).isEmpty();
    }

    @Test
    void aPageEndsWithAKeyIfItIsFullEvenAtTheEndOfTheData() {
        Engines.Reading all = engines.query("T01", "PK = :p", ":p", "BIKE#7");
        assertThat(all.limit(6).page().lastEvaluatedKey()).isPresent();
        assertThat(all.limit(7).page().lastEvaluatedKey()).isEmpty();
    }

    @Test
    void pagesReadBackwards() {
        assertThat(engines.query("T01", "PK = :p AND SK < :s", ":p", "BIKE#7", ":s", "E#5")
                        .backward()
                        .limit(3)
                        .texts("SK"))
                .containsExactly("E#4", "E#3", "E#2", "E#1");
    }

    @Test
    void aPageHoldsNoMoreThanTheMegabyteThatItsItemsReach() {
        String text = "x".repeat(200_000);
        IntStream.range(0, 8).forEach(i -> engines.put("T01", "PK", "L", "SK", "" + i, "text", text));
        ReadResult page =
                engines.query("T01", "PK = :p", ":p", "L").project("SK").page();
        assertThat(page.count()).isEqualTo(6);
        assertThat(page.lastEvaluatedKey()).hasValue(item("PK", "L", "SK", "5"));
        assertThat(engines.query("T01", "PK = :p", ":p", "L").project("SK").texts("SK"))
                .containsExactly("0", "1", "2", "3", "4", "5", "6", "7");
    }

    @Test
    void countsComeWithoutItems() {
        ReadResult counted = used().limit(100).select(Select.COUNT).page();
        assertThat(counted.items()).isEmpty();
        assertThat(counted.count()).isEqualTo(3);
        assertThat(counted.scannedCount()).isEqualTo(6);
    }

    @Test
    void textIsOrderedByItsUtf8Bytes() {
        List.of("a", "Z", "é", "～", "😀").forEach(sort -> engines.put("T01", "PK", "U", "SK", sort));
        assertThat(engines.query("T01", "PK = :p", ":p", "U").texts("SK")).containsExactly("Z", "a", "é", "～", "😀");
    }

    @Test
    void aPrefixKnowsNoSegments() {
        List.of("ORDER#1", "ORDER#10", "ORDER#1#LINE#1", "ORDERS#5")
                .forEach(sort -> engines.put("T01", "PK", "SHOP#1", "SK", sort));
        assertThat(engines.query("T01", "PK = :p AND begins_with(SK, :s)", ":p", "SHOP#1", ":s", "ORDER#1")
                        .texts("SK"))
                .containsExactly("ORDER#1", "ORDER#1#LINE#1", "ORDER#10");
    }

    @Test
    void swappedBoundsAreRefused() {
        IntStream.rangeClosed(1, 3).forEach(year -> engines.put("Years", "PK", "p", "Year", year));
        assertRefused(
                "Invalid KeyConditionExpression: The BETWEEN operator requires upper bound to be greater than or equal"
                        + " to lower bound; lower bound operand: AttributeValue: {N:3}, upper bound operand:"
                        + " AttributeValue: {N:1}",
                () -> engines.query(
                                "Years", "PK = :p AND #y BETWEEN :a AND :b", ":p", "p", "#y", "Year", ":a", 3, ":b", 1)
                        .page());
        assertThat(engines.query("Years", "PK = :p AND #y BETWEEN :a AND :b", ":p", "p", "#y", "Year", ":a", 2, ":b", 2)
                        .texts("Year"))
                .containsExactly("2");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        #y < :a              | 1
        #y <= :a             | 1,2
        #y > :a              | 3,10
        #y >= :a             | 2,3,10
        :a < #y              | 3,10
        #y = :a              | 2
        (#y = :a)            | 2
        """)
    void theSortKeyIsComparedWithAValueOnEitherSide(String test, String years) {
        List.of(10, 3, 1, 2).forEach(year -> engines.put("Years", "PK", "p", "Year", year));
        assertThat(engines.query("Years", "PK = :p AND " + test, ":p", "p", "#y", "Year", ":a", 2)
                        .texts("Year"))
                .containsExactly(years.split(",", -1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        SK = :p                          | Query condition missed key schema element: PK
        PK = :p AND state1 = :p          | Query condition missed key schema element: SK
        PK = :p AND SK = :p AND c = :p   | The number of query conditions (3) exceeds the number of key attributes defined in the schema (2)
        PK > :p                          | Query key condition not supported
        PK = :p OR SK = :p               | Invalid operator used in KeyConditionExpression: OR
        PK = :p AND NOT SK = :p          | Invalid operator used in KeyConditionExpression: NOT
        PK = :p AND SK <> :p             | Invalid operator used in KeyConditionExpression: <>
        PK = :p AND SK IN (:p)           | Invalid operator used in KeyConditionExpression: IN
        PK = :p AND contains(SK, :p)     | Invalid operator used in KeyConditionExpression: contains
        PK = :p AND SK.a = :p            | KeyConditionExpressions cannot have conditions on nested attributes
        PK = :p AND size(SK) = :p        | KeyConditionExpressions cannot contain nested operations
        PK = :p AND PK = :p              | Invalid KeyConditionExpression: KeyConditionExpressions must only contain one condition per key
        PK = :p AND SK = another         | Invalid condition in KeyConditionExpression: Multiple attribute names used in one condition
        PK = :p AND begins_with(:p, SK)  | Invalid condition in KeyConditionExpression: begins_with operator must have the key attribute as its first operand
        """)
    void whatIsNoKeyConditionIsRefused(String condition, String message) {
        assertRefused(message, () -> engines.query("T01", condition, ":p", "p").page());
    }

    @Test
    void aKeyConditionIsOfTheKeysTypeAndTheFilterOfOtherAttributes() {
        assertRefused(
                "One or more parameter values were invalid: Condition parameter type does not match schema type",
                () -> engines.query("T01", "PK = :p", ":p", 1).page());
        assertRefused(
                "Filter Expression can only contain non-primary key attributes: Primary key attribute: SK",
                () -> engines.query("T01", "PK = :p", ":p", "p")
                        .filter("SK > :p")
                        .page());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        BIKE#7 | E#0 | The provided starting key does not match the range key predicate
        BIKE#8 | E#0 | The provided starting key does not match the range key predicate
        BIKE#8 | E#3 | The query can return at most one row and cannot be restarted
        """)
    void aStartKeyLiesInTheQuerysRange(String partition, String sort, String message) {
        assertRefused(
                message,
                () -> engines.query("T01", "PK = :p AND SK > :s", ":p", "BIKE#7", ":s", "E#2")
                        .from(item("PK", partition, "SK", sort))
                        .page());
    }

    @Test
    void aStartKeyHasTheKeysAttributesAndNeedNotExist() {
        Engines.Reading all = engines.query("T01", "PK = :p", ":p", "BIKE#7");
        assertThat(all.from(item("PK", "BIKE#7", "SK", "E#4x")).texts("SK")).containsExactly("E#5", "E#6");
        assertRefused(
                "The provided starting key is invalid",
                () -> all.from(item("PK", "BIKE#7")).page());
        assertRefused(
                "The provided key element does not match the schema",
                () -> all.from(item("PK", "BIKE#7", "SK", 1)).page());
    }

    @Test
    void anIndexPageEndsWithTheKeysOfIndexAndTable() {
        IntStream.range(0, 3)
                .forEach(i -> engines.put("T01", "PK", "p" + i, "SK", "s", "GSI1PK", "g", "GSI1SK", "same"));
        Engines.Reading index =
                engines.query("T01", "GSI1PK = :g", ":g", "g").on("GSI1").limit(1);
        assertThat(index.page().lastEvaluatedKey())
                .hasValue(item("PK", "p0", "SK", "s", "GSI1PK", "g", "GSI1SK", "same"));
        assertThat(index.texts("PK")).containsExactly("p0", "p1", "p2");
    }

    @Test
    void anUnknownIndexAndAConsistentReadOfAGlobalOneAreRefused() {
        assertRefused(
                "The table does not have the specified index: GSI9",
                () -> engines.query("T01", "PK = :p", ":p", "p").on("GSI9").page());
        assertRefused(
                "Consistent reads are not supported on global secondary indexes",
                () -> engines.query("T01", "GSI1PK = :p", ":p", "p")
                        .on("GSI1")
                        .consistent()
                        .page());
    }

    @Test
    void aMissingTableIsToldAfterTheExpressionsFaults() {
        assertRefused(
                ErrorCode.RESOURCE_NOT_FOUND,
                "Requested resource not found",
                () -> engines.query("None", "PK = :p", ":p", "p").page());
        assertRefused(
                "Invalid KeyConditionExpression: An expression attribute value used in expression is not defined;"
                        + " attribute value: :p",
                () -> engines.query("None", "PK = :p").page());
        assertThat(engines.find("None")).isEqualTo(Optional.empty());
    }
}
