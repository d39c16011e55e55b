package dev.keyloom.engine.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.request.AttributeDefinition;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.CreateTableRequest;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.DescribeStreamRequest;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.GetRecordsRequest;
import dev.keyloom.engine.request.GetRecordsResult;
import dev.keyloom.engine.request.GetShardIteratorRequest;
import dev.keyloom.engine.request.KeyElement;
import dev.keyloom.engine.request.ListStreamsRequest;
import dev.keyloom.engine.request.ListStreamsResult;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.ShardIteratorType;
import dev.keyloom.engine.request.StreamRecord;
import dev.keyloom.engine.request.StreamSpecification;
import dev.keyloom.engine.request.StreamViewType;
import dev.keyloom.engine.request.TimeToLive;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.table.TableSettings;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyRole;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/**
 * What streams tell of changes.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Streams.html">AWS: streams</a>
 */
class StreamOperationsTest {
    private Instant now = Instant.parse("2027-01-31T12:00:00Z");
    private int ids;
    private final DynamoDbService engine = DynamoDbService.open(
            new MemoryStorage(), TableSettings.DEFAULT.withDelay(Duration.ZERO), () -> now, () -> "id" + ids++);

    @Test
    void eachChangeOfAnItemIsARecord() {
        create("Orders", StreamViewType.NEW_AND_OLD_IMAGES);
        Item first = Item.builder().put("PK", "1").put("total", 1).build();
        Item second = Item.builder().put("PK", "1").put("total", 2).build();
        put("Orders", first);
        put("Orders", first);
        put("Orders", second);
        delete("Orders");
        delete("Orders");
        List<StreamRecord> records = records("Orders");
        assertThat(records)
                .extracting(StreamRecord::kind)
                .containsExactly(StreamRecord.Kind.INSERT, StreamRecord.Kind.MODIFY, StreamRecord.Kind.REMOVE);
        assertThat(records.get(1).oldImage()).contains(first);
        assertThat(records.get(1).newImage()).contains(second);
        assertThat(records.get(2).newImage()).isEmpty();
        assertThat(records).allMatch(record -> record.keys().equals(key()));
        assertThat(records).extracting(StreamRecord::sequenceNumber).isSorted().doesNotHaveDuplicates();
        assertThat(records.get(0).sizeBytes()).isEqualTo(3 + 3 + 7);
    }

    @Test
    void anItemPutInPlaceOfAnEqualOneIsNoRecord() {
        create("Orders", StreamViewType.NEW_AND_OLD_IMAGES);
        Item item = Item.builder().put("PK", "1").put("total", 1).build();
        put("Orders", item);
        put("Orders", Item.builder().put("total", 1).put("PK", "1").build());
        assertThat(records("Orders")).extracting(StreamRecord::kind).containsExactly(StreamRecord.Kind.INSERT);
        put("Orders", item.with("total", AttributeValue.of(2)));
        assertThat(records("Orders"))
                .extracting(StreamRecord::kind)
                .containsExactly(StreamRecord.Kind.INSERT, StreamRecord.Kind.MODIFY);
    }

    @Test
    void recordsHoldWhatTheViewTypeSays() {
        for (StreamViewType viewType : StreamViewType.values()) {
            create(viewType.name(), viewType);
            put(viewType.name(), Item.builder().put("PK", "1").build());
            put(viewType.name(), Item.builder().put("PK", "1").put("a", 1).build());
            StreamRecord change = records(viewType.name()).get(1);
            boolean showsNew = viewType.name().contains("NEW");
            boolean showsOld = viewType.name().contains("OLD");
            assertThat(change.newImage().isPresent()).isEqualTo(showsNew);
            assertThat(change.oldImage().isPresent()).isEqualTo(showsOld);
        }
    }

