package dev.keyloom.engine;

import static dev.keyloom.engine.Engines.T01;
import static dev.keyloom.engine.Engines.assertRefused;
import static dev.keyloom.engine.Engines.given;
import static dev.keyloom.engine.Engines.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Conditional writes.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.ConditionExpressions.html">AWS:
 *     condition expressions</a>
 */
class ConditionalWriteTest {
    private static final Item KEY = item("PK", "p", "SK", "s");

    private final Engines engines = Engines.with(T01);

    @Test
    void aMissingAttributeIsUnequalToEveryValue() {
        engines.putIf("T01", KEY, "#s <> :busy", "#s", "state", ":busy", "busy");
        assertThat(engines.get("T01", "PK", "p", "SK", "s")).hasValue(KEY);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        a = :v            | false
        a < :v            | false
        a <= :v           | false
        a > :v            | false
        a >= :v           | false
        a = b             | false
        a <> b            | true
        a <> :v           | true
        attribute_not_exists(a) | true
        attribute_exists(a) | false
        NOT a = :v        | true
        size(a) > :n      | false
        contains(a, :v)   | false
        a IN (:v, b)      | false
        a BETWEEN :v AND :v | false
        """)
    void missingAttributesPassFewTests(String condition, boolean passes) {
        Engines.Reading all = engines.scan("T01", placeholders(condition));
        engines.put("T01", "PK", "p", "SK", "s");
        assertThat(all.filter(condition).page().count()).isEqualTo(passes ? 1 : 0);
    }

    private static Object[] placeholders(String condition) {
        if (condition.contains(":n")) {
            return new Object[] {":n", 0};
        }
        return condition.contains(":v") ? new Object[] {":v", "x"} : new Object[0];
    }

    @Test
    void aFailedConditionChangesNothingAndTellsTheItemIfAsked() {
        engines.put("T01", "PK", "p", "SK", "s", "a", "old");
        WriteOptions telling = new WriteOptions(ReturnValues.NONE, true, ReturnConsumedCapacity.NONE, false);
        DeleteItemRequest delete = new DeleteItemRequest(
                "T01", KEY, Optional.of(RequestExpression.text("a = :v")), given(":v", "new"), telling);
        assertThatThrownBy(() -> engines.engine().deleteItem(delete))
                .isInstanceOfSatisfying(ServiceException.class, refusal -> {
                    assertThat(refusal.code()).isEqualTo(ErrorCode.CONDITIONAL_CHECK_FAILED);
                    assertThat(refusal.text()).isEqualTo("The conditional request failed");
                    assertThat(refusal.item()).hasValue(item("PK", "p", "SK", "s", "a", "old"));
                });
        assertThat(engines.get("T01", "PK", "p", "SK", "s")).isPresent();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        '' | The expression can not be empty;
        a = = :v | Syntax error; token: "=", near: "= = :v"
        a == :v | Syntax error; token: "=", near: "== :v"
        a > 4 | Syntax error; token: "4", near: "> 4"
        user-id = :v | Syntax error; token: "-", near: "user-id"
        attribute_not_exists( | Syntax error; token: "<EOF>", near: "("
        a | Syntax error; token: "<EOF>", near: "a"
        (a = b) > c | Syntax error; token: "=", near: "a = b"
        ü = :v | Syntax error; token: "ü", near: "ü ="
        ((a = :v)) | The expression has redundant parentheses;
        a = :v AND ((a = :v AND b = :v)) | The expression has redundant parentheses;
        nope(a) | Invalid function name; function: nope
        attribute_Exists(a) | Invalid function name; function: attribute_Exists
        list_append(a, b) | The function is not allowed in a condition expression; function: list_append
        size(a) | The function is not allowed to be used this way in an expression; function: size
        contains(a, :v) = b | The function is not allowed to be used this way in an expression; function: contains
        status = :v | Attribute name is a reserved keyword; reserved keyword: status
        a = true | Attribute name is a reserved keyword; reserved keyword: true
        #a = :v | An expression attribute name used in the document path is not defined; attribute name: #a
        a = :w | An expression attribute value used in expression is not defined; attribute value: :w
        begins_with(:w, #a) | An expression attribute value used in expression is not defined; attribute value: :w
        attribute_exists(a, b) | Incorrect number of operands for operator or function; operator or function: attribute_exists, number of operands: 2
        attribute_exists(:v) | Operator or function requires a document path; operator or function: attribute_exists
        a.b[1] = a.b[1] | The first operand must be distinct from the remaining operands for this operator or function; operator: =, first operand: [a, b, [1]]
        begins_with(a, :n) | Incorrect operand type for operator or function; operator or function: begins_with, operand type: N
        begins_with(a, size(b)) | Incorrect operand type for operator or function; operator or function: begins_with, operand type: N
        size(:n) > a | Incorrect operand type for operator or function; operator or function: size, operand type: N
        a < :t | Incorrect operand type for operator or function; operator or function: <, operand type: BOOL
        attribute_type(a, :v) | Invalid attribute type name found; type: x, valid types: {S,N,B,BOOL,NULL,M,L,SS,NS,BS}
        a BETWEEN :v AND :n | The BETWEEN operator requires same data type for lower and upper bounds; lower bound operand: AttributeValue: {S:x}, upper bound operand: AttributeValue: {N:1}
        a[99999999999] = :v | List index is not within the allowable range; index: [99999999999]
        """)
    void aWrongConditionIsRefusedInTheServicesWords(String condition, String message) {
        assertRefused(
                "Invalid ConditionExpression: " + message,
                () -> engines.putIf("None", KEY, condition, ":v", "x", ":n", 1, ":t", true));
    }

