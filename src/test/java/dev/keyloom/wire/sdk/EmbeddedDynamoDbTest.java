package dev.keyloom.wire.sdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.engine.DynamoDbService;
import dev.keyloom.wire.Wire;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.OperationType;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.ShardIteratorType;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

/** The SDK's own client works with the engine as it does with the service, and needs nothing of the machine. */
@SuppressWarnings("unchecked") // the SDK takes arrays of functions
class EmbeddedDynamoDbTest {
    private final List<Throwable> faults = new ArrayList<>();
    private final DynamoDbService service = Wire.service();
    private final DynamoDbClient client = EmbeddedDynamoDb.client(service, faults::add);

    @BeforeEach
    void createTable() {
        client.createTable(table -> table.tableName("Orders")
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(
                        attribute -> attribute.attributeName("pk").attributeType(ScalarAttributeType.S),
                        attribute -> attribute.attributeName("sk").attributeType(ScalarAttributeType.N))
                .keySchema(
                        key -> key.attributeName("pk").keyType(KeyType.HASH),
                        key -> key.attributeName("sk").keyType(KeyType.RANGE)));
    }

    @AfterEach
    void close() {
        client.close();
        assertThat(faults).isEmpty();
    }

    @Test
    void valuesOfAllTypesComeBackAsTheyWere() {
        Map<String, AttributeValue> item = Map.of(
                "pk", AttributeValue.fromS("a"),
                "sk", AttributeValue.fromN("1"),
                "b", AttributeValue.fromB(SdkBytes.fromByteArray(new byte[] {0, -1})),
                "t", AttributeValue.fromBool(true),
                "n", AttributeValue.fromNul(true),
                "m",
                        AttributeValue.fromM(
                                Map.of("x", AttributeValue.fromL(List.of(AttributeValue.fromS("é\uD83D\uDE00"))))),
                "ss", AttributeValue.fromSs(List.of("a", "b")),
                "ns", AttributeValue.fromNs(List.of("1", "2.5")),
                "bs", AttributeValue.fromBs(List.of(SdkBytes.fromUtf8String("z"))));
        client.putItem(put -> put.tableName("Orders").item(item));
        assertThat(client.getItem(get -> get.tableName("Orders").key(key("a", 1)))
                        .item())
                .isEqualTo(item);
    }

    @Test
    void queriesArePagedByTheSdk() {
        for (int i = 0; i < 10; i++) {
            int number = i;
            client.putItem(put -> put.tableName("Orders").item(key("a", number)));
        }
        assertThat(client.queryPaginator(query -> query.tableName("Orders")
                                .limit(3)
                                .keyConditionExpression("pk = :p")
                                .expressionAttributeValues(Map.of(":p", AttributeValue.fromS("a"))))
                        .items())
                .hasSize(10);
    }

    @Test
    void errorsAreTheSdksOwn() {
        assertThatThrownBy(() -> client.describeTable(table -> table.tableName("Nothing")))
                .isInstanceOf(ResourceNotFoundException.class);
        client.putItem(put -> put.tableName("Orders").item(key("a", 1)));
        assertThatThrownBy(() -> client.putItem(put -> put.tableName("Orders")
                        .item(key("a", 1))
                        .conditionExpression("attribute_not_exists(pk)")
                        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)))
                .isInstanceOfSatisfying(
                        ConditionalCheckFailedException.class,
                        failure -> assertThat(failure.item()).isEqualTo(key("a", 1)));
    }

    @Test
    void aCancelledTransactionTellsItsReasons() {
        client.putItem(put -> put.tableName("Orders").item(key("a", 1)));
        assertThatThrownBy(() -> client.transactWriteItems(transaction -> transaction.transactItems(
                        item -> item.put(put -> put.tableName("Orders").item(key("a", 2))),
                        item -> item.put(put -> put.tableName("Orders")
                                .item(key("a", 1))
                                .conditionExpression("attribute_not_exists(pk)")))))
                .isInstanceOfSatisfying(
                        TransactionCanceledException.class,
                        failure -> assertThat(failure.cancellationReasons())
                                .extracting(reason -> reason.code())
                                .containsExactly("None", "ConditionalCheckFailed"));
    }

    @Test
    void updatesGiveBackWhatWasAskedFor() {
        assertThat(client.updateItem(update -> update.tableName("Orders")
                                .key(key("a", 1))
                                .updateExpression("SET v = :v")
                                .expressionAttributeValues(Map.of(":v", AttributeValue.fromN("1.50")))
                                .returnValues(ReturnValue.UPDATED_NEW))
                        .attributes())
                .isEqualTo(Map.of("v", AttributeValue.fromN("1.5")));
    }

    @Test
    void theStreamsClientReadsWhatTheOtherChanged() {
        String arn = client.updateTable(table -> table.tableName("Orders")
                        .streamSpecification(
                                stream -> stream.streamEnabled(true).streamViewType(StreamViewType.NEW_AND_OLD_IMAGES)))
                .tableDescription()
                .latestStreamArn();
        client.putItem(put -> put.tableName("Orders").item(key("a", 1)));
        client.deleteItem(delete -> delete.tableName("Orders").key(key("a", 1)));
        try (DynamoDbStreamsClient streams = EmbeddedDynamoDb.streamsClient(service, faults::add)) {
            assertThat(streams.listStreams().streams())
                    .extracting(stream -> stream.streamArn())
                    .containsExactly(arn);
            String shard = streams.describeStream(stream -> stream.streamArn(arn))
                    .streamDescription()
                    .shards()
                    .get(0)
                    .shardId();
            String iterator = streams.getShardIterator(asked ->
                            asked.streamArn(arn).shardId(shard).shardIteratorType(ShardIteratorType.TRIM_HORIZON))
                    .shardIterator();
            List<Record> records =
                    streams.getRecords(asked -> asked.shardIterator(iterator)).records();
            assertThat(records)
                    .extracting(Record::eventName)
                    .containsExactly(OperationType.INSERT, OperationType.REMOVE);
            assertThat(records.get(0).dynamodb().newImage()).isEqualTo(key("a", 1));
            assertThat(records.get(1).dynamodb().oldImage()).isEqualTo(key("a", 1));
            assertThatThrownBy(() -> streams.getRecords(asked -> asked.shardIterator("nothing")))
                    .isInstanceOf(DynamoDbException.class);
            assertThatThrownBy(() -> streams.describeStream(stream -> stream.streamArn(arn + "0")))
                    .isInstanceOf(ResourceNotFoundException.class);
        }
    }

    @Test
    void theWaiterSeesTheTable() {
        assertThat(client.waiter()
                        .waitUntilTableExists(table -> table.tableName("Orders"))
                        .matched()
                        .response())
                .isPresent();
        assertThat(client.listTables().tableNames()).containsExactly("Orders");
    }

    private static Map<String, AttributeValue> key(String partition, int sort) {
        return Map.of("pk", AttributeValue.fromS(partition), "sk", AttributeValue.fromN(Integer.toString(sort)));
    }
}