    @Test
    void iteratorsBeginWhereTheySay() {
        create("Orders", StreamViewType.KEYS_ONLY);
        for (int i = 0; i < 5; i++) {
            put("Orders", Item.builder().put("PK", "1").put("total", i).build());
        }
        List<StreamRecord> all = records("Orders");
        Optional<String> third = Optional.of(all.get(2).sequenceNumber());
        assertThat(read("Orders", ShardIteratorType.AT_SEQUENCE_NUMBER, third)).isEqualTo(all.subList(2, 5));
        assertThat(read("Orders", ShardIteratorType.AFTER_SEQUENCE_NUMBER, third))
                .isEqualTo(all.subList(3, 5));
        assertThat(read("Orders", ShardIteratorType.LATEST, Optional.empty())).isEmpty();
        String iterator = iterator("Orders", ShardIteratorType.TRIM_HORIZON, Optional.empty());
        GetRecordsResult page = engine.streams().records(new GetRecordsRequest(iterator, OptionalInt.of(2)));
        assertThat(page.records()).isEqualTo(all.subList(0, 2));
        assertThat(engine.streams()
                        .records(new GetRecordsRequest(page.nextShardIterator().orElseThrow(), OptionalInt.empty()))
                        .records())
                .isEqualTo(all.subList(2, 5));
    }

    @Test
    void recordsAreForgottenAfterADay() {
        create("Orders", StreamViewType.KEYS_ONLY);
        put("Orders", Item.builder().put("PK", "1").build());
        Optional<String> number = Optional.of(records("Orders").get(0).sequenceNumber());
        now = now.plus(Duration.ofHours(25));
        assertThat(records("Orders")).isEmpty();
        assertRefused(
                ErrorCode.TRIMMED_DATA_ACCESS, () -> iterator("Orders", ShardIteratorType.AT_SEQUENCE_NUMBER, number));
    }

    @Test
    void theOldestRecordsMakeRoom() {
        create("Orders", StreamViewType.KEYS_ONLY);
        for (int i = 0; i < StreamLog.MAX_RECORDS + 5; i++) {
            put("Orders", Item.builder().put("PK", "p" + i).build());
        }
        assertThat(records("Orders").get(0).keys())
                .isEqualTo(Item.builder().put("PK", "p5").build());
    }

    @Test
    void theOldestRecordsOfAllStreamsMakeRoomForLargeOnes() {
        create("Small", StreamViewType.KEYS_ONLY);
        put("Small", Item.builder().put("PK", "1").build());
        create("Large", StreamViewType.NEW_IMAGE);
        String text = "t".repeat(390_000);
        int count = (int) (StreamLog.MAX_BYTES / text.length()) + 5;
        for (int i = 0; i < count; i++) {
            put("Large", Item.builder().put("PK", "p" + i).put("text", text).build());
        }
        put("Small", Item.builder().put("PK", "2").build());
        assertThat(records("Small")).hasSize(1);
        assertThat(records("Large").get(0).keys())
                .isNotEqualTo(Item.builder().put("PK", "p0").build());
    }

    @Test
    void anIteratorIsOfUseForFifteenMinutes() {
        create("Orders", StreamViewType.KEYS_ONLY);
        String iterator = iterator("Orders", ShardIteratorType.TRIM_HORIZON, Optional.empty());
        now = now.plus(Duration.ofMinutes(16));
        assertRefused(ErrorCode.EXPIRED_ITERATOR, () -> recordsOf(iterator));
        assertRefused(ErrorCode.VALIDATION, () -> recordsOf("nonsense"));
    }

    @Test
    void theStreamOfARemovedTableEndsWithItsLastRecord() {
        create("Orders", StreamViewType.KEYS_ONLY);
        put("Orders", Item.builder().put("PK", "1").build());
        String arn = arn("Orders");
        String iterator = iterator("Orders", ShardIteratorType.TRIM_HORIZON, Optional.empty());
        engine.tables().delete("Orders");
        assertThat(engine.streams()
                        .describe(new DescribeStreamRequest(arn, OptionalInt.empty(), Optional.empty()))
                        .status())
                .isEqualTo("DISABLED");
        GetRecordsResult last = engine.streams().records(new GetRecordsRequest(iterator, OptionalInt.empty()));
        assertThat(last.records()).hasSize(1);
        assertThat(last.nextShardIterator()).isEmpty();
    }

