package dev.keyloom.benchmark.server;

import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.table.TableSettings;
import dev.keyloom.wire.sdk.EmbeddedDynamoDb;
import java.net.URI;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.http.apache5.Apache5HttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.PutRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

/**
 * Asks the engine in this process, and table servers, by the AWS SDK's own client, by turns and in one run, and prints
 * throughputs. Each argument is {@code NAME=URL} of a server that runs already and is empty; {@code --items N} and
 * {@code --seconds S} change how many items and how long.
 */
public final class SdkClientBenchmark {
    private static final String TABLE = "SdkBenchmark";
    private static final int COLLECTION = 100;
    private static final int BIG_COLLECTION = 1_200;
    private static final int ROUNDS = 5;
    private static final int[] THREADS = {1, 16};
    private static final String FILLER = "x".repeat(880);

    private final int items;
    private final double seconds;
    private final Map<String, DynamoDbClient> clients = new LinkedHashMap<>();

    private SdkClientBenchmark(int items, double seconds) {
        this.items = items;
        this.seconds = seconds;
    }

    public static void main(String[] arguments) throws InterruptedException {
        int items = 10_000;
        double seconds = 2;
        Map<String, URI> servers = new LinkedHashMap<>();
        for (int i = 0; i < arguments.length; i++) {
            switch (arguments[i]) {
                case "--items" -> items = Integer.parseInt(arguments[++i]);
                case "--seconds" -> seconds = Double.parseDouble(arguments[++i]);
                default -> {
                    int equals = arguments[i].indexOf('=');
                    servers.put(arguments[i].substring(0, equals), URI.create(arguments[i].substring(equals + 1)));
                }
            }
        }
        SdkClientBenchmark benchmark = new SdkClientBenchmark(items, seconds);
        benchmark.clients.put("in process", inProcess());
        servers.forEach((name, uri) -> benchmark.clients.put(name, client(uri)));
        benchmark.run();
    }

    private static DynamoDbClient inProcess() {
        DynamoDbService service = DynamoDbService.open(
                new MemoryStorage(),
                TableSettings.DEFAULT.withDelay(Duration.ZERO),
                InstantSource.system(),
                () -> UUID.randomUUID().toString());
        return EmbeddedDynamoDb.client(service, Throwable::printStackTrace);
    }

