package dev.keyloom.wire.random;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A client by chance: one request after another to a few tables, of all operations and with all their parts. Most are
 * sound and some are refused, as when a condition fails or a table is missing. It goes on from the answers: to the next
 * page, to the records of a stream.
 */
public final class RandomRequests {
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().enable(JsonWriteFeature.ESCAPE_NON_ASCII).build();

    private final RandomGenerator random;
    private final RandomValues values;
    private final Profile profile;
    private Optional<Request> continued = Optional.empty();
    private Optional<Request> repeatable = Optional.empty();
    private Optional<Supplier<Request>> streamStep = Optional.empty();

    /**
     * What a client does.
     *
     * @param partitions how many partition keys each table has
     * @param textLength how long the longest attribute of an item is
     * @param tableChangeOneIn of so many requests one makes, changes or removes a table
     * @param expiry about when items expire that do, in seconds since 1970
     */
    public record Profile(int partitions, int textLength, int tableChangeOneIn, long expiry) {}

    /** A request: what is asked, and the body's JSON in ASCII. */
    public record Request(String operation, String json) {
        /** Returns what stands in the header {@code X-Amz-Target}. */
        public String target() {
            return (operation.contains("Stream")
                                    || operation.equals("GetShardIterator")
                                    || operation.equals("GetRecords")
                            ? "DynamoDBStreams_20120810."
                            : "DynamoDB_20120810.")
                    + operation;
        }
    }

    public RandomRequests(RandomGenerator random, Profile profile) {
        this.random = random;
        this.profile = profile;
        this.values = new RandomValues(random, profile);
    }

    /** Returns the requests that make all tables. */
    public static List<Request> createTables() {
        return java.util.Arrays.stream(RandomTable.values())
                .map(table -> request("CreateTable", table.create(table == RandomTable.SONGS)))
                .toList();
    }

    /** Returns the next request. */
    public Request next() {
        if (streamStep.isPresent()) {
            Request step = streamStep.get().get();
            streamStep = Optional.empty();
            return step;
        }
        if (continued.isPresent() && !values.oneIn(4)) {
            Request next = continued.get();
            continued = Optional.empty();
            return next;
        }
        continued = Optional.empty();
        return values.oneIn(profile.tableChangeOneIn()) ? tableChange() : itemRequest();
    }

