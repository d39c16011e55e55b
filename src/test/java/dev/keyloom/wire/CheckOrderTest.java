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

    /** A start key's value is refused as a start key, unless it is about numbers or elements that are there twice. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        {'NULL': 'no'}     | The provided starting key is invalid: One or more parameter values were invalid: Null attribute value types must have the value of true
        {'SS': []}         | The provided starting key is invalid: One or more parameter values were invalid: An string set  may not be empty
        {'BS': []}         | The provided starting key is invalid: One or more parameter values were invalid: Binary sets should not be empty
        {'NS': []}         | One or more parameter values were invalid: An number set  may not be empty
        {'N': 'b'}         | The parameter cannot be converted to a numeric value: b
        {'SS': ['a', 'a']} | One or more parameter values were invalid: Input collection [a, a] contains duplicates.
        """)
    void aValueOfAStartKeyThatIsNone(String value, String message) {
        assertThat(wire.validation("Scan", "{'TableName': 'Tab', 'ExclusiveStartKey': {'pk': " + value + "}}"))
                .isEqualTo(message);
    }

    /**
     * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LegacyConditionalParameters.Expected.html">AWS:
     *     Expected</a>
     */
    @Test
    void anItemThatNoTableCanHoldIsRefusedBeforeWhatIsExpectedOfIt() {
        String large = "{'pk': {'S': 'a'}, 'v': {'S': '" + "x".repeat(410_000) + "'}}";
        String small = "{'pk': {'S': 'a'}}";
        assertThat(wire.refusal("PutItem", "{'TableName': 'Tab', 'Item': " + large + ", 'Expected': {'pk': {}}}"))
                .isEqualTo(TOO_LARGE);
        assertThat(wire.validation("PutItem", "{'TableName': 'Tab', 'Item': " + small + ", 'Expected': {'pk': {}}}"))
                .isEqualTo("One or more parameter values were invalid: Value must be provided when Exists is null for"
                        + " Attribute: pk");
    }

    /**
     * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LegacyConditionalParameters.AttributeUpdates.html">AWS:
     *     AttributeUpdates</a>
     */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
        'AttributeUpdates': {'texts': {'Action': 'DELETE', 'Value': {'NS': ['1']}}}             | Type mismatch for attribute to update
        'AttributeUpdates': {'number': {'Action': 'DELETE', 'Value': {'NS': ['1']}}}            | Type mismatch for attribute to update
        'AttributeUpdates': {'texts': {'Action': 'ADD', 'Value': {'N': '1'}}}                   | Type mismatch for attribute to update
        'AttributeUpdates': {'texts': {'Action': 'ADD', 'Value': {'L': [{'N': '1'}]}}}          | Type mismatch for attribute to update
        'UpdateExpression': 'ADD texts :v', 'ExpressionAttributeValues': {':v': {'N': '1'}}     | An operand in the update expression has an incorrect data type
        """)
    void aChangeOfAnotherTypeIsRefusedInTheWordsOfItsParameter(String update, String message) {
        wire.ask(
                "PutItem",
                "{'TableName': 'Tab', 'Item': {'pk': {'S': 'a'}, 'texts': {'SS': ['x']}, 'number': {'N': '1'}}}");
        assertThat(wire.validation("UpdateItem", "{'TableName': 'Tab', 'Key': {'pk': {'S': 'a'}}, " + update + "}"))
                .isEqualTo(message);
    }
}
