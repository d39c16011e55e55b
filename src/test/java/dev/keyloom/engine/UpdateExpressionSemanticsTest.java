package dev.keyloom.engine;

import static dev.keyloom.engine.Engines.T01;
import static dev.keyloom.engine.Engines.assertRefused;
import static dev.keyloom.engine.Engines.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What updates do to items.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.UpdateExpressions.html">AWS: update expressions</a>
 */
class UpdateExpressionSemanticsTest {
    private static final Item KEY = item("PK", "p", "SK", "s");

    private final Engines engines = Engines.with(T01);

    private static AttributeValue map(Object... namesAndValues) {
        return new AttributeValue.M(item(namesAndValues).toMap());
    }

    private static AttributeValue list(String... texts) {
        return new AttributeValue.L(
                List.of(texts).stream().map(AttributeValue::of).toList());
    }

    @BeforeEach
    void putBike() {
        engines.put(
                "T01",
                "PK",
                "p",
                "SK",
                "s",
                "n",
                1,
                "t",
                "text",
                "l",
                list("a", "b"),
                "spec",
                map("frame", map("c", "red"), "wheel", map("d", 26)));
    }

    private Item after(String update, Object... placeholders) {
        engines.update("T01", KEY, update, placeholders);
        return engines.get("T01", "PK", "p", "SK", "s").orElseThrow();
    }

    @Test
    void operandsAreReadFromTheItemAsItWas() {
        Item swapped = after("SET n = t, t = n");
        assertThat(swapped.get("n")).hasValue(AttributeValue.of("text"));
        assertThat(swapped.get("t")).hasValue(AttributeValue.of(1));
    }

    @Test
    void siblingsAreChangedTogetherAndOverlapsAreRefused() {
        Item changed = after("SET spec.frame.c = :c, spec.wheel.d = :d", ":c", "blue", ":d", 28);
        assertThat(changed.get("spec")).hasValue(map("frame", map("c", "blue"), "wheel", map("d", 28)));
        String overlap = "Invalid UpdateExpression: Two document paths overlap with each other; must remove or rewrite"
                + " one of these paths; path one: ";
        assertRefused(
                overlap + "[spec], path two: [spec, frame, c]",
                () -> after("SET spec = :m, spec.frame.c = :c", ":m", "m", ":c", "c"));
        assertRefused(overlap + "[n], path two: [n]", () -> after("SET n = :a, n = :b", ":a", 1, ":b", 2));
        assertRefused(
                "Invalid UpdateExpression: Two document paths conflict with each other; must remove or rewrite one of"
                        + " these paths; path one: [l, a], path two: [l, [0]]",
                () -> after("SET l.a = :a, l[0] = :a", ":a", 1));
        Item aliased =
                after("SET #s.#f = :x, #s.#w = :y", "#s", "spec", "#f", "frame", "#w", "wheel", ":x", "f", ":y", "w");
        assertThat(aliased.get("spec")).hasValue(map("frame", "f", "wheel", "w"));
    }

    @Test
    void aListIsAppendedToBehindItsEndAndClosesUp() {
        assertThat(after("SET l[99] = :x", ":x", "z").get("l")).hasValue(list("a", "b", "z"));
        assertThat(after("REMOVE l[0]").get("l")).hasValue(list("b", "z"));
        assertThat(after("SET l = list_append(:x, l)", ":x", list("0")).get("l"))
                .hasValue(list("0", "b", "z"));
    }

