package dev.keyloom.engine;

import static dev.keyloom.engine.Engines.assertRefused;
import static dev.keyloom.engine.Engines.item;
import static dev.keyloom.engine.Engines.key;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.engine.request.BatchGetItemRequest;
import dev.keyloom.engine.request.BatchGetItemRequest.KeysAndAttributes;
import dev.keyloom.engine.request.BatchGetItemResult;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.ConsumedCapacity.Arms;
import dev.keyloom.engine.request.ConsumedCapacity.Units;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.ItemCollectionMetrics;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.Select;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.engine.request.WriteResult;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Capacity that requests tell to have used.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html">AWS: read and
 *     write operations</a>
 */
class CapacityTest {
    private static final TableSchema TABLE = new TableSchema(
            "T",
            key("PK", "SK"),
            List.of(new SecondaryIndex.Global("G", key("g"), Projection.KEYS_ONLY)),
            List.of(new SecondaryIndex.Local("L", key("PK", "l"), Projection.KEYS_ONLY)));

    private final Engines engines = Engines.with(TABLE);

    private WriteResult put(Item item) {
        return engines.engine()
                .putItem(new PutItemRequest(
                        "T",
                        item,
                        Optional.empty(),
                        ExpressionAttributes.NONE,
                        new WriteOptions(ReturnValues.ALL_OLD, false, ReturnConsumedCapacity.INDEXES, true)));
    }

    private static ConsumedCapacity used(double table, Map<String, Units> local, Map<String, Units> global) {
        double total = table
                + local.values().stream().mapToDouble(Units::capacity).sum()
                + global.values().stream().mapToDouble(Units::capacity).sum();
        return new ConsumedCapacity("T", Units.of(total), Optional.of(new Arms(Units.of(table), local, global)));
    }

    @Test
    void aWriteIsChargedForTheTableAndForEachIndexThatItChanges() {
        Item first = item("PK", "p", "SK", "s", "g", "1", "l", "1");
        assertThat(put(first).consumedCapacity()).hasValue(used(1, Map.of("L", Units.of(1)), Map.of("G", Units.of(1))));
        assertThat(put(first.with("more", AttributeValue.of("m"))).consumedCapacity())
                .hasValue(used(1, Map.of(), Map.of()));
        assertThat(put(first.with("g", AttributeValue.of("2"))).consumedCapacity())
                .hasValue(used(1, Map.of(), Map.of("G", Units.of(2))));
        assertThat(put(item("PK", "p", "SK", "s", "text", "x".repeat(3000))).consumedCapacity())
                .hasValue(used(3, Map.of("L", Units.of(1)), Map.of("G", Units.of(1))));
    }

    @Test
    void aWriteTellsTheSizeOfItsItemCollection() {
        assertThat(put(item("PK", "p", "SK", "s")).itemCollectionMetrics())
                .hasValue(new ItemCollectionMetrics("PK", AttributeValue.of("p"), 0, 1));
    }

    @Test
    void aReadIsChargedForStartedFourKilobytesEvenOfNothing() {
        put(item("PK", "p", "SK", "s", "text", "x".repeat(5000)));
        assertThat(read("s", false)).isEqualTo(1);
        assertThat(read("s", true)).isEqualTo(2);
        assertThat(read("none", false)).isEqualTo(0.5);
    }

    private double read(String sort, boolean consistent) {
        return engines.engine()
                .getItem(new GetItemRequest(
                        "T",
                        item("PK", "p", "SK", sort),
                        consistent,
                        Optional.empty(),
                        ExpressionAttributes.NONE,
                        ReturnConsumedCapacity.TOTAL))
                .consumedCapacity()
                .orElseThrow()
                .total()
                .capacity();
    }

