package dev.keyloom.engine;

import static dev.keyloom.engine.Engines.T01;
import static dev.keyloom.engine.Engines.assertRefused;
import static dev.keyloom.engine.Engines.item;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

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
    void anUpdateCountsItsStatementToo() {
        Item key = item("PK", "p", "SK", "s");
        engines.update("T01", key, "SET a = :a", ":a", text(409_584));
        String tooLarge = "Item size to update has exceeded the maximum allowed size";
        assertRefused(tooLarge, () -> engines.update("T01", key, "SET a = :a", ":a", text(409_585 + 6)));
        assertRefused(tooLarge, () -> engines.update("T01", key, "SET b = :a", ":a", text(409_000)));
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
