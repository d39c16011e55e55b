package dev.keyloom.engine;

import static dev.keyloom.engine.Engines.T01;
import static dev.keyloom.engine.Engines.assertRefused;
import static dev.keyloom.engine.Engines.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * How large and how deep items may be.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">AWS: items</a>
 */
class ItemSizeTest {
    /** PK, p, SK, s and the name of the text. */
    private static final int OTHER_BYTES = 7;

    private final Engines engines = Engines.with(T01);

    private static String text(int itemBytes) {
        return "x".repeat(itemBytes - OTHER_BYTES);
    }

    @Test
    void anItemHasAtMost400Kilobytes() {
        engines.put("T01", "PK", "p", "SK", "s", "a", text(409_600));
        assertRefused(
                "Item size has exceeded the maximum allowed size",
                () -> engines.put("T01", "PK", "p", "SK", "s", "a", text(409_601)));
    }

    @Test
    void anUpdateOfManyBytesIsRefusedWhateverTheItem() {
        Item key = item("PK", "p", "SK", "s");
        String tooLarge = "Item size to update has exceeded the maximum allowed size";
        engines.update("T01", key, "SET a = :a", ":a", "x".repeat(409_600 - 3 - 19 - 1));
        assertRefused(tooLarge, () -> engines.update("T01", key, "SET a = :a", ":a", "x".repeat(409_600 - 3 - 19)));
        assertRefused(tooLarge, () -> engines.update("T01", key, "SET b = :a", ":a", "x".repeat(20)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        SET b = :pad, c = abcdefghij               | 45
        SET b = :pad, c = m.z                      | 51
        SET b = :pad, c = l[10]                    | 52
        SET b = :pad, n = n + :one                 | 72
        SET b = :pad, n = n - :one                 | 75
        SET b = :pad, c = if_not_exists(c, :one)   | 77
        SET b = :pad ADD abcdefghij :one           | 31
        SET b = :pad REMOVE abcdefghij             | 11
        SET b = :pad REMOVE m.yy                   | 8
        SET b = :pad REMOVE l[10]                  | 8
        """)
    void eachActionOfAStatementHasItsShare(String statement, int bytes) {
        int padding = 409_600 - 3 - 19 - 1 - bytes;
        for (int more : new int[] {0, 1}) {
            engines.engine().putItem(PutItemRequest.of("T01", seed(statement)));
            Object[] given = statement.contains(":one")
                    ? new Object[] {":pad", "x".repeat(padding + more), ":one", 1}
                    : new Object[] {":pad", "x".repeat(padding + more)};
            ThrowingCallable update = () -> engines.update("T01", item("PK", "p", "SK", "s"), statement, given);
            if (more == 0) {
                assertThatCode(update).doesNotThrowAnyException();
            } else {
                assertRefused("Item size to update has exceeded the maximum allowed size", update);
            }
        }
    }

    /** Returns an item that has what a statement reads, and not much more. */
    private static Item seed(String statement) {
        Item key = item("PK", "p", "SK", "s");
        if (statement.contains("m.")) {
            return key.with("m", new AttributeValue.M(item("z", "z", "yy", "y").toMap()));
        }
        if (statement.contains("l[")) {
            return key.with("l", new AttributeValue.L(Collections.nCopies(11, AttributeValue.of(""))));
        }
        return statement.contains("abcdefghij")
                ? key.with("abcdefghij", AttributeValue.of(0))
                : key.with("n", AttributeValue.of(1));
    }

    @Test
    void listsAndMapsNestUpTo32Levels() {
        engines.put("T01", "PK", "p", "SK", "s", "a", nested(31));
        String tooDeep =
                "Nesting Levels have exceeded supported limits: Attributes in the item have nested levels beyond"
                        + " supported limit";
        assertRefused(tooDeep, () -> engines.put("T01", "PK", "p", "SK", "s", "a", nested(32)));
        assertRefused(
                tooDeep, () -> engines.update("T01", item("PK", "p", "SK", "s"), "SET a.m = :a", ":a", nested(31)));
    }

    private static AttributeValue nested(int wraps) {
        AttributeValue value = AttributeValue.of("leaf");
        for (int i = 0; i < wraps; i++) {
            value = new AttributeValue.M(Map.of("m", value));
        }
        return value;
    }

    @Test
    void aTransactionHasAtMost4Megabytes() {
        List<TransactWriteItemsRequest.Action> puts = IntStream.range(0, 12)
                .<TransactWriteItemsRequest.Action>mapToObj(i -> new TransactWriteItemsRequest.Put(
                        "T01",
                        item("PK", "p" + i, "SK", "s", "a", text(350_000)),
                        Optional.empty(),
                        ExpressionAttributes.NONE,
                        false))
                .toList();
        engines.engine().transactWriteItems(TransactWriteItemsRequest.of(puts.subList(0, 11)));
        assertRefused(
                "Transaction request size exceeds the maximum allowed size of 4 MB",
                () -> engines.engine().transactWriteItems(TransactWriteItemsRequest.of(puts)));
        assertThat(engines.scan("T01").items()).hasSize(11);
    }
}
