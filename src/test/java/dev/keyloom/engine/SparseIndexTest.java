package dev.keyloom.engine;

import static dev.keyloom.engine.Engines.T01;
import static dev.keyloom.engine.Engines.assertRefused;
import static dev.keyloom.engine.Engines.attribute;
import static dev.keyloom.engine.Engines.item;
import static dev.keyloom.engine.Engines.key;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.engine.request.Select;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Which items indexes hold, and what of them.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html">AWS: global secondary indexes</a>
 */
class SparseIndexTest {
    private static final TableSchema LOCAL = new TableSchema(
            "Local",
            key("PK", "SK"),
            List.of(new SecondaryIndex.Global("byOwner", key("owner1"), Projection.KEYS_ONLY)),
            List.of(new SecondaryIndex.Local("byDate", key("PK", "date1"), Projection.including(List.of("note")))));

    private static final TableSchema MATCHES = new TableSchema(
            "Matches",
            key("id"),
            List.of(new SecondaryIndex.Global(
                    "byAll",
                    new KeySchema(
                            List.of(attribute("a1"), attribute("a2"), attribute("a3")),
                            List.of(attribute("a4"), attribute("a5"), attribute("a6:N"), attribute("a7"))),
                    Projection.ALL)),
            List.of());

    private final Engines engines = Engines.with(T01, LOCAL, MATCHES);

    @Test
    void anItemIsInAnIndexIfItHasAllItsKeyAttributes() {
        engines.put("T01", "PK", "A", "SK", "1", "GSI1PK", "site#1", "GSI1SK", "r#9");
        engines.put("T01", "PK", "B", "SK", "1", "GSI1PK", "site#1");
        engines.put("T01", "PK", "C", "SK", "1", "GSI1SK", "r#1");
        assertThat(engines.scan("T01").on("GSI1").texts("PK")).containsExactly("A");
        assertThat(engines.scan("T01").items()).hasSize(3);
    }

    @Test
    void anIndexFollowsItsTable() {
        engines.put("T01", "PK", "A", "SK", "1", "GSI1PK", "g", "GSI1SK", "1");
        engines.update("T01", item("PK", "A", "SK", "1"), "SET GSI1SK = :s", ":s", "2");
        assertThat(engines.query("T01", "GSI1PK = :g", ":g", "g").on("GSI1").texts("GSI1SK"))
                .containsExactly("2");
        engines.update("T01", item("PK", "A", "SK", "1"), "SET note1 = :s", ":s", "n");
        assertThat(engines.query("T01", "GSI1PK = :g", ":g", "g").on("GSI1").texts("note1"))
                .containsExactly("n");
        engines.update("T01", item("PK", "A", "SK", "1"), "REMOVE GSI1PK");
        assertThat(engines.scan("T01").on("GSI1").items()).isEmpty();
        engines.put("T01", "PK", "A", "SK", "1", "GSI1PK", "g", "GSI1SK", "1");
        engines.delete("T01", "PK", "A", "SK", "1");
        assertThat(engines.scan("T01").on("GSI1").items()).isEmpty();
    }

    @Test
    void anIndexGivesWhatItHolds() {
        engines.put("Local", "PK", "p", "SK", "s", "date1", "d", "owner1", "o", "note", "n", "more", "m");
        Item held = item("PK", "p", "SK", "s", "date1", "d", "note", "n");
        assertThat(engines.query("Local", "PK = :p", ":p", "p").on("byDate").items())
                .containsExactly(held);
        assertThat(engines.query("Local", "owner1 = :o", ":o", "o")
                        .on("byOwner")
                        .items())
                .containsExactly(item("PK", "p", "SK", "s", "owner1", "o"));
    }

    @Test
    void aLocalIndexFetchesWhatItDoesNotHold() {
        engines.put("Local", "PK", "p", "SK", "s", "date1", "d", "note", "n", "more", "m");
        Engines.Reading local =
                engines.query("Local", "PK = :p", ":p", "p").on("byDate").consistent();
        assertThat(local.select(Select.ALL_ATTRIBUTES).texts("more")).containsExactly("m");
        assertThat(engines.query("Local", "PK = :p", ":p", "p")
                        .on("byDate")
                        .project("more")
                        .items())
                .containsExactly(item("more", "m"));
    }

