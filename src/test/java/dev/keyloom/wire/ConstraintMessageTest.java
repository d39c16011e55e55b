package dev.keyloom.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the form of a request alone forbids, in the order and the words of the service.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.Errors.html">AWS: error
 *     handling</a>
 */
class ConstraintMessageTest {
    private static final String CAPACITY =
            "Value 'X' at 'returnConsumedCapacity' failed to satisfy constraint: Member must"
                    + " satisfy enum value set: [INDEXES, TOTAL, NONE]";
    private static final String NO_TABLE =
            "Value null at 'tableName' failed to satisfy constraint: Member must not be null";

    private final Wire wire = Wire.current().withTable();
    private final Wire former = Wire.former().withTable();

    @Test
    void anEmptyTableNameIsToldAlone() {
        String json = "{'TableName': '', 'Item': {}, 'ReturnConsumedCapacity': 'X'}";
        assertThat(wire.validation("PutItem", json))
                .isEqualTo("1 validation error detected: Value at 'TableName' failed to satisfy constraint: Member must"
                        + " have length greater than or equal to 1");
        assertThat(former.validation("PutItem", json))
                .isEqualTo("2 validation errors detected: " + CAPACITY + "; Value '' at 'tableName' failed to satisfy"
                        + " constraint: Member must have length greater than or equal to 1");
    }

    @Test
    void whatIsMissingIsToldTogetherWithEverythingElse() {
        assertThat(wire.validation("PutItem", "{'ReturnConsumedCapacity': 'X', 'Item': {}}"))
                .isEqualTo("2 validation errors detected: " + CAPACITY + "; " + NO_TABLE);
    }

    @Test
    void aTableNameHasItsPattern() {
        assertThat(wire.validation("GetItem", "{'TableName': 'a table', 'Key': {}}"))
                .isEqualTo(
                        "1 validation error detected: Value 'a table' at 'tableName' failed to satisfy constraint: Member"
                                + " must satisfy regular expression pattern: [a-zA-Z0-9_.-]+");
    }

    @Test
    void anArnStandsForATableName() {
        assertThat(wire.ask(
                                "GetItem",
                                "{'TableName': 'arn:aws:dynamodb:us-east-1:000000000000:table/Tab', 'Key': {'pk': {'S': 'a'}}}")
                        .has("__type"))
                .isFalse();
    }