    @Test
    void setsHaveNoOrderAndNoSecondElementOfOneValue() {
        AttributeValue set = AttributeValue.NS.of(List.of(BigDecimal.ONE, BigDecimal.valueOf(2)));
        after("SET numbers = :s", ":s", set);
        AttributeValue one = AttributeValue.NS.of(List.of(new BigDecimal("1.0")));
        assertThat(after("ADD numbers :s", ":s", one).get("numbers")).hasValue(set);
        assertThat(after("DELETE numbers :s", ":s", set).has("numbers")).isFalse();
        assertThat(after("DELETE numbers :s", ":s", set).has("numbers")).isFalse();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        SET a = gone                     | The provided expression refers to an attribute that does not exist in the item
        SET a = t + :n                   | An operand in the update expression has an incorrect data type
        ADD t :n                         | An operand in the update expression has an incorrect data type
        SET gone.a = :n                  | The document path provided in the update expression is invalid for update
        REMOVE gone.a                    | The document path provided in the update expression is invalid for update
        DELETE gone.a :s                 | The document path provided in the update expression is invalid for update
        SET l.a = :n                     | The document path provided in the update expression is invalid for update
        SET a = n + :large               | Attempting to store more than 38 significant digits in a Number
        SET PK = :s                      | One or more parameter values were invalid: Cannot update attribute PK. This attribute is part of the key
        REMOVE SK                        | One or more parameter values were invalid: Cannot update attribute SK. This attribute is part of the key
        SET GSI1PK = :n                  | One or more parameter values were invalid: Type mismatch for Index Key GSI1PK Expected: S Actual: N IndexName: GSI1
        SET GSI1PK = l[2]                | One or more parameter values are not valid. The update expression attempted to update a secondary index key to a value that is not supported. The AttributeValue for a key attribute cannot contain an empty string value.
        SET GSI1PK = :empty              | One or more parameter values are not valid. The update expression attempted to update a secondary index key to a value that is not supported. The AttributeValue for a key attribute cannot contain an empty string value.
        SET GSI1PK = n                   | The update expression attempted to update the secondary index key to unsupported type
        SET a = GSI1PK.b                 | Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: IndexKey: GSI1PK
        """)
    void anUpdateThatDoesNotFitIsRefusedAndChangesNothing(String update, String message) {
        after("SET l[2] = :empty", ":empty", "");
        Item before = engines.get("T01", "PK", "p", "SK", "s").orElseThrow();
        assertRefused(message, () -> engines.update("T01", KEY, update, placeholders(update)));
        assertThat(engines.get("T01", "PK", "p", "SK", "s")).hasValue(before);
    }

    /** Returns what the one placeholder of an update stands for. */
    private static Object[] placeholders(String update) {
        Map<String, AttributeValue> values = Map.of(
                ":large", decimal("1E38"),
                ":empty", AttributeValue.of(""),
                ":n", AttributeValue.of(1),
                ":s", AttributeValue.SS.of(List.of("x")));
        return values.entrySet().stream()
                .filter(entry -> update.contains(entry.getKey()))
                .flatMap(entry -> Stream.of(entry.getKey(), entry.getValue()))
                .toArray();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        INVALID SYNTAX HERE      | Syntax error; token: "INVALID", near: "INVALID SYNTAX"
        SET a = b + c + d        | Syntax error; token: "+", near: "c + d"
        ADD a b                  | Syntax error; token: "b", near: "a b"
        SET a = :v SET b = :v    | The "SET" section can only be used once in an update expression;
        SET a = size(b)          | The function is not allowed in an update expression; function: size
        SET a = nope(b)          | Invalid function name; function: nope
        SET a = if_not_exists(b) | Incorrect number of operands for operator or function; operator or function: if_not_exists, number of operands: 1
        SET a = if_not_exists(:v, b) | Operator or function requires a document path; operator or function: if_not_exists
        SET a = list_append(a, :v) | Incorrect operand type for operator or function; operator or function: list_append, operand type: S
        SET a = a + :v           | Incorrect operand type for operator or function; operator or function: +, operand type: S
        ADD a :v                 | Incorrect operand type for operator or function; operator: ADD, operand type: STRING, typeSet: ALLOWED_FOR_ADD_OPERAND
        DELETE a :v              | Incorrect operand type for operator or function; operator: DELETE, operand type: STRING, typeSet: ALLOWED_FOR_DELETE_OPERAND
        SET #a = :w              | An expression attribute name used in the document path is not defined; attribute name: #a
        """)
    void aWrongUpdateIsRefusedInTheServicesWords(String update, String message) {
        assertRefused("Invalid UpdateExpression: " + message, () -> engines.update("None", KEY, update, ":v", "x"));
    }

    @Test
    void anUpdateMakesAMissingItemUnlessItOnlyTakesAway() {
        engines.update("T01", item("PK", "q", "SK", "1"), "REMOVE a");
        assertThat(engines.get("T01", "PK", "q", "SK", "1")).isEmpty();
        engines.update("T01", item("PK", "q", "SK", "1"), "ADD visits :n", ":n", 5);
        assertThat(engines.get("T01", "PK", "q", "SK", "1")).hasValue(item("PK", "q", "SK", "1", "visits", 5));
        engines.engine()
                .updateItem(new UpdateItemRequest(
                        "T01",
                        item("PK", "q", "SK", "2"),
                        Optional.empty(),
                        Optional.empty(),
                        ExpressionAttributes.NONE,
                        WriteOptions.NONE));
        assertThat(engines.get("T01", "PK", "q", "SK", "2")).hasValue(item("PK", "q", "SK", "2"));
    }

    @Test
    void updatedValuesAreThoseOfTheTouchedPaths() {
        String update = "SET spec.frame.c = :c, n = n + :n REMOVE t";
        Object[] given = {":c", "blue", ":n", 1};
        assertThat(engines.update("T01", KEY, update, ReturnValues.UPDATED_OLD, given)
                        .attributes())
                .hasValue(item("n", 1, "t", "text", "spec", map("frame", map("c", "red"))));
        assertThat(engines.update("T01", KEY, update, ReturnValues.UPDATED_NEW, given)
                        .attributes())
                .hasValue(item("n", 3, "spec", map("frame", map("c", "blue"))));
        assertThat(engines.update("T01", KEY, "REMOVE t", ReturnValues.UPDATED_NEW)
                        .attributes())
                .isEmpty();
    }

    @Test
    void numbersAreExactAndInNormalForm() {
        Map<String, String> stored = Map.of(
                "00042",
                "42",
                "1.0",
                "1",
                "3.1400",
                "3.14",
                "1.5E2",
                "150",
                "-0",
                "0",
                "0.0000001",
                "0.0000001",
                "-9007199254740998.25",
                "-9007199254740998.25",
                "9".repeat(38),
                "9".repeat(38));
        stored.forEach((given, shown) -> assertThat(after("SET n = :n", ":n", AttributeValue.of(new BigDecimal(given)))
                        .get("n")
                        .flatMap(AttributeValue::scalarText))
                .hasValue(shown));
        assertThat(after("SET n = :a + :b", ":a", decimal("13.1"), ":b", decimal("0.1"))
                        .get("n"))
                .hasValue(decimal("13.2"));
        assertRefused(
                "Number overflow. Attempting to store a number with magnitude larger than supported range",
                () -> after("SET n = :a + :a", ":a", decimal("9E125")));
    }

    private static AttributeValue decimal(String number) {
        return AttributeValue.of(new BigDecimal(number));
    }
}
