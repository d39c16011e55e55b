package dev.keyloom.expression.partiql;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.problem.Result;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What statements mean.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ql-reference.statements.html">AWS: PartiQL
 *     statements</a>
 */
class StatementTest {
    private static final Item ITEM = Item.builder()
            .put("name", "Ada")
            .put("age", 36)
            .put("nothing", new AttributeValue.NULL())
            .put("tags", AttributeValue.SS.of(List.of("x", "y")))
            .put("size", 3)
            .put("address", new AttributeValue.M(Map.of("city", AttributeValue.of("London"))))
            .put("list", new AttributeValue.L(List.of(AttributeValue.of(1), AttributeValue.of(2))))
            .build();

    @Test
    void aSelectNamesColumnsTableIndexAndOrder() {
        Statement.Select select = (Statement.Select) parse("select name, \"address\".city, list[1] FROM "
                + "\"Orders\".\"by status\" WHERE name = 'x' ORDER BY age DESC;");
        assertThat(select.table()).isEqualTo("Orders");
        assertThat(select.index()).contains("by status");
        assertThat(select.columns().stream().map(column -> column.valueIn(ITEM)))
                .containsExactly(
                        Optional.of(AttributeValue.of("Ada")),
                        Optional.of(AttributeValue.of("London")),
                        Optional.of(AttributeValue.of(2)));
        assertThat(select.order())
                .extracting(Statement.OrderTerm::direction)
                .containsExactly(Statement.Direction.DESCENDING);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
        name = 'Ada'                                   | true
        'Ada' = name                                   | true
        "name" <> 'Bob' AND age > 20                   | true
        age < 20 OR name = 'Ada' AND age = 36          | true
        (age < 20 OR name = 'Ada') AND age = 35        | false
        NOT age = 36                                   | false
        age BETWEEN 30 AND 40                          | true
        age NOT BETWEEN 30 AND 40                      | false
        age IN [1, 36]                                 | true
        age IN (1, 2)                                  | false
        age NOT IN (1, 2)                              | true
        name IS MISSING                                | false
        other IS MISSING                               | true
        name IS NOT MISSING                            | true
        nothing IS NULL                                | true
        name IS NOT NULL                               | true
        begins_with(name, 'A')                         | true
        contains("tags", 'x')                          | true
        attribute_type(age, 'N')                       | true
        size(tags) = 2                                 | true
        size = 3                                       | true
        address.city = 'London'                        | true
        address['city'] = 'London'                     | true
        list[0] = 1                                    | true
        age = -36                                      | false
        ((name)) = ('Ada') -- all of them              | true
        tags = <<'y', 'x'>>                            | true
        list = [1, 2]                                  | true
        address = {'city': 'London'}                   | true
        """)
    void aConditionHoldsOfAnItemOrNot(String condition, boolean holds) {
        Statement.Select select = (Statement.Select) parse("SELECT * FROM Orders WHERE " + condition + "\n");
        assertThat(select.where().orElseThrow().holds(ITEM)).isEqualTo(holds);
    }

    @Test
    void anInsertHoldsValuesOfEachType() {
        AttributeValue binary = new AttributeValue.B(Bytes.ofBase64("AAE="));
        Statement statement = parse(
                "INSERT INTO Orders VALUE {'PK': 'it''s', 'n': -1.5e2, 'yes': true, 'no': null, 'l': [1, 'a'],"
                        + " 'm': {'x': ?}, 'ns': <<1, 2>>}",
                binary);
        assertThat(statement)
                .isEqualTo(new Statement.Insert(
                        "Orders",
                        Item.builder()
                                .put("PK", "it's")
                                .put("n", -150)
                                .put("yes", new AttributeValue.BOOL(true))
                                .put("no", new AttributeValue.NULL())
                                .put("l", new AttributeValue.L(List.of(AttributeValue.of(1), AttributeValue.of("a"))))
                                .put("m", new AttributeValue.M(Map.of("x", binary)))
                                .put("ns", AttributeValue.NS.of(List.of(BigDecimal.ONE, BigDecimal.valueOf(2))))
                                .build()));
    }

    @Test
    void anUpdateChangesAnItem() {
        Statement.Update update = (Statement.Update) parse(
                "UPDATE \"Orders\" SET age = age + ?, address.zip = 'N1' SET list = list_append(list, [3])"
                        + " SET tags = set_add(tags, <<'z'>>) REMOVE nothing WHERE PK = ? RETURNING MODIFIED NEW *",
                AttributeValue.of(1),
                AttributeValue.of("x"));
        Item after = update.update().apply(ITEM).orElseThrow();
        assertThat(after.get("age")).contains(AttributeValue.of(37));
        assertThat(after.get("tags")).contains(AttributeValue.SS.of(List.of("x", "y", "z")));
        assertThat(after.has("nothing")).isFalse();
        assertThat(after.get("list"))
                .contains(new AttributeValue.L(
                        List.of(AttributeValue.of(1), AttributeValue.of(2), AttributeValue.of(3))));
        assertThat(update.returning()).contains(Statement.Returning.MODIFIED_NEW);
        assertThat(update.where().holds(Item.builder().put("PK", "x").build())).isTrue();
    }

    @Test
    void setDeleteTakesElementsAway() {
        Statement.Update update =
                (Statement.Update) parse("UPDATE Orders SET tags = set_delete(tags, <<'x'>>) WHERE PK = 'x'");
        assertThat(update.update().apply(ITEM).orElseThrow().get("tags")).contains(AttributeValue.SS.of(List.of("y")));
    }

    @Test
    void aDeleteAndAnExistsHaveConditions() {
        Statement.Delete delete = (Statement.Delete) parse("DELETE FROM Orders WHERE PK = 'x' RETURNING ALL OLD *");
        assertThat(delete.returning()).contains(Statement.Returning.ALL_OLD);
        assertThat(parse("EXISTS(SELECT * FROM Orders WHERE PK = 'x')"))
                .isInstanceOf(Statement.Exists.class)
                .extracting(Statement::table)
                .isEqualTo("Orders");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "SELECTT * FROMM \"Orders\"",
                "SELECT * FROM",
                "SELECT COUNT(*) FROM Orders",
                "SELECT * FROM Orders WHERE",
                "SELECT * FROM Orders WHERE name",
                "SELECT * FROM Orders WHERE size(name)",
                "SELECT * FROM Orders WHERE name = 'open",
                "SELECT * FROM Orders WHERE upper(name) = 'A'",
                "SELECT * FROM Orders WHERE age BETWEEN 3 AND 1",
                "SELECT * FROM Orders WHERE attribute_type(name, 'X')",
                "SELECT * FROM A, B",
                "INSERT INTO Orders VALUE 'x'",
                "INSERT INTO Orders VALUE {'a': <<>>}",
                "INSERT INTO Orders VALUE {'a': <<1, 'x'>>}",
                "INSERT INTO Orders VALUE {'a': <<1, 1.0>>}",
                "INSERT INTO Orders VALUE {'a': 1, 'a': 2}",
                "INSERT INTO Orders VALUE {'a': 1e999}",
                "UPDATE Orders SET a = 1",
                "UPDATE Orders SET a = 1 SET a = 2 WHERE PK = 'x'",
                "UPDATE Orders SET a = set_add(b, <<1>>) WHERE PK = 'x'",
                "UPDATE Orders WHERE PK = 'x'",
                "DELETE FROM Orders",
                "DROP TABLE Orders"
            })
    void whatIsNoStatementIsRefused(String text) {
        Result<Statement> result = Statement.parse(text, List.of());
        assertThat(result.value()).isEmpty();
        assertThat(result.problems()).hasSize(1);
    }

    @Test
    void parametersAreCounted() {
        String text = "SELECT * FROM Orders WHERE PK = ?";
        assertThat(codeOf(text)).isEqualTo(Statement.PARAMETERS_CODE);
        assertThat(codeOf(text, AttributeValue.of(1), AttributeValue.of(2))).isEqualTo(Statement.PARAMETERS_CODE);
    }

    @Test
    void nestingIsBounded() {
        assertThat(codeOf("SELECT * FROM Orders WHERE " + "(".repeat(3000) + "a = 1" + ")".repeat(3000)))
                .isEqualTo("partiql-depth");
        assertThat(codeOf("SELECT * FROM Orders WHERE " + "NOT ".repeat(1900) + "a = 1"))
                .isEqualTo("partiql-operators");
    }

    private static String codeOf(String text, AttributeValue... parameters) {
        return Statement.parse(text, List.of(parameters)).problems().get(0).code();
    }

    private static Statement parse(String text, AttributeValue... parameters) {
        return Statement.parse(text, List.of(parameters)).orElseThrow();
    }
}
