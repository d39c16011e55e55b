package dev.keyloom.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Which of several faults a transaction tells: the first action's first, whatever is wrong with those behind it.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_TransactWriteItems.html">AWS:
 *     TransactWriteItems</a>
 */
class TransactionOrderTest {
    private static final String BAD_VALUE = "{'Put': {'TableName': 'Tab', 'Item': {'pk': {'N': 'x'}}}}";
    private static final String BAD_EXPRESSION = """
            {'Put': {'TableName': 'Tab', 'Item': {'pk': {'S': 'a'}}, 'ConditionExpression': 'a = = b'}}""";
    private static final String SOUND = "{'Put': {'TableName': 'Tab', 'Item': {'pk': {'S': 'b'}}}}";

    private final Wire wire = Wire.current().withTable();

    @Test
    void theExpressionOfAnActionIsReadBeforeTheValuesOfTheNext() {
        assertThat(write(SOUND, BAD_EXPRESSION, BAD_VALUE)).startsWith("Invalid ConditionExpression: ");
    }

    @Test
    void theValuesOfAnActionAreReadBeforeTheExpressionOfTheNext() {
        assertThat(write(SOUND, BAD_VALUE, BAD_EXPRESSION)).contains("cannot be converted to a numeric value: x");
        assertThat(write(SOUND, BAD_VALUE)).contains("cannot be converted to a numeric value: x");
    }

    @Test
    void readsAreCheckedOneAfterAnotherToo() {
        String badProjection = """
                {'Get': {'TableName': 'Tab', 'Key': {'pk': {'S': 'a'}}, 'ProjectionExpression': 'a,,b'}}""";
        String badKey = "{'Get': {'TableName': 'Tab', 'Key': {'pk': {'N': 'x'}}}}";
        assertThat(get(badProjection, badKey)).startsWith("Invalid ProjectionExpression: ");
        assertThat(get(badKey, badProjection)).contains("cannot be converted to a numeric value: x");
    }

    private String write(String... actions) {
        return wire.validation("TransactWriteItems", "{'TransactItems': [" + String.join(", ", actions) + "]}");
    }

    private String get(String... gets) {
        return wire.validation("TransactGetItems", "{'TransactItems': [" + String.join(", ", gets) + "]}");
    }
}