    /** Takes note of an answer of status 200, from which the next request may go on. */
    public void answered(Request request, JsonNode answer) {
        try {
            ObjectNodes asked = new ObjectNodes(request);
            if (answer.has("LastEvaluatedKey") && !request.operation().equals("ExecuteStatement")) {
                continued = Optional.of(asked.with("ExclusiveStartKey", answer.get("LastEvaluatedKey")));
            } else if (answer.has("NextToken")) {
                continued = Optional.of(asked.with("NextToken", answer.get("NextToken")));
            } else if (answer.has("LastEvaluatedTableName")) {
                continued = Optional.of(asked.with("ExclusiveStartTableName", answer.get("LastEvaluatedTableName")));
            }
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
        stream(request, answer);
    }

    private void stream(Request request, JsonNode answer) {
        switch (request.operation()) {
            case "ListStreams" -> {
                JsonNode streams = answer.path("Streams");
                if (!streams.isEmpty()) {
                    String arn = streams.get(random.nextInt(streams.size()))
                            .path("StreamArn")
                            .asText();
                    streamStep = Optional.of(() -> request("DescribeStream", Map.of("StreamArn", arn)));
                }
            }
            case "DescribeStream" -> {
                JsonNode stream = answer.path("StreamDescription");
                JsonNode shard = stream.path("Shards").path(0);
                if (!shard.isMissingNode()) {
                    String type = values.pick(List.of("TRIM_HORIZON", "LATEST", "AT_SEQUENCE_NUMBER"));
                    Map<String, Object> asked = new LinkedHashMap<>();
                    asked.put("StreamArn", stream.path("StreamArn").asText());
                    asked.put("ShardId", shard.path("ShardId").asText());
                    asked.put("ShardIteratorType", type);
                    if (type.equals("AT_SEQUENCE_NUMBER")) {
                        asked.put(
                                "SequenceNumber",
                                shard.path("SequenceNumberRange")
                                        .path("StartingSequenceNumber")
                                        .asText());
                    }
                    streamStep = Optional.of(() -> request("GetShardIterator", asked));
                }
            }
            case "GetShardIterator" ->
                streamStep = Optional.of(() -> request(
                        "GetRecords",
                        Map.of("ShardIterator", answer.path("ShardIterator").asText(), "Limit", 100)));
            case "GetRecords" -> {
                if (answer.has("NextShardIterator") && !answer.path("Records").isEmpty() && !values.oneIn(3)) {
                    streamStep = Optional.of(() -> request(
                            "GetRecords",
                            Map.of(
                                    "ShardIterator",
                                    answer.path("NextShardIterator").asText())));
                }
            }
            default -> {
                // Nothing to go on from.
            }
        }
    }

    private RandomTable table() {
        return values.pick(List.of(RandomTable.values()));
    }

    private Request tableChange() {
        RandomTable table = table();
        String name = table.name();
        return switch (random.nextInt(12)) {
            case 0, 1, 2, 3 -> request("CreateTable", table.create(random.nextBoolean()));
            case 4 -> request("DeleteTable", Map.of("TableName", name));
            case 5, 6 -> request("UpdateTable", table.addIndex());
            case 7 ->
                request(
                        "UpdateTable",
                        Map.of(
                                "TableName",
                                name,
                                "GlobalSecondaryIndexUpdates",
                                List.of(Map.of("Delete", Map.of("IndexName", RandomTable.ADDED_INDEX)))));
            case 8 -> request("UpdateTable", Map.of("TableName", name, "StreamSpecification", RandomTable.stream()));
            case 9 ->
                request(
                        "UpdateTable",
                        Map.of("TableName", name, "StreamSpecification", Map.of("StreamEnabled", false)));
            default ->
                request(
                        "UpdateTimeToLive",
                        Map.of(
                                "TableName",
                                name,
                                "TimeToLiveSpecification",
                                Map.of("AttributeName", "ttl", "Enabled", !values.oneIn(4))));
        };
    }

    private Request itemRequest() {
        return switch (random.nextInt(26)) {
            case 0, 1, 2, 3 -> put();
            case 4, 5, 6 -> update();
            case 7 -> delete();
            case 8, 9 -> get();
            case 10, 11, 12, 13 -> query();
            case 14, 15 -> scan();
            case 16 -> batchGet();
            case 17, 18 -> batchWrite();
            case 19, 20 -> transactWrite();
            case 21 -> transactGet();
            case 22 -> new RandomStatements(values).one(table());
            case 23 -> new RandomStatements(values).several(table());
            case 24 -> request("ListStreams", Map.of());
            default -> description();
        };
    }

    private Request description() {
        RandomTable table = table();
        String name = table.name();
        return switch (random.nextInt(6)) {
            case 0 -> request("DescribeTimeToLive", Map.of("TableName", name));
            case 1 -> request("ListTables", Map.of("Limit", 1 + random.nextInt(2)));
            case 2 -> request("DescribeLimits", Map.of());
            case 3 -> request("DescribeContinuousBackups", Map.of("TableName", name));
            default -> request("DescribeTable", Map.of("TableName", name));
        };
    }

    private Map<String, Object> to(RandomTable table) {
        Map<String, Object> request = new LinkedHashMap<>();
        request.put("TableName", table.name());
        return request;
    }

    private void capacity(Map<String, Object> request) {
        if (values.oneIn(3)) {
            request.put("ReturnConsumedCapacity", values.pick(List.of("INDEXES", "TOTAL")));
        }
    }

    private void write(Map<String, Object> request, RandomExpressions expressions, List<String> returned) {
        if (values.oneIn(3)) {
            request.put("ConditionExpression", expressions.condition(2));
            if (values.oneIn(2)) {
                request.put("ReturnValuesOnConditionCheckFailure", "ALL_OLD");
            }
        }
        expressions.into(request);
        if (!returned.isEmpty() && values.oneIn(2)) {
            request.put("ReturnValues", values.pick(returned));
        }
    }

    private Request put() {
        RandomTable table = table();
        Map<String, Object> request = to(table);
        request.put("Item", values.item(table));
        write(request, new RandomExpressions(values), List.of("ALL_OLD"));
        metered(request);
        return request("PutItem", request);
    }

    private Request update() {
        RandomTable table = table();
        Map<String, Object> request = to(table);
        request.put("Key", values.key(table));
        RandomExpressions expressions = new RandomExpressions(values);
        request.put("UpdateExpression", expressions.update());
        write(request, expressions, List.of("ALL_OLD", "ALL_NEW", "UPDATED_OLD", "UPDATED_NEW"));
        metered(request);
        return request("UpdateItem", request);
    }

    private Request delete() {
        RandomTable table = table();
        Map<String, Object> request = to(table);
        request.put("Key", values.key(table));
        write(request, new RandomExpressions(values), List.of("ALL_OLD"));
        metered(request);
        return request("DeleteItem", request);
    }

    private void metered(Map<String, Object> request) {
        capacity(request);
        if (values.oneIn(8)) {
            request.put("ReturnItemCollectionMetrics", "SIZE");
        }
    }

    private Request get() {
        RandomTable table = table();
        Map<String, Object> request = to(table);
        request.put("Key", values.key(table));
        projected(request, new RandomExpressions(values));
        capacity(request);
        return request("GetItem", request);
    }

    private void projected(Map<String, Object> request, RandomExpressions expressions) {
        if (values.oneIn(4)) {
            request.put("ProjectionExpression", expressions.projection());
        }
        expressions.into(request);
    }

    private Request query() {
        RandomTable table = table();
        Map<String, Object> request = to(table);
        Optional<String> index = values.oneIn(2) ? Optional.of(values.pick(table.indexes())) : Optional.empty();
        RandomExpressions expressions = new RandomExpressions(values);
        request.put("KeyConditionExpression", expressions.keyCondition(table, index, profile.partitions()));
        request.put("ScanIndexForward", random.nextBoolean());
        page(request, index, expressions);
        return request("Query", request);
    }

    private Request scan() {
        Map<String, Object> request = to(table());
        RandomTable table = RandomTable.valueOf((String) request.get("TableName"));
        Optional<String> index = values.oneIn(3) ? Optional.of(values.pick(table.indexes())) : Optional.empty();
        if (values.oneIn(3)) {
            request.put("TotalSegments", 3);
            request.put("Segment", random.nextInt(3));
        }
        page(request, index, new RandomExpressions(values));
        return request("Scan", request);
    }

    private void page(Map<String, Object> request, Optional<String> index, RandomExpressions expressions) {
        index.ifPresent(name -> request.put("IndexName", name));
        if (!values.oneIn(3)) {
            request.put("Limit", 1 + random.nextInt(4));
        }
        if (values.oneIn(3)) {
            request.put("FilterExpression", expressions.condition(2));
        }
        if (values.oneIn(8)) {
            request.put("Select", "COUNT");
            expressions.into(request);
        } else {
            projected(request, expressions);
        }
        if (values.oneIn(6)) {
            request.put("ConsistentRead", true);
        }
        capacity(request);
    }

    private Request batchGet() {
        Map<String, Object> tables = new LinkedHashMap<>();
        for (RandomTable table : RandomTable.values()) {
            if (values.oneIn(2)) {
                Map<String, Object> ofTable = new LinkedHashMap<>();
                ofTable.put("Keys", several(4, () -> values.key(table)));
                projected(ofTable, new RandomExpressions(values));
                tables.put(table.name(), ofTable);
            }
        }
        Map<String, Object> request = new LinkedHashMap<>(Map.of("RequestItems", tables));
        capacity(request);
        return request("BatchGetItem", request);
    }

    private Request batchWrite() {
        Map<String, Object> tables = new LinkedHashMap<>();
        for (RandomTable table : RandomTable.values()) {
            if (values.oneIn(2)) {
                tables.put(
                        table.name(),
                        several(
                                6,
                                () -> values.oneIn(4)
                                        ? Map.of("DeleteRequest", Map.of("Key", values.key(table)))
                                        : Map.of("PutRequest", Map.of("Item", values.item(table)))));
            }
        }
        Map<String, Object> request = new LinkedHashMap<>(Map.of("RequestItems", tables));
        metered(request);
        return request("BatchWriteItem", request);
    }

    private Request transactWrite() {
        if (repeatable.isPresent() && values.oneIn(6)) {
            return repeatable.get();
        }
        Map<String, Object> request = new LinkedHashMap<>();
        request.put("TransactItems", several(4, this::action));
        boolean isRepeatable = values.oneIn(3);
        if (isRepeatable) {
            request.put("ClientRequestToken", "token-" + Long.toHexString(random.nextLong()));
        }
        metered(request);
        Request made = request("TransactWriteItems", request);
        if (isRepeatable) {
            repeatable = Optional.of(made);
        }
        return made;
    }

    /** Makes the client forget the transaction that it may send again. */
    public void forgetTokens() {
        repeatable = Optional.empty();
    }

    private Map<String, Object> action() {
        RandomTable table = table();
        Map<String, Object> action = to(table);
        RandomExpressions expressions = new RandomExpressions(values);
        String kind = values.pick(List.of("Put", "Put", "Update", "Delete", "ConditionCheck"));
        if (kind.equals("Put")) {
            action.put("Item", values.item(table));
        } else {
            action.put("Key", values.key(table));
        }
        if (kind.equals("Update")) {
            action.put("UpdateExpression", expressions.update());
        }
        if (kind.equals("ConditionCheck")) {
            action.put("ConditionExpression", expressions.condition(1));
            expressions.into(action);
        } else {
            write(action, expressions, List.of());
        }
        return Map.of(kind, action);
    }

    private Request transactGet() {
        Map<String, Object> request = new LinkedHashMap<>();
        request.put("TransactItems", several(4, () -> {
            RandomTable table = table();
            Map<String, Object> get = to(table);
            get.put("Key", values.key(table));
            projected(get, new RandomExpressions(values));
            return Map.of("Get", get);
        }));
        capacity(request);
        return request("TransactGetItems", request);
    }

    private List<Object> several(int atMost, Supplier<Map<String, Object>> one) {
        List<Object> all = new ArrayList<>();
        for (int i = random.nextInt(atMost); i >= 0; i--) {
            all.add(one.get());
        }
        return all;
    }

    static Request request(String operation, Map<String, Object> body) {
        try {
            return new Request(operation, MAPPER.writeValueAsString(body));
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** A request's body, to be sent again with one more member. */
    private record ObjectNodes(Request request) {
        Request with(String member, JsonNode value) throws JsonProcessingException {
            com.fasterxml.jackson.databind.node.ObjectNode body =
                    (com.fasterxml.jackson.databind.node.ObjectNode) MAPPER.readTree(request.json());
            body.set(member, value);
            return new Request(request.operation(), MAPPER.writeValueAsString(body));
        }
    }
}