    @Test
    void putsTellAllWrongChoicesAndUpdatesTheFirst() {
        String choices = "'ReturnValues': 'X', 'ReturnConsumedCapacity': 'X'}";
        String values =
                "Failed to satisfy constraint: Member must satisfy enum value set: [ALL_OLD, UPDATED_OLD, ALL_NEW,"
                        + " UPDATE_NEW, NONE]";
        assertThat(wire.validation("PutItem", "{'TableName': 'Tab', 'Item': {}, " + choices))
                .isEqualTo("2 validation errors detected: " + CAPACITY + "; " + values);
        assertThat(wire.validation("UpdateItem", "{'TableName': 'Tab', 'Key': {}, " + choices))
                .isEqualTo("1 validation error detected: " + values);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {'TableName': 'Tab', 'Segment': 0} | The TotalSegments parameter is required but was not present in the request when Segment parameter is present
            {'TableName': 'Tab', 'TotalSegments': 4} | The Segment parameter is required but was not present in the request when parameter TotalSegments is present
            {'TableName': 'Tab', 'Segment': 5, 'TotalSegments': 5} | The Segment parameter is zero-based and must be less than parameter TotalSegments: Segment: 5 is not less than TotalSegments: 5
            {'TableName': 'Tab', 'Limit': 0} | 1 validation error detected: Value '0' at 'limit' failed to satisfy constraint: Member must have value greater than or equal to 1
            {'TableName': 'Tab', 'ExpressionAttributeNames': {'#a': 'a'}} | ExpressionAttributeNames can only be specified when using expressions
            {'TableName': 'Tab', 'ExpressionAttributeValues': {':a': {'S': 'a'}}} | ExpressionAttributeValues can only be specified when using expressions: FilterExpression is null
            {'TableName': 'Tab', 'FilterExpression': 'a = b', 'ExpressionAttributeNames': {}} | ExpressionAttributeNames must not be empty
            {'TableName': 'Tab', 'FilterExpression': 'a = b', 'ExpressionAttributeNames': {'a': 'a'}} | ExpressionAttributeNames contains invalid key: Syntax error; key: "a"
            {'TableName': 'Tab', 'FilterExpression': 'a = b', 'ScanFilter': {}} | Can not use both expression and non-expression parameters in the same request: Non-expression parameters: {ScanFilter} Expression parameters: {FilterExpression}
            """)
    void parametersOfAScanMustGoTogether(String json, String message) {
        assertThat(wire.validation("Scan", json.strip())).isEqualTo(message);
    }

    @Test
    void aQueryNeedsAKeyConditionAndTellsOfItsLimitInCurrentWords() {
        assertThat(wire.validation("Query", "{'TableName': 'Tab'}"))
                .isEqualTo(
                        "Either the KeyConditions or KeyConditionExpression parameter must be specified in the request.");
        assertThat(wire.validation("Query", "{'TableName': 'Tab', 'Limit': 0}"))
                .isEqualTo(
                        "1 validation error detected: Value at 'Limit' failed to satisfy constraint: Member must have"
                                + " value greater than or equal to 1");
    }

    @Test
    void batchesTellOfTheirMaps() {
        assertThat(wire.validation("BatchGetItem", "{'RequestItems': {}}"))
                .isEqualTo(
                        "1 validation error detected: Value at 'RequestItems' failed to satisfy constraint: Member must"
                                + " have length greater than or equal to 1");
        assertThat(former.validation("BatchGetItem", "{'RequestItems': {}}"))
                .isEqualTo("The requestItems parameter is required for BatchGetItem");
        assertThat(wire.validation("BatchWriteItem", "{'RequestItems': {}}"))
                .isEqualTo("The requestItems parameter is required for BatchWriteItem");
        assertThat(wire.validation("BatchGetItem", "{'RequestItems': {'Tab': {'Keys': []}}}"))
                .isEqualTo(
                        "1 validation error detected: Value at 'RequestItems.Tab.member.Keys' failed to satisfy constraint:"
                                + " Member must have length greater than or equal to 1");
        assertThat(wire.validation("BatchGetItem", "{'RequestItems': {'bad!name': {'Keys': [{'pk': {'S': 'a'}}]}}}"))
                .isEqualTo("1 validation error detected: Value '{\"bad!name\":{\"Keys\":[{\"pk\":{\"S\":\"a\"}}]}}' at"
                        + " 'requestItems' failed to satisfy constraint: Map keys must satisfy constraint: [Member must have"
                        + " length less than or equal to 255, Member must have length greater than or equal to 3, Member"
                        + " must satisfy regular expression pattern: [a-zA-Z0-9_.-]+]");
        assertThat(wire.validation("BatchWriteItem", "{'RequestItems': {'Table': []}}"))
                .isEqualTo(
                        "1 validation error detected: Value '{Table=[]}' at 'requestItems' failed to satisfy constraint:"
                                + " Map value must satisfy constraint: [Member must have length less than or equal to 25, Member"
                                + " must have length greater than or equal to 1]");
    }

    @Test
    void transactionsTellOfEachActionByItsPlace() {
        assertThat(wire.validation("TransactWriteItems", "{'TransactItems': [{'Put': {'Item': {}}}]}"))
                .isEqualTo("1 validation error detected: Value null at 'transactItems.1.member.put.tableName' failed to"
                        + " satisfy constraint: Member must not be null");
        assertThat(wire.validation("TransactWriteItems", "{'TransactItems': [{}]}"))
                .isEqualTo("TransactItems can only contain one of Check, Put, Update or Delete");
        assertThat(wire.validation("TransactGetItems", "{'TransactItems': []}"))
                .isEqualTo(
                        "1 validation error detected: Value '[]' at 'transactItems' failed to satisfy constraint: Member"
                                + " must have length greater than or equal to 1");
    }

    @Test
    void tablesTellOfTheirKeysByPlaceAndOfAMissingNameInOtherWords() {
        assertThat(wire.validation("CreateTable", "{}"))
                .isEqualTo("The parameter 'TableName' is required but was not present in the request");
        assertThat(wire.validation(
                        "CreateTable",
                        "{'TableName': 'Tab', 'AttributeDefinitions': [{'AttributeName': 'pk', 'AttributeType': 'S'}],"
                                + " 'KeySchema': [{'AttributeName': 'pk', 'KeyType': 'X'}]}"))
                .isEqualTo("1 validation error detected: Value 'X' at 'keySchema.1.member.keyType' failed to satisfy"
                        + " constraint: Member must satisfy enum value set: [HASH, RANGE]");
    }

    @Test
    void expressionsOfWritesAreToldInTheEnvelope() {
        assertThat(wire.validation(
                        "PutItem", "{'TableName': 'Tab', 'Item': {'pk': {'S': 'a'}}, 'ConditionExpression': ''}"))
                .isEqualTo(
                        "1 validation error detected: Invalid ConditionExpression: The expression can not be empty;");
        assertThat(wire.validation(
                        "DeleteItem", "{'TableName': 'Tab', 'Key': {'pk': {'S': 'a'}}, 'ReturnValues': 'ALL_NEW'}"))
                .isEqualTo("1 validation error detected: ReturnValues can only be ALL_OLD or NONE");
        assertThat(former.validation(
                        "PutItem", "{'TableName': 'Tab', 'Item': {'pk': {'S': 'a'}}, 'ConditionExpression': ''}"))
                .isEqualTo("Invalid ConditionExpression: The expression can not be empty;");
    }
}
