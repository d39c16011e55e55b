package dev.keyloom.engine;

import static dev.keyloom.engine.Engines.assertRefused;
import static dev.keyloom.engine.Engines.item;
import static dev.keyloom.engine.Engines.key;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Attribute names that expressions cannot hold, and what projections give.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ReservedWords.html">AWS: reserved words</a>
 */
class ReservedWordsTest {
    private static final Item KEY = item("key", "k");

    private final Engines engines = Engines.with(new TableSchema("Odd", key("key"), List.of(), List.of()));

    private void putOdd() {
        engines.put("Odd", "key", "k", "name", "n", "status", "s", "size", 1, "net.total", 5, "a-b", "ab", "x+y", "xy");
    }

    @Test
    void itemsHoldAnyNamesAndPlaceholdersReachThem() {
        putOdd();
        engines.update("Odd", KEY, "SET #t = #t + :one", "#t", "net.total", ":one", 1);
        assertThat(engines.getProjected(
                        "Odd", KEY, "#n, #t, #a, #x", "#n", "name", "#t", "net.total", "#a", "a-b", "#x", "x+y"))
                .hasValue(item("name", "n", "net.total", 6, "a-b", "ab", "x+y", "xy"));
        assertThat(engines.query("Odd", "#k = :k", "#k", "key", ":k", "k", "#s", "status", ":s", "s")
                        .filter("#s = :s")
                        .items())
                .hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        status     | Attribute name is a reserved keyword; reserved keyword: status
        a, NaMe    | Attribute name is a reserved keyword; reserved keyword: NaMe
        a.views    | Attribute name is a reserved keyword; reserved keyword: views
        !!! INVALID !!! | Syntax error; token: "!", near: "!!"
        a,,b       | Syntax error; token: ",", near: ",,b"
        a-b        | Syntax error; token: "-", near: "a-b"
        a, #a      | An expression attribute name used in the document path is not defined; attribute name: #a
        a, a       | Two document paths overlap with each other; must remove or rewrite one of these paths; path one: [a], path two: [a]
        a.b, a[1]  | Two document paths conflict with each other; must remove or rewrite one of these paths; path one: [a, b], path two: [a, [1]]
        """)
    void aWrongProjectionIsRefusedInTheServicesWords(String projection, String message) {
        assertRefused("Invalid ProjectionExpression: " + message, () -> engines.getProjected("None", KEY, projection));
    }

    @Test
    void elementsOfAListCloseUpInTheirOrder() {
        engines.put(
                "Odd",
                "key",
                "k",
                "l",
                new AttributeValue.L(List.of(
                        AttributeValue.of("0"),
                        AttributeValue.of("1"),
                        AttributeValue.of("2"),
                        AttributeValue.of("3"))));
        assertThat(engines.getProjected("Odd", KEY, "l[3], l[1]"))
                .hasValue(item("l", new AttributeValue.L(List.of(AttributeValue.of("1"), AttributeValue.of("3")))));
    }

    @Test
    void aProjectionThatMatchesNothingGivesAnEmptyItemIfThereIsOne() {
        putOdd();
        assertThat(engines.getProjected("Odd", KEY, "nothing1")).hasValue(Item.EMPTY);
        assertThat(engines.getProjected("Odd", item("key", "none"), "nothing1")).isEmpty();
    }
}
