package dev.keyloom.benchmark;

import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.engine.request.AttributeDefinition;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.CreateTableRequest;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.GetItemResult;
import dev.keyloom.engine.request.KeyElement;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.ReadResult;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.engine.request.TransactWriteItemsResult;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.engine.request.WriteResult;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.storage.SqliteStorage;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.table.TableSettings;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyRole;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Warmup;

/** How long the engine takes for an operation in process: items of 1 KB, requested at random. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
        value = 1,
        jvmArgsAppend = {"-Xmx5g"})
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EngineBenchmark {
    private static final String TABLE = "Benchmark";
    private static final int BATCH = 25;
    /** Of 1 KB each, more than a page. */
    private static final int BIG_COLLECTION = 1200;

    private static final ExpressionAttributes NONE = ExpressionAttributes.NONE;

    @Param({"memory", "file"})
    public String kind;

    @Param({"10000", "1000000"})
    public int items;

    private final SplittableRandom random = new SplittableRandom(1);
    private Path directory;
    private Storage storage;
    private DynamoDbService service;

    @Setup
    public void load() throws IOException {
        directory = Files.createTempDirectory("engine");
        storage = kind.equals("memory") ? new MemoryStorage() : SqliteStorage.open(directory);
        service = DynamoDbService.open(
                storage,
                TableSettings.DEFAULT.withDelay(Duration.ZERO),
                InstantSource.system(),
                () -> UUID.randomUUID().toString());
        service.tables().create(table());
        put(IntStream.range(0, BIG_COLLECTION)
                .mapToObj(i -> StoreItems.item(i, 0)
                        .with("PK", AttributeValue.of("BIG"))
                        .with("SK", AttributeValue.of("ORDER#" + (10_000 + i))))
                .toList());
        for (int first = 0; first < items; first += BATCH) {
            put(IntStream.range(first, first + BATCH)
                    .mapToObj(i -> StoreItems.item(i, 0))
                    .toList());
        }
    }

    private static CreateTableRequest table() {
        return new CreateTableRequest(
                TABLE,
                List.of(new AttributeDefinition("PK", AttributeType.S), new AttributeDefinition("SK", AttributeType.S)),
                List.of(new KeyElement("PK", KeyRole.PARTITION), new KeyElement("SK", KeyRole.SORT)),
                Optional.empty(),
                Optional.empty(),
                Optional.of(BillingMode.PAY_PER_REQUEST),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                List.of());
    }

    private void put(List<Item> some) {
        for (int first = 0; first < some.size(); first += BATCH) {
            List<BatchWriteItemRequest.Write> writes = new ArrayList<>();
            some.subList(first, first + BATCH).forEach(item -> writes.add(new BatchWriteItemRequest.Put(item)));
            service.items()
                    .batchWriteItem(
                            new BatchWriteItemRequest(Map.of(TABLE, writes), ReturnConsumedCapacity.NONE, false));
        }
    }

    @TearDown
    public void close() throws IOException {
        storage.close();
        List<Path> files;
        try (var list = Files.list(directory)) {
            files = list.toList();
        }
        for (Path file : files) {
            Files.delete(file);
        }
        Files.delete(directory);
    }

    private Item randomItem() {
        return StoreItems.item(random.nextInt(items), random.nextInt(1000));
    }

    private Item randomKey() {
        return key(random.nextInt(items));
    }

    /** What a benchmark's own random item costs, to be subtracted from those that put one. */
    @Benchmark
    public Item itemAlone() {
        return randomItem();
    }

    @Benchmark
    public GetItemResult getItem() {
        return service.items().getItem(GetItemRequest.of(TABLE, randomKey()));
    }

    @Benchmark
    public WriteResult putItem() {
        return service.items()
                .putItem(new PutItemRequest(TABLE, randomItem(), Optional.empty(), NONE, WriteOptions.NONE));
    }

    @Benchmark
    public WriteResult conditionalUpdate() {
        return service.items()
                .updateItem(new UpdateItemRequest(
                        TABLE,
                        randomKey(),
                        Optional.of(RequestExpression.text("SET #v = #v + :one")),
                        Optional.of(RequestExpression.text("attribute_exists(PK)")),
                        version(),
                        WriteOptions.NONE));
    }

    private static ExpressionAttributes version() {
        return new ExpressionAttributes(Map.of("#v", "version"), Map.of(":one", AttributeValue.of(1)));
    }

    @Benchmark
    public ReadResult queryOf25() {
        return query(StoreItems.partition(random.nextInt(items)), OptionalInt.of(25));
    }

    @Benchmark
    public ReadResult queryOf1Mb() {
        return query("BIG", OptionalInt.empty());
    }

    private ReadResult query(String partition, OptionalInt limit) {
        ReadOptions options = ReadOptions.DEFAULT;
        return service.items()
                .query(new QueryRequest(
                        TABLE,
                        Optional.empty(),
                        RequestExpression.text("PK = :p"),
                        Optional.empty(),
                        Optional.empty(),
                        new ExpressionAttributes(Map.of(), Map.of(":p", AttributeValue.of(partition))),
                        true,
                        new ReadOptions(
                                options.select(),
                                limit,
                                options.exclusiveStartKey(),
                                false,
                                ReturnConsumedCapacity.NONE)));
    }

    @Benchmark
    public TransactWriteItemsResult transactionOf3() {
        int number = random.nextInt(items - 2);
        return service.items()
                .transactWriteItems(TransactWriteItemsRequest.of(List.of(
                        new TransactWriteItemsRequest.Put(
                                TABLE, StoreItems.item(number, random.nextInt(1000)), Optional.empty(), NONE, false),
                        new TransactWriteItemsRequest.Update(
                                TABLE,
                                key(number + 1),
                                RequestExpression.text("ADD #v :one"),
                                Optional.empty(),
                                version(),
                                false),
                        new TransactWriteItemsRequest.ConditionCheck(
                                TABLE,
                                key(number + 2),
                                Optional.of(RequestExpression.text("attribute_exists(PK)")),
                                NONE,
                                false))));
    }

    private static Item key(int number) {
        return Item.builder()
                .put("PK", StoreItems.partition(number))
                .put("SK", StoreItems.sort(number))
                .build();
    }
}