    @Test
    void streamsAreListedByTable() {
        create("Orders", StreamViewType.KEYS_ONLY);
        create("Invoices", StreamViewType.KEYS_ONLY);
        ListStreamsResult page =
                engine.streams().list(new ListStreamsRequest(Optional.empty(), OptionalInt.of(1), Optional.empty()));
        assertThat(page.streams()).extracting(ListStreamsResult.Stream::table).containsExactly("Invoices");
        assertThat(engine.streams()
                        .list(new ListStreamsRequest(
                                Optional.empty(), OptionalInt.empty(), page.lastEvaluatedStreamArn()))
                        .streams())
                .extracting(ListStreamsResult.Stream::table)
                .containsExactly("Orders");
        assertRefused(ErrorCode.RESOURCE_NOT_FOUND, () -> describe("arn:nothing"));
    }

    @Test
    void anExpiredItemGoesWhenItsTableIsUsedAndItsRecordSaysWhy() {
        create("Orders", StreamViewType.OLD_IMAGE);
        engine.timeToLive().update("Orders", new TimeToLive(true, "until"));
        put(
                "Orders",
                Item.builder()
                        .put("PK", "1")
                        .put("until", now.getEpochSecond() + 10)
                        .build());
        now = now.plus(Duration.ofSeconds(30));
        assertThat(isThere()).as("readable until it is looked for").isTrue();
        now = now.plus(Duration.ofSeconds(31));
        assertThat(isThere()).isFalse();
        assertThat(records("Orders"))
                .extracting(StreamRecord::kind, StreamRecord::byTimeToLive)
                .containsExactly(tuple(StreamRecord.Kind.INSERT, false), tuple(StreamRecord.Kind.REMOVE, true));
    }

    private boolean isThere() {
        return engine.items().getItem(GetItemRequest.of("Orders", key())).item().isPresent();
    }

    private void create(String name, StreamViewType viewType) {
        engine.tables()
                .create(new CreateTableRequest(
                        name,
                        List.of(new AttributeDefinition("PK", AttributeType.S)),
                        List.of(new KeyElement("PK", KeyRole.PARTITION)),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(BillingMode.PAY_PER_REQUEST),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(new StreamSpecification(true, Optional.of(viewType))),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        List.of()));
    }

    private static Item key() {
        return Item.builder().put("PK", "1").build();
    }

    private void put(String table, Item item) {
        engine.items().putItem(PutItemRequest.of(table, item));
    }

    private void delete(String table) {
        engine.items().deleteItem(DeleteItemRequest.of(table, key()));
    }

    private String arn(String table) {
        return engine.tables().describe(table).latestStreamArn().orElseThrow();
    }

    private String describe(String arn) {
        return engine.streams()
                .describe(new DescribeStreamRequest(arn, OptionalInt.empty(), Optional.empty()))
                .shards()
                .get(0)
                .id();
    }

    private String iterator(String table, ShardIteratorType type, Optional<String> number) {
        String arn = arn(table);
        return engine.streams().iterator(new GetShardIteratorRequest(arn, describe(arn), type, number));
    }

    private List<StreamRecord> read(String table, ShardIteratorType type, Optional<String> number) {
        return engine.streams()
                .records(new GetRecordsRequest(iterator(table, type, number), OptionalInt.empty()))
                .records();
    }

    private List<StreamRecord> records(String table) {
        return read(table, ShardIteratorType.TRIM_HORIZON, Optional.empty());
    }

    private GetRecordsResult recordsOf(String iterator) {
        return engine.streams().records(new GetRecordsRequest(iterator, OptionalInt.empty()));
    }

    private static void assertRefused(ErrorCode code, Runnable request) {
        assertThatThrownBy(request::run)
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refused -> assertThat(refused.code()).isEqualTo(code));
    }
}