    @Test
    void longTextsManyOperatorsAndManyCandidatesAreRefused() {
        String longName = "a".repeat(4096);
        assertRefused(
                "Invalid ConditionExpression: Expression size has exceeded the maximum allowed size; expression size:"
                        + " 4118",
                () -> engines.putIf("T01", KEY, "attribute_not_exists(" + longName + ")"));
        assertRefused(
                "Invalid ConditionExpression: The expression contains too many operators; operator count: 301",
                () -> engines.putIf("T01", KEY, "a<b" + " OR a<b".repeat(150)));
        assertRefused(
                "Invalid ConditionExpression: The IN operator is provided with too many operands; number of operands:"
                        + " 101",
                () -> engines.putIf("T01", KEY, "a IN (:v" + ", :v".repeat(100) + ")", ":v", 1));
    }

    @Test
    void namesAndValuesThatNothingUsesAreRefused() {
        assertRefused(
                "Value provided in ExpressionAttributeNames unused in expressions: keys: {#b, #c}",
                () -> engines.putIf("T01", KEY, "a = :v", ":v", "x", "#c", "c", "#b", "b", ":w", "y"));
        assertRefused(
                "Value provided in ExpressionAttributeValues unused in expressions: keys: {:w}",
                () -> engines.putIf("T01", KEY, "a = :v", ":v", "x", ":w", "y"));
    }

    @Test
    void emptyValuesStandInKeysOfNoTableOrIndex() {
        engines.put("T01", "PK", "p", "SK", "s", "note", "");
        assertRefused(
                "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an"
                        + " empty string value. Key: SK",
                () -> engines.put("T01", "PK", "p", "SK", ""));
        assertRefused(
                "One or more parameter values are not valid. A value specified for a secondary index key is not"
                        + " supported. The AttributeValue for a key attribute cannot contain an empty string value."
                        + " IndexName: GSI1, IndexKey: GSI1PK",
                () -> engines.put("T01", "PK", "p", "SK", "t", "GSI1PK", "", "GSI1SK", "x"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        SK | 1 | One or more parameter values were invalid: Type mismatch for key SK expected: S actual: N
        GSI1SK | 1 | One or more parameter values were invalid: Type mismatch for Index Key GSI1SK Expected: S Actual: N IndexName: GSI1
        """)
    void aKeyAttributeOfAnotherTypeIsRefused(String name, long number, String message) {
        assertRefused(message, () -> engines.put("T01", "PK", "p", "SK", "s", name, number));
    }

    @Test
    void keysAreWholeAndNotTooLong() {
        assertRefused(
                "One or more parameter values were invalid: Missing the key SK in the item",
                () -> engines.put("T01", "PK", "p"));
        assertRefused("The provided key element does not match the schema", () -> engines.get("T01", "PK", "p"));
        assertRefused(
                "The provided key element does not match the schema",
                () -> engines.get("T01", "PK", "p", "SK", "s", "more", "x"));
        assertRefused(
                "One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit of2048"
                        + " bytes",
                () -> engines.put("T01", "PK", "p".repeat(2049), "SK", "s"));
        assertRefused(
                "One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size"
                        + " limit of 1024 bytes",
                () -> engines.put("T01", "PK", "p", "SK", "s".repeat(1025)));
    }

    @Test
    void aTableThatIsMadeOrRemovedServesNothing() {
        engines.create(new TableSchema("New", T01.key(), List.of(), List.of()), Table.Status.CREATING);
        assertRefused(
                ErrorCode.RESOURCE_NOT_FOUND,
                "Requested resource not found",
                () -> engines.put("New", "PK", "p", "SK", "s"));
    }
}
