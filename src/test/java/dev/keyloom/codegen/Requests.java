package dev.keyloom.codegen;

import dev.keyloom.engine.request.BatchExecuteStatementRequest;
import dev.keyloom.engine.request.BatchGetItemRequest;
import dev.keyloom.engine.request.BatchGetItemRequest.KeysAndAttributes;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.ExecuteStatementRequest;
import dev.keyloom.engine.request.ExecuteTransactionRequest;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.ScanRequest;
import dev.keyloom.engine.request.Select;
import dev.keyloom.engine.request.TransactGetItemsRequest;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Requests of every operation against the table {@code Shop} of keys {@code PK} and {@code SK}. */
final class Requests {
    static final String TABLE = """
            {'TableName': 'Shop', 'BillingMode': 'PAY_PER_REQUEST',
             'AttributeDefinitions': [{'AttributeName': 'PK', 'AttributeType': 'S'}, {'AttributeName': 'SK', 'AttributeType': 'S'}],
             'KeySchema': [{'AttributeName': 'PK', 'KeyType': 'HASH'}, {'AttributeName': 'SK', 'KeyType': 'RANGE'}]}""";

    /** Texts that end, or open, something in one language or another. */
    static final List<String> HOSTILE = List.of(
            "\"",
            "'",
            "\\",
            "\\\"",
            "\\'",
            "\"\"\"",
            "'''",
            "`",
            "${process.exit(3)}",
            "$(exit 3)",
            "`exit 3`",
            "$HOME",
            "!!",
            "!$",
            "\\u0022 + exit(3) + \\u0022",
            "\\N{QUOTATION MARK}",
            "%s%d{0}#{x}",
            "*/ // # --",
            "a\nb",
            "a\r\nb\tc",
            "\u0000\u0001\u001a\u001b\u007f\u0085",
            "\u2028\u2029\ufeff\u202eevil\u202c\u200b\u00a0",
            "\uD83D\uDE00 \uE000 \uDBFF\uDFFF",
            "繁體中文 é ñ ß",
            "\nJSON\nEOF\n",
            "0\u00007 7",
            "</script>",
            "file:///etc/hostname",
            "-x",
            "");

    static final Item KEY = key("CUSTOMER#7", "ORDER#0000001");

    private Requests() {}

    static Item key(String partition, String sort) {
        return Item.builder().put("PK", partition).put("SK", sort).build();
    }

    /** An item with a value of every type, the widest number, and names that are words of languages. */
    static Item exotic() {
        Map<String, AttributeValue> inner = new LinkedHashMap<>();
        inner.put("class", AttributeValue.of("a \"quoted\" word"));
        inner.put("def", new AttributeValue.L(List.of(AttributeValue.of(1), new AttributeValue.NULL())));
        inner.put("None", new AttributeValue.M(Map.of()));
        return KEY.toBuilder()
                .put("text", "繁體中文 \uD83D\uDE00")
                .put("empty", "")
                .put("number", new AttributeValue.N(new BigDecimal("12345678901234567890123456789012345678")))
                .put("fraction", new AttributeValue.N(new BigDecimal("-0.10000000000000000000000000000000000001")))
                .put("small", new AttributeValue.N(new BigDecimal("1E-130")))
                .put("large", new AttributeValue.N(new BigDecimal("9.9E+125")))
                .put("price", new AttributeValue.N(new BigDecimal("19.99")))
                .put("binary", new AttributeValue.B(bytes("\u0000\u00ff\"'\\")))
                .put("yes", new AttributeValue.BOOL(true))
                .put("no", new AttributeValue.BOOL(false))
                .put("null", new AttributeValue.NULL())
                .put("map", new AttributeValue.M(inner))
                .put("list", new AttributeValue.L(List.of()))
                .put("texts", AttributeValue.SS.of(List.of("a", "b\"", "ß")))
                .put(
                        "numbers",
                        AttributeValue.NS.of(List.of(
                                new BigDecimal("1"), new BigDecimal("2.5000000000000000000000000000000000001"))))
                .put("simple numbers", AttributeValue.NS.of(List.of(new BigDecimal("1"), new BigDecimal("2.5"))))
                .put("binaries", AttributeValue.BS.of(List.of(bytes("a"), bytes("\u0001"))))
                .build();
    }

