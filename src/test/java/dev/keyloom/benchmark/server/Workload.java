package dev.keyloom.benchmark.server;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What the servers are asked, as the JSON of requests. Items are 1 KB; 100 of them share a partition key. */
enum Workload {
    GET_ITEM("GetItem") {
        @Override
        String body(int n) {
            return "{\"TableName\":\"" + TABLE + "\",\"Key\":" + key(n) + "}";
        }
    },
    PUT_ITEM("PutItem") {
        @Override
        String body(int n) {
            return "{\"TableName\":\"" + TABLE + "\",\"Item\":" + item(n) + "}";
        }
    },
    CONDITIONAL_UPDATE("UpdateItem") {
        @Override
        String body(int n) {
            return "{\"TableName\":\"" + TABLE + "\",\"Key\":" + key(n)
                    + ",\"UpdateExpression\":\"SET #n = #n + :one\",\"ConditionExpression\":\"attribute_exists(PK)\""
                    + ",\"ExpressionAttributeNames\":{\"#n\":\"Count\"}"
                    + ",\"ExpressionAttributeValues\":{\":one\":{\"N\":\"1\"}}}";
        }
    },
    QUERY_25("Query") {
        @Override
        String body(int n) {
            return query("P#" + n / PARTITION, ",\"Limit\":25");
        }
    },
    QUERY_1_MB("Query") {
        @Override
        String body(int n) {
            return query("BIG", "");
        }
    },
    TRANSACTION_OF_3("TransactWriteItems") {
        @Override
        String body(int n) {
            return "{\"TransactItems\":[{\"Put\":{\"TableName\":\"" + TABLE + "\",\"Item\":" + item(n)
                    + "}},{\"Update\":{\"TableName\":\"" + TABLE + "\",\"Key\":" + key(n + 1)
                    + ",\"UpdateExpression\":\"ADD #n :one\",\"ExpressionAttributeNames\":{\"#n\":\"Count\"}"
                    + ",\"ExpressionAttributeValues\":{\":one\":{\"N\":\"1\"}}}}"
                    + ",{\"ConditionCheck\":{\"TableName\":\"" + TABLE + "\",\"Key\":" + key(n + 2)
                    + ",\"ConditionExpression\":\"attribute_exists(PK)\"}}]}";
        }
    };

    static final String TABLE = "Benchmark";
    static final int BIG_PARTITION = 1_200;
    private static final int PARTITION = 100;
    private static final String FILLER = "x".repeat(880);

    private final String operation;

    Workload(String operation) {
        this.operation = operation;
    }

    String operation() {
        return operation;
    }

    /** Returns the request about item n. */
    abstract String body(int n);

    static String createTable() {
        return "{\"TableName\":\"" + TABLE + "\",\"BillingMode\":\"PAY_PER_REQUEST\""
                + ",\"AttributeDefinitions\":[{\"AttributeName\":\"PK\",\"AttributeType\":\"S\"}"
                + ",{\"AttributeName\":\"SK\",\"AttributeType\":\"S\"}]"
                + ",\"KeySchema\":[{\"AttributeName\":\"PK\",\"KeyType\":\"HASH\"}"
                + ",{\"AttributeName\":\"SK\",\"KeyType\":\"RANGE\"}]}";
    }

    /** Returns a BatchWriteItem of 25 items from number {@code first}. */
    static String batch(int first) {
        return puts(IntStream.range(first, first + 25).mapToObj(Workload::item).toList());
    }

    /** Returns a BatchWriteItem of 25 items of the partition that fills more than a page. */
    static String bigBatch(int first) {
        return puts(IntStream.range(first, first + 25)
                .mapToObj(n -> item("BIG", "S#" + (1_000_000 + n)))
                .toList());
    }

    private static String puts(List<String> items) {
        return items.stream()
                .map(item -> "{\"PutRequest\":{\"Item\":" + item + "}}")
                .collect(Collectors.joining(",", "{\"RequestItems\":{\"" + TABLE + "\":[", "]}}"));
    }

    private static String query(String partition, String rest) {
        return "{\"TableName\":\"" + TABLE + "\",\"KeyConditionExpression\":\"PK = :p\""
                + ",\"ExpressionAttributeValues\":{\":p\":{\"S\":\"" + partition + "\"}}" + rest + "}";
    }

    private static String key(int n) {
        return "{\"PK\":{\"S\":\"P#" + n / PARTITION + "\"},\"SK\":{\"S\":\"S#" + n + "\"}}";
    }

    private static String item(int n) {
        return item("P#" + n / PARTITION, "S#" + n);
    }

    private static String item(String partition, String sort) {
        return "{\"PK\":{\"S\":\"" + partition + "\"},\"SK\":{\"S\":\"" + sort + "\"},\"Count\":{\"N\":\"7\"}"
                + ",\"Title\":{\"S\":\"An item of the benchmark\"},\"Tags\":{\"SS\":[\"a\",\"b\",\"c\"]}"
                + ",\"Open\":{\"BOOL\":true},\"Where\":{\"M\":{\"x\":{\"N\":\"12.5\"},\"y\":{\"N\":\"-3\"}}}"
                + ",\"Text\":{\"S\":\"" + FILLER + "\"}}";
    }
}