    private static DynamoDbClient client(URI endpoint) {
        return DynamoDbClient.builder()
                .httpClient(Apache5HttpClient.builder().maxConnections(32).build())
                .endpointOverride(endpoint)
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("any", "any")))
                .build();
    }

    private enum Operation {
        GET_ITEM {
            @Override
            void run(DynamoDbClient client, int n) {
                client.getItem(request -> request.tableName(TABLE).key(key(n)));
            }
        },
        PUT_ITEM {
            @Override
            void run(DynamoDbClient client, int n) {
                client.putItem(request -> request.tableName(TABLE).item(item(n)));
            }
        },
        CONDITIONAL_UPDATE {
            @Override
            void run(DynamoDbClient client, int n) {
                client.updateItem(request -> request.tableName(TABLE)
                        .key(key(n))
                        .updateExpression("SET #n = #n + :one")
                        .conditionExpression("attribute_exists(PK)")
                        .expressionAttributeNames(Map.of("#n", "Count"))
                        .expressionAttributeValues(Map.of(":one", AttributeValue.fromN("1"))));
            }
        },
        QUERY_25 {
            @Override
            void run(DynamoDbClient client, int n) {
                query(client, partition(n), 25);
            }
        },
        QUERY_1_MB {
            @Override
            void run(DynamoDbClient client, int n) {
                query(client, "BIG", BIG_COLLECTION);
            }
        };

        /** Asks about item n. */
        abstract void run(DynamoDbClient client, int n);

        private static void query(DynamoDbClient client, String partition, int limit) {
            client.query(request -> request.tableName(TABLE)
                    .keyConditionExpression("PK = :p")
                    .expressionAttributeValues(Map.of(":p", AttributeValue.fromS(partition)))
                    .limit(limit));
        }
    }

    private void run() throws InterruptedException {
        for (DynamoDbClient client : clients.values()) {
            load(client);
        }
        System.out.println("| by the SDK's client, threads | " + String.join(" | ", clients.keySet()) + " |");
        System.out.println("|---|" + "---|".repeat(clients.size()));
        for (Operation operation : Operation.values()) {
            for (int threads : THREADS) {
                Map<String, List<Double>> rates = new LinkedHashMap<>();
                // The first round is to warm up.
                for (int round = 0; round < ROUNDS; round++) {
                    for (Map.Entry<String, DynamoDbClient> client : clients.entrySet()) {
                        double rate = rate(client.getValue(), operation, threads);
                        if (round > 0) {
                            rates.computeIfAbsent(client.getKey(), name -> new ArrayList<>())
                                    .add(rate);
                        }
                    }
                }
                StringBuilder line = new StringBuilder(
                        "| " + operation.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ", " + threads + " |");
                rates.values().forEach(all -> line.append(String.format(Locale.ROOT, " %,.0f |", median(all))));
                System.out.println(line);
            }
        }
    }

    private static double median(List<Double> rates) {
        return rates.stream().sorted().toList().get(rates.size() / 2);
    }

    private void load(DynamoDbClient client) {
        client.createTable(request -> request.tableName(TABLE)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(attribute("PK"), attribute("SK"))
                .keySchema(element("PK", KeyType.HASH), element("SK", KeyType.RANGE)));
        client.waiter().waitUntilTableExists(request -> request.tableName(TABLE));
        for (int first = 0; first < BIG_COLLECTION; first += 25) {
            put(
                    client,
                    IntStream.range(first, first + 25)
                            .mapToObj(n -> item("BIG", sort(n)))
                            .toList());
        }
        for (int first = 0; first < items; first += 25) {
            put(
                    client,
                    IntStream.range(first, first + 25)
                            .mapToObj(SdkClientBenchmark::item)
                            .toList());
        }
    }

    private static AttributeDefinition attribute(String name) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(ScalarAttributeType.S)
                .build();
    }

    private static KeySchemaElement element(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }

    private static void put(DynamoDbClient client, List<Map<String, AttributeValue>> some) {
        List<WriteRequest> writes = some.stream()
                .map(item -> WriteRequest.builder()
                        .putRequest(PutRequest.builder().item(item).build())
                        .build())
                .toList();
        client.batchWriteItem(request -> request.requestItems(Map.of(TABLE, writes)));
    }

    /** Returns requests answered a second. */
    private double rate(DynamoDbClient client, Operation operation, int threads) throws InterruptedException {
        LongAdder done = new LongAdder();
        long start = System.nanoTime();
        List<Thread> all = new ArrayList<>();
        for (int i = 0; i < threads; i++) {
            SplittableRandom random = new SplittableRandom(i);
            Thread thread = new Thread(() -> {
                while (secondsSince(start) < seconds) {
                    operation.run(client, random.nextInt(items));
                    done.increment();
                }
            });
            all.add(thread);
            thread.start();
        }
        for (Thread thread : all) {
            thread.join();
        }
        return done.sum() / secondsSince(start);
    }

    private static double secondsSince(long start) {
        return (System.nanoTime() - start) / 1e9;
    }

    private static Map<String, AttributeValue> key(int n) {
        return Map.of("PK", AttributeValue.fromS(partition(n)), "SK", AttributeValue.fromS(sort(n)));
    }

    private static Map<String, AttributeValue> item(int n) {
        return item(partition(n), sort(n));
    }

    private static Map<String, AttributeValue> item(String partition, String sort) {
        return Map.of(
                "PK",
                AttributeValue.fromS(partition),
                "SK",
                AttributeValue.fromS(sort),
                "Count",
                AttributeValue.fromN("7"),
                "Title",
                AttributeValue.fromS("An item of the benchmark"),
                "Tags",
                AttributeValue.fromSs(List.of("a", "b", "c")),
                "Open",
                AttributeValue.fromBool(true),
                "Where",
                AttributeValue.fromM(Map.of("x", AttributeValue.fromN("12.5"), "y", AttributeValue.fromN("-3"))),
                "Text",
                AttributeValue.fromS(FILLER));
    }

    private static String partition(int n) {
        return "P#" + n / COLLECTION;
    }

    private static String sort(int n) {
        return "S#" + (1_000_000 + n);
    }
}