    /** An item that holds every hostile text as value and in a name. */
    static Item hostile() {
        Item.Builder item = key("HOSTILE", "'\"\\$(exit 3)").toBuilder();
        IntStream.range(0, HOSTILE.size())
                .forEach(i -> item.put("n" + i, HOSTILE.get(i))
                        .put(
                                "m" + i,
                                new AttributeValue.M(Map.of("k" + HOSTILE.get(i), AttributeValue.of(HOSTILE.get(i))))));
        return item.build();
    }

    private static Bytes bytes(String text) {
        return Bytes.of(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    static PreparedRequest query() {
        return new PreparedRequest.Query(new QueryRequest(
                "Shop",
                Optional.empty(),
                RequestExpression.text("#PK = :pk AND begins_with(#SK, :order)"),
                Optional.of(RequestExpression.text(
                        "attribute_exists(#total) AND (attribute_not_exists(#status) OR #status = :open)")),
                Optional.empty(),
                new ExpressionAttributes(
                        Map.of("#PK", "PK", "#SK", "SK", "#total", "total", "#status", "status"),
                        Map.of(
                                ":pk",
                                AttributeValue.of("CUSTOMER#8"),
                                ":order",
                                AttributeValue.of("ORDER#"),
                                ":open",
                                AttributeValue.of("OPEN"))),
                false,
                limited(2)));
    }

    static PreparedRequest count() {
        return new PreparedRequest.Query(new QueryRequest(
                "Shop",
                Optional.empty(),
                RequestExpression.text("#PK = :pk"),
                Optional.empty(),
                Optional.empty(),
                new ExpressionAttributes(Map.of("#PK", "PK"), Map.of(":pk", AttributeValue.of("CUSTOMER#8"))),
                true,
                new ReadOptions(
                        Optional.of(Select.COUNT),
                        OptionalInt.of(2),
                        Optional.empty(),
                        true,
                        ReturnConsumedCapacity.NONE)));
    }

    /** Begins after the second order. */
    static PreparedRequest queryFromKey() {
        return new PreparedRequest.Query(new QueryRequest(
                "Shop",
                Optional.empty(),
                RequestExpression.text("#PK = :pk"),
                Optional.empty(),
                Optional.of(RequestExpression.text("SK")),
                new ExpressionAttributes(Map.of("#PK", "PK"), Map.of(":pk", AttributeValue.of("CUSTOMER#8"))),
                true,
                new ReadOptions(
                        Optional.empty(),
                        OptionalInt.of(1),
                        Optional.of(key("CUSTOMER#8", "ORDER#2")),
                        false,
                        ReturnConsumedCapacity.NONE)));
    }

    static PreparedRequest scan() {
        return new PreparedRequest.Scan(new ScanRequest(
                "Shop",
                Optional.empty(),
                Optional.of(RequestExpression.text("#class = :class")),
                Optional.of(RequestExpression.text("SK, #class")),
                new ExpressionAttributes(Map.of("#class", "class"), Map.of(":class", AttributeValue.of("it's"))),
                Optional.of(new ScanRequest.Segment(0, 1)),
                limited(1)));
    }

    private static ReadOptions limited(int limit) {
        return new ReadOptions(
                Optional.empty(), OptionalInt.of(limit), Optional.empty(), false, ReturnConsumedCapacity.NONE);
    }

    static PreparedRequest get() {
        return new PreparedRequest.Get(new GetItemRequest(
                "Shop",
                KEY,
                true,
                Optional.of(RequestExpression.text("SK, price, #yes")),
                new ExpressionAttributes(Map.of("#yes", "yes"), Map.of()),
                ReturnConsumedCapacity.NONE));
    }

    static PreparedRequest put(Item item) {
        return new PreparedRequest.Put(PutItemRequest.of("Shop", item));
    }

    static PreparedRequest putIfAbsent() {
        return new PreparedRequest.Put(new PutItemRequest(
                "Shop",
                exotic(),
                Optional.of(RequestExpression.text("attribute_not_exists(PK)")),
                ExpressionAttributes.NONE,
                new WriteOptions(ReturnValues.ALL_OLD, true, ReturnConsumedCapacity.NONE, false)));
    }

    static PreparedRequest update() {
        return new PreparedRequest.Update(new UpdateItemRequest(
                "Shop",
                KEY,
                Optional.of(RequestExpression.text(
                        "SET #price = #price + :more, #map.#class = :text, added = :added REMOVE yes ADD #count :one")),
                Optional.of(RequestExpression.text("#price < :limit")),
                new ExpressionAttributes(
                        Map.of("#price", "price", "#map", "map", "#class", "class", "#count", "count"),
                        Map.of(
                                ":more",
                                new AttributeValue.N(new BigDecimal("0.00000000000000000000000000000000001")),
                                ":text",
                                AttributeValue.of("\"$(exit 3)' ${1}\\"),
                                ":added",
                                new AttributeValue.B(bytes("new")),
                                ":one",
                                AttributeValue.of(1),
                                ":limit",
                                AttributeValue.of(100))),
                new WriteOptions(ReturnValues.UPDATED_NEW, false, ReturnConsumedCapacity.NONE, false)));
    }

    static PreparedRequest delete() {
        return new PreparedRequest.Delete(new DeleteItemRequest(
                "Shop",
                key("CUSTOMER#8", "ORDER#5"),
                Optional.of(RequestExpression.text("attribute_exists(PK)")),
                ExpressionAttributes.NONE,
                WriteOptions.NONE));
    }

    static PreparedRequest batchWrite() {
        List<BatchWriteItemRequest.Write> puts = IntStream.rangeClosed(1, 6)
                .<BatchWriteItemRequest.Write>mapToObj(number ->
                        new BatchWriteItemRequest.Put(key("CUSTOMER#8", "ORDER#" + number).toBuilder()
                                .put("total", number * 10L)
                                .put("class", number % 2 == 0 ? "it's" : "that's")
                                .build()))
                .toList();
        List<BatchWriteItemRequest.Write> writes = new ArrayList<>(puts);
        writes.add(new BatchWriteItemRequest.Delete(key("CUSTOMER#9", "ORDER#1")));
        return new PreparedRequest.BatchWrite(
                new BatchWriteItemRequest(Map.of("Shop", writes), ReturnConsumedCapacity.NONE, false));
    }

    static PreparedRequest batchGet() {
        return new PreparedRequest.BatchGet(new BatchGetItemRequest(
                Map.of(
                        "Shop",
                        new KeysAndAttributes(
                                List.of(key("CUSTOMER#8", "ORDER#1"), key("CUSTOMER#8", "ORDER#3")),
                                true,
                                Optional.of(RequestExpression.text("SK, #total")),
                                new ExpressionAttributes(Map.of("#total", "total"), Map.of()))),
                ReturnConsumedCapacity.NONE));
    }

    static PreparedRequest transactGet() {
        return new PreparedRequest.TransactGet(new TransactGetItemsRequest(
                List.of(
                        new TransactGetItemsRequest.Get(
                                "Shop",
                                key("CUSTOMER#8", "ORDER#4"),
                                Optional.of(RequestExpression.text("SK, #total")),
                                new ExpressionAttributes(Map.of("#total", "total"), Map.of())),
                        TransactGetItemsRequest.Get.of("Shop", key("nobody", "nothing"))),
                ReturnConsumedCapacity.NONE));
    }

    static PreparedRequest transactWrite() {
        return new PreparedRequest.TransactWrite(new TransactWriteItemsRequest(
                List.of(
                        new TransactWriteItemsRequest.ConditionCheck(
                                "Shop",
                                KEY,
                                Optional.of(RequestExpression.text("attribute_exists(PK)")),
                                ExpressionAttributes.NONE,
                                true),
                        new TransactWriteItemsRequest.Put(
                                "Shop",
                                key("CUSTOMER#9", "PROFILE").with("name", AttributeValue.of("O'Hara")),
                                Optional.empty(),
                                ExpressionAttributes.NONE,
                                false),
                        new TransactWriteItemsRequest.Update(
                                "Shop",
                                key("CUSTOMER#8", "ORDER#1"),
                                RequestExpression.text("SET #status = :status"),
                                Optional.empty(),
                                new ExpressionAttributes(
                                        Map.of("#status", "status"), Map.of(":status", AttributeValue.of("SHIPPED"))),
                                false),
                        new TransactWriteItemsRequest.Delete(
                                "Shop",
                                key("CUSTOMER#8", "ORDER#6"),
                                Optional.empty(),
                                ExpressionAttributes.NONE,
                                false)),
                Optional.of("8f0c2f3e"),
                ReturnConsumedCapacity.NONE,
                false));
    }

    static PreparedRequest select() {
        return new PreparedRequest.Statement(new ExecuteStatementRequest(
                "SELECT SK, total FROM \"Shop\" WHERE PK = ? AND total > ?",
                List.of(AttributeValue.of("CUSTOMER#8"), AttributeValue.of(5)),
                true,
                Optional.empty(),
                OptionalInt.of(2),
                ReturnConsumedCapacity.NONE,
                false));
    }

    static PreparedRequest statement() {
        return new PreparedRequest.Statement(ExecuteStatementRequest.of(
                "UPDATE \"Shop\" SET note = 'it''s' SET flag = ? WHERE PK = 'CUSTOMER#8' AND SK = ? RETURNING ALL NEW *",
                List.of(new AttributeValue.BOOL(true), AttributeValue.of("ORDER#3"))));
    }

    static PreparedRequest statementBatch() {
        return new PreparedRequest.StatementBatch(new BatchExecuteStatementRequest(
                List.of(
                        new BatchExecuteStatementRequest.Statement(
                                "SELECT * FROM Shop WHERE PK = ? AND SK = ?",
                                List.of(AttributeValue.of("CUSTOMER#8"), AttributeValue.of("ORDER#2")),
                                true,
                                false),
                        new BatchExecuteStatementRequest.Statement(
                                "SELECT * FROM Nowhere WHERE PK = 'a' AND SK = 'b'", List.of(), false, false)),
                ReturnConsumedCapacity.NONE));
    }

    static PreparedRequest statementTransaction() {
        return new PreparedRequest.StatementTransaction(new ExecuteTransactionRequest(
                List.of(
                        new ExecuteTransactionRequest.Statement(
                                "INSERT INTO Shop VALUE {'PK': ?, 'SK': ?, 'tags': ?}",
                                List.of(
                                        AttributeValue.of("CUSTOMER#9"),
                                        AttributeValue.of("TAGS"),
                                        AttributeValue.SS.of(List.of("x", "y"))),
                                true),
                        new ExecuteTransactionRequest.Statement(
                                "UPDATE Shop SET checked = true WHERE PK = 'CUSTOMER#8' AND SK = 'ORDER#2'",
                                List.of(),
                                false)),
                Optional.empty(),
                ReturnConsumedCapacity.NONE));
    }

    /** Requests one after the other, by names for files; all succeed on an empty table. */
    static Map<String, PreparedRequest> scenario() {
        Map<String, PreparedRequest> requests = new LinkedHashMap<>();
        requests.put("put", putIfAbsent());
        requests.put("put_hostile", put(hostile()));
        requests.put("batch_write", batchWrite());
        requests.put("update", update());
        requests.put("get", get());
        requests.put("query", query());
        requests.put("query_count", count());
        requests.put("query_from_key", queryFromKey());
        requests.put("scan", scan());
        requests.put("batch_get", batchGet());
        requests.put("transact_get", transactGet());
        requests.put("transact_write", transactWrite());
        requests.put("delete", delete());
        requests.put("statement_select", select());
        requests.put("statement", statement());
        requests.put("statement_batch", statementBatch());
        requests.put("statement_transaction", statementTransaction());
        return requests;
    }
}