    @Test
    void aPageIsChargedForTheSumOfItsItemsWhateverTheFilter() {
        IntStream.range(0, 10)
                .forEach(i -> engines.put("T", "PK", "p", "SK", "" + i, "l", "l", "text", "x".repeat(1000)));
        Engines.Reading all = engines.query("T", "PK = :p", ":p", "p")
                .filter("attribute_not_exists(text1)")
                .capacity(ReturnConsumedCapacity.INDEXES);
        assertThat(all.page().consumedCapacity()).hasValue(used(1.5, Map.of(), Map.of()));
    }

    @Test
    void aLocalIndexIsChargedForWhatItHoldsAndForEachItemThatItFetches() {
        IntStream.range(0, 10)
                .forEach(i -> engines.put("T", "PK", "p", "SK", "" + i, "l", "l", "text", "x".repeat(1000)));
        Engines.Reading index =
                engines.query("T", "PK = :p", ":p", "p").on("L").capacity(ReturnConsumedCapacity.INDEXES);
        assertThat(index.page().consumedCapacity()).hasValue(used(0, Map.of("L", Units.of(0.5)), Map.of()));
        assertThat(index.select(Select.ALL_ATTRIBUTES).page().consumedCapacity())
                .hasValue(used(5, Map.of("L", Units.of(0.5)), Map.of()));
    }

    @Test
    void aBatchReadsEachKeyForItself() {
        engines.put("T", "PK", "p", "SK", "1");
        List<Item> keys = List.of(item("PK", "p", "SK", "1"), item("PK", "p", "SK", "2"));
        BatchGetItemResult result = engines.engine()
                .batchGetItem(
                        new BatchGetItemRequest(Map.of("T", KeysAndAttributes.of(keys)), ReturnConsumedCapacity.TOTAL));
        assertThat(result.responses()).isEqualTo(Map.of("T", List.of(keys.get(0))));
        assertThat(result.unprocessedKeys()).isEmpty();
        assertThat(result.consumedCapacity().get(0).total().capacity()).isEqualTo(1);
    }

    @Test
    void aBatchThatReadsTooMuchLeavesKeysUnprocessed() {
        List<Item> keys = IntStream.range(0, 50)
                .mapToObj(i -> item("PK", "p", "SK", "" + i))
                .toList();
        keys.forEach(each -> put(each.with("text", AttributeValue.of("x".repeat(390_000)))));
        BatchGetItemResult result = engines.engine()
                .batchGetItem(
                        new BatchGetItemRequest(Map.of("T", KeysAndAttributes.of(keys)), ReturnConsumedCapacity.NONE));
        List<Item> left = result.unprocessedKeys().get("T").keys();
        assertThat(result.responses().get("T")).hasSize(43);
        assertThat(left).isEqualTo(keys.subList(43, 50));
    }

    @Test
    void oneBadWriteFailsTheWholeBatch() {
        List<BatchWriteItemRequest.Write> writes = List.of(
                new BatchWriteItemRequest.Put(item("PK", "p", "SK", "1")),
                new BatchWriteItemRequest.Put(item("PK", "p", "SK", "2", "g", "")),
                new BatchWriteItemRequest.Put(item("PK", "p", "SK", "3")));
        assertRefused(
                "One or more parameter values are not valid. A value specified for a secondary index key is not"
                        + " supported. The AttributeValue for a key attribute cannot contain an empty string value."
                        + " IndexName: G, IndexKey: g",
                () -> batch(writes));
        assertThat(engines.scan("T").items()).isEmpty();
        assertRefused(
                "Provided list of item keys contains duplicates",
                () -> batch(List.of(
                        new BatchWriteItemRequest.Put(item("PK", "p", "SK", "1", "a", 1)),
                        new BatchWriteItemRequest.Delete(item("PK", "p", "SK", "1")))));
    }

    private void batch(List<BatchWriteItemRequest.Write> writes) {
        engines.engine()
                .batchWriteItem(new BatchWriteItemRequest(Map.of("T", writes), ReturnConsumedCapacity.NONE, false));
    }
}
