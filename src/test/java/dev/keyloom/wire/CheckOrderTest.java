package dev.keyloom.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Of several faults in one request the service tells the one that it looks for first: what the request says by itself
 * comes before the table, the table before its keys.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html">AWS: error handling</a>
 */
class CheckOrderTest {
    private static final String MISSING = "ResourceNotFoundException: Requested resource not found";
    private static final String TOO_LARGE = "ValidationException: Item size has exceeded the maximum allowed size";

    private final Wire wire = Wire.former().withTable();

    @Test
    void anItemThatNoTableCanHoldIsRefusedBeforeItsTableIsLookedFor() {
        String item = "{'v': {'S': '" + "x".repeat(410_000) + "'}}";
        assertThat(wire.refusal("PutItem", "{'TableName': 'Missing', 'Item': " + item + "}"))
                .isEqualTo(TOO_LARGE);
        assertThat(wire.refusal(
                        "BatchWriteItem", "{'RequestItems': {'Missing': [{'PutRequest': {'Item': " + item + "}}]}}"))
                .isEqualTo(TOO_LARGE);
        assertThat(wire.refusal("PutItem", "{'TableName': 'Missing', 'Item': {'v': {'S': 'x'}}}"))
                .isEqualTo(MISSING);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        'TableName': 'Missing', 'KeyConditions': {'pk': {'ComparisonOperator': 'NULL'}}                    | Requested resource not found
        'TableName': 'Tab', 'IndexName': 'none', 'KeyConditions': {'pk': {'ComparisonOperator': 'NULL'}}   | The table does not have the specified index: none
        'TableName': 'Tab', 'ExclusiveStartKey': {}, 'KeyConditions': {'pk': {'ComparisonOperator': 'NULL'}} | The provided starting key is invalid
        'TableName': 'Tab', 'KeyConditions': {'v': {'ComparisonOperator': 'NULL'}}                         | Query condition missed key schema element: pk
        'TableName': 'Tab', 'KeyConditions': {'pk': {'ComparisonOperator': 'NULL'}}                        | Attempted conditional constraint is not an indexable operation
        """)
    void aConditionInWhichNoKeyCanBeReadIsToldLast(String members, String message) {
        assertThat(wire.refusal("Query", "{" + members + "}")).endsWith(": " + message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        'QueryFilter': {'pk': {'ComparisonOperator': 'NOT_NULL'}}, 'KeyConditions': {'pk': {'ComparisonOperator': 'EQ', 'AttributeValueList': [{'S': 'a'}]}} | QueryFilter
        'FilterExpression': 'pk = :a', 'KeyConditionExpression': 'pk = :a', 'ExpressionAttributeValues': {':a': {'S': 'a'}}                                | Filter Expression
        """)
    void aFilterOfKeysIsNamedByItsParameter(String members, String parameter) {
        assertThat(wire.refusal("Query", "{'TableName': 'Tab', " + members + "}"))
                .isEqualTo("ValidationException: " + parameter
                        + " can only contain non-primary key attributes: Primary key attribute: pk");
    }
}