    @Test
    void aGlobalIndexIsAskedForWhatItHoldsOnly() {
        assertRefused(
                "One or more parameter values were invalid: Select type ALL_ATTRIBUTES is not supported for global"
                        + " secondary index byOwner because its projection type is not ALL",
                () -> engines.query("Local", "owner1 = :o", ":o", "o")
                        .on("byOwner")
                        .select(Select.ALL_ATTRIBUTES)
                        .page());
        assertRefused(
                "One or more parameter values were invalid: Global secondary index byOwner does not project [note]",
                () -> engines.query("Local", "owner1 = :o", ":o", "o")
                        .on("byOwner")
                        .project("PK, note")
                        .page());
        assertRefused(
                "One or more parameter values were invalid: Secondary index byOwner does not project one or more filter"
                        + " attributes: [note]",
                () -> engines.query("Local", "owner1 = :o", ":o", "o")
                        .on("byOwner")
                        .filter("note = :o")
                        .page());
    }

    private void putMatches() {
        for (int number : new int[] {10, 9}) {
            engines.put(
                    "Matches",
                    "id",
                    "m" + number,
                    "a1",
                    "x",
                    "a2",
                    "y",
                    "a3",
                    "z",
                    "a4",
                    "4",
                    "a5",
                    "5",
                    "a6",
                    number,
                    "a7",
                    "7");
        }
        engines.put("Matches", "id", "lacks6", "a1", "x", "a2", "y", "a3", "z", "a4", "4", "a5", "5", "a7", "7");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a1 = :x AND a2 = :y AND a3 = :z
        a1 = :x AND a2 = :y AND a3 = :z AND a4 = :v4
        a1 = :x AND a2 = :y AND a3 = :z AND a4 = :v4 AND a5 BETWEEN :v4 AND :v5
        a4 = :v4 AND a1 = :x AND a5 = :v5 AND a3 = :z AND a2 = :y
        """)
    void aKeyOfSeveralAttributesIsReadFromTheLeft(String condition) {
        putMatches();
        assertThat(byAll(condition).texts("id")).containsExactly("m9", "m10");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a1 = :x                                                      | Query condition missed key schema element: a2
        a1 = :x AND a2 = :y AND a3 = :z AND a5 = :v5                 | RANGE key attributes a4 must have equality conditions specified in the query because a condition is present on key attribute a5
        a1 = :x AND a2 = :y AND a3 = :z AND a4 > :v4 AND a5 = :v5    | RANGE key attributes a4 must have equality conditions specified in the query because a condition is present on key attribute a5
        a1 = :x AND a2 = :y AND a3 > :z                              | Query key condition not supported
        """)
    void gapsAndInequalitiesBeforeTheLastAreRefused(String condition, String message) {
        assertRefused(message, () -> byAll(condition).page());
    }

    private Engines.Reading byAll(String condition) {
        Object[] all = {":x", "x", ":y", "y", ":z", "z", ":v4", "4", ":v5", "5"};
        Object[] used = IntStream.range(0, all.length / 2)
                .filter(i -> condition.contains((String) all[2 * i]))
                .boxed()
                .flatMap(i -> Stream.of(all[2 * i], all[2 * i + 1]))
                .toArray();
        return engines.query("Matches", condition, used).on("byAll");
    }

    @Test
    void noAttributeOfALongKeyIsFiltered() {
        assertRefused(
                "Filter Expression can only contain non-primary key attributes: Primary key attribute: a6",
                () -> engines.query(
                                "Matches", "a1 = :x AND a2 = :y AND a3 = :z", ":x", "x", ":y", "y", ":z", "z", ":n", 1)
                        .on("byAll")
                        .filter("a6 > :n")
                        .page());
    }
}
