package dev.keyloom.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What an attribute value may be, and how each operation says that it is none.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.NamingRulesDataTypes.html">AWS:
 *     naming rules and data types</a>
 */
class ValueFaultTest {
    private static final String OVERFLOW =
            "Number overflow. Attempting to store a number with magnitude larger than supported range";
    private static final String NO_NUMBER = "The parameter cannot be converted to a numeric value";

    private final Wire wire = Wire.current().withTable();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            +5        | 5
            .5        | 0.5
            5.        | 5
            1.e5      | 100000
            0042.1200 | 42.12
            -0        | 0
            0e125     | 0
            1E-2      | 0.01
            -1.50e1   | -15
            123456789012345678901234567890 | 123456789012345678901234567890
            12345678901234567890123456789012345678 | 12345678901234567890123456789012345678
            9.9999999999999999999999999999999999999e3 | 9999.9999999999999999999999999999999999
            """)
    void numbersComeBackInPlainDigits(String given, String kept) {
        put("{'N': '" + given + "'}");
        assertThat(wire.ask("GetItem", "{'TableName': 'Tab', 'Key': {'pk': {'S': 'a'}}}")
                        .path("Item")
                        .path("v")
                        .path("N")
                        .asText())
                .isEqualTo(kept);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            abc              | The parameter cannot be converted to a numeric value: abc
            1e               | The parameter cannot be converted to a numeric value: 1e
            .                | The parameter cannot be converted to a numeric value: .
            1+2              | The parameter cannot be converted to a numeric value: 1+2
            0x10             | The parameter cannot be converted to a numeric value: 0x10
            NaN              | The parameter cannot be converted to a numeric value: NaN
            1e9223372036854775808 | The parameter cannot be converted to a numeric value: 1e9223372036854775808
            1e126            | Number overflow. Attempting to store a number with magnitude larger than supported range
            0e126            | Number overflow. Attempting to store a number with magnitude larger than supported range
            1e99999999999    | Number overflow. Attempting to store a number with magnitude larger than supported range
            1e-131           | Number underflow. Attempting to store a number with magnitude smaller than supported range
            0e-131           | Number underflow. Attempting to store a number with magnitude smaller than supported range
            1e-99999999999   | Number underflow. Attempting to store a number with magnitude smaller than supported range
            123456789012345678901234567890123456789 | Attempting to store more than 38 significant digits in a Number
            """)
    void whatIsNoNumberIsRefused(String given, String message) {
        assertThat(put("{'N': '" + given + "'}")).isEqualTo("1 validation error detected: " + message);
        assertThat(put("{'NS': ['1', '" + given + "']}")).isEqualTo("1 validation error detected: " + message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {}                          | Supplied AttributeValue is empty, must contain exactly one of the supported datatypes
            {'S': 'a', 'N': '1'}        | Supplied AttributeValue has more than one datatypes set, must contain exactly one of the supported datatypes
            {'NULL': false}             | One or more parameter values were invalid: Null attribute value types must have the value of true
            {'SS': []}                  | One or more parameter values were invalid: An string set  may not be empty
            {'NS': []}                  | One or more parameter values were invalid: An number set  may not be empty
            {'BS': []}                  | One or more parameter values were invalid: Binary sets should not be empty
            {'SS': ['b', 'a', 'b']}     | One or more parameter values were invalid: Input collection ["a", "b", "b"] contains duplicates.
            {'BS': ['/w==', 'AA==', 'AA==']} | One or more parameter values were invalid: Input collection ["AA==","/w==","AA=="]of type BS contains duplicates.
            {'NS': ['2', '1', '2.0']}   | One or more parameter values were invalid: Input collection contains duplicates.
            {'L': [{'M': {'x': {'SS': []}}}]} | One or more parameter values were invalid: An string set  may not be empty
            """)
    void whatIsNoValueIsRefused(String value, String message) {
        assertThat(put(value)).isEqualTo("1 validation error detected: " + message);
    }

    @Test
    void aValueHasAtMostThirtyTwoLevels() {
        assertThat(wire.ask("PutItem", item(nested(31))).has("__type")).isFalse();
        assertThat(put(nested(32)))
                .isEqualTo(
                        "1 validation error detected: Nesting Levels have exceeded supported limits: Attributes in the"
                                + " item have nested levels beyond supported limit");
    }

    @Test
    void readsSayTheSameWithoutTheEnvelope() {
        assertThat(wire.validation("GetItem", "{'TableName': 'Tab', 'Key': {'pk': {'N': ''}}}"))
                .isEqualTo(NO_NUMBER + ": ");
        assertThat(wire.validation(
                        "Query",
                        "{'TableName': 'Tab', 'KeyConditionExpression': 'pk = :p',"
                                + " 'ExpressionAttributeValues': {':p': {'N': '1e126'}}}"))
                .isEqualTo(OVERFLOW);
    }

    @Test
    void batchesAndScansSayItInFormerWords() {
        assertThat(wire.validation(
                        "BatchWriteItem",
                        "{'RequestItems': {'Tab': [{'PutRequest': {'Item': {'pk': {'S': 'a'}, 'v': {'N': ''}}}}]}}"))
                .isEqualTo(NO_NUMBER);
        assertThat(wire.validation(
                        "Scan",
                        "{'TableName': 'Tab', 'FilterExpression': 'a = :v',"
                                + " 'ExpressionAttributeValues': {':v': {'SS': ['b', 'a', 'b']}}}"))
                .isEqualTo(
                        "ExpressionAttributeValues contains invalid value: One or more parameter values were invalid:"
                                + " Input collection [b, a, b] contains duplicates. for key :v");
    }

    @Test
    void inFormerWordsNothingIsInAnEnvelope() {
        Wire former = Wire.former().withTable();
        assertThat(former.validation("PutItem", item("{'SS': ['a', 'a']}")))
                .isEqualTo("One or more parameter values were invalid: Input collection [a, a] contains duplicates.");
    }

    private String put(String value) {
        return wire.validation("PutItem", item(value));
    }

    private static String item(String value) {
        return "{'TableName': 'Tab', 'Item': {'pk': {'S': 'a'}, 'v': " + value + "}}";
    }

    private static String nested(int wraps) {
        return "{'M':{'n':".repeat(wraps) + "{'S':'leaf'}" + "}}".repeat(wraps);
    }
}
