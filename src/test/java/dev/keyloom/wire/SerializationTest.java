package dev.keyloom.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * JSON of the wrong type is refused in the words of the service's deserializer, before anything else is looked at.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Programming.LowLevelAPI.html">AWS:
 *     low-level API</a>
 */
class SerializationTest {
    private final Wire wire = Wire.current().withTable();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {'TableName': 23}                         | NUMBER_VALUE cannot be converted to String
            {'TableName': 34.56}                      | DECIMAL_VALUE cannot be converted to String
            {'TableName': true}                       | TRUE_VALUE cannot be converted to String
            {'TableName': []}                         | Unrecognized collection type class java.lang.String
            {'TableName': {}}                         | Start of structure or map found where not expected
            {'ConsistentRead': 23}                    | NUMBER_VALUE cannot be converted to Boolean
            {'ConsistentRead': 'perhaps'}             | Unexpected token received from parser
            {'Limit': '23'}                           | STRING_VALUE cannot be converted to Integer
            {'Limit': false}                          | FALSE_VALUE cannot be converted to Integer
            {'Limit': []}                             | Unrecognized collection type class java.lang.Integer
            {'AttributesToGet': 'a'}                  | Unexpected field type
            {'AttributesToGet': {}}                   | Start of structure or map found where not expected
            {'ExclusiveStartKey': 'a'}                | Unexpected field type
            {'ExclusiveStartKey': {'a': 'b'}}         | Unexpected value type in payload
            {'ExclusiveStartKey': {'a': {'S': 1}}}    | NUMBER_VALUE cannot be converted to String
            {'ExclusiveStartKey': {'a': {'B': 1}}}    | only base-64-encoded strings are convertible to bytes
            {'ExclusiveStartKey': {'a': {'B': '23456'}}} | Base64 encoded length is expected a multiple of 4 bytes but found: 5
            {'ExclusiveStartKey': {'a': {'B': '=+/='}}}  | Invalid last non-pad Base64 character dectected
            {'ExclusiveStartKey': {'a': {'SS': 'a'}}} | Unexpected field type
            {'ExclusiveStartKey': {'a': {'L': ['a']}}}   | Unexpected value type in payload
            {'ExclusiveStartKey': []} | Unrecognized collection type java.util.Map<java.lang.String, com.amazonaws.dynamodb.v20120810.AttributeValue>
            {'ExclusiveStartKey': {'a': []}} | Unrecognized collection type class com.amazonaws.dynamodb.v20120810.AttributeValue
            """)
    void aWrongTypeIsToldInTheServicesWords(String json, String message) {
        assertThat(wire.refusal("Scan", json.strip())).isEqualTo("SerializationException: " + message);
    }

    @Test
    void theMessageOfASerializationErrorHasACapitalAndItsNamespaceIsTheProtocols() {
        WireResponse response = wire.send("Scan", "{'TableName': 23}");
        assertThat(response.status()).isEqualTo(400);
        assertThat(Wire.json(response).has("Message")).isTrue();
        assertThat(Wire.json(response).path("__type").asText())
                .isEqualTo("com.amazon.coral.service#SerializationException");
    }

    @Test
    void aBodyThatIsNoJsonHasNoMessage() {
        assertThat(wire.ask("Scan", "{").size()).isEqualTo(1);
        assertThat(wire.ask("Scan", "").size()).isEqualTo(1);
        assertThat(wire.ask("Scan", "{} {}").path("__type").asText()).endsWith("SerializationException");
    }

    @Test
    void nullsAndUnknownMembersArePassedOver() {
        assertThat(wire.ask("Scan", "{'TableName': 'Tab', 'Limit': null, 'Zz': [{'a': 1}]}")
                        .path("Count")
                        .asInt(-1))
                .isZero();
    }

    @Test
    void nestingBeyondAllReasonIsNoJson() {
        String json = "{'Item': " + "{'a':{'M':".repeat(2000) + "{}" + "}}".repeat(2000) + "}";
        assertThat(wire.refusal("PutItem", json)).startsWith("SerializationException");
    }

    @Test
    void anUnknownOperationIsToldWithoutAMessage() {
        assertThat(wire.ask("Teleport", "{}").toString())
                .isEqualTo("{\"__type\":\"com.amazon.coral.service#UnknownOperationException\"}");
    }

    @Test
    void halvesOfSurrogatePairsDoNotBreakTheAnswer() {
        wire.ask("PutItem", "{'TableName': 'Tab', 'Item': {'pk': {'S': 'a'}, 'v': {'S': 'x\\ud800'}}}");
        assertThat(wire.ask("GetItem", "{'TableName': 'Tab', 'Key': {'pk': {'S': 'a'}}}")
                        .path("Item")
                        .path("v")
                        .path("S")
                        .asText())
                .isEqualTo("x?");
    }
}
