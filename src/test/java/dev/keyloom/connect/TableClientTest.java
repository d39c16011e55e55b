package dev.keyloom.connect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.connect.TableFailure.Kind;
import dev.keyloom.engine.request.BatchGetItemRequest;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.ExecuteStatementRequest;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.TransactGetItemsRequest;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.Item;
import dev.keyloom.wire.Wire;
import java.math.BigDecimal;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.awscore.exception.AwsErrorDetails;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Requests go through the SDK's client and come back as they would from the engine, and fail in words that help. */
@SuppressWarnings("unchecked") // the SDK takes arrays of functions
class TableClientTest {
    private final List<Throwable> faults = new ArrayList<>();
    private final List<Retries.Wait> waits = new ArrayList<>();
    private final TableClient client = TableClients.embedded(Wire.service(), faults::add, retries(3));

    private Retries retries(int most) {
        return new Retries(
                most, Duration.ofMillis(100), Duration.ofSeconds(1), new Random(1), duration -> {}, waits::add);
    }

    @BeforeEach
    void createTable() throws TableFailure {
        client.call(sdk -> sdk.createTable(table -> table.tableName("Orders")
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(
                        attribute -> attribute.attributeName("pk").attributeType(ScalarAttributeType.S),
                        attribute -> attribute.attributeName("sk").attributeType(ScalarAttributeType.N))
                .keySchema(
                        key -> key.attributeName("pk").keyType(KeyType.HASH),
                        key -> key.attributeName("sk").keyType(KeyType.RANGE))));
    }

    @AfterEach
    void close() {
        client.close();
        assertThat(faults).isEmpty();
    }

    private static Item key(int number) {
        return Item.builder().put("pk", "a").put("sk", number).build();
    }

    private static Item order(int number) {
        return key(number).with("paid", AttributeValue.of(number * 10L));
    }

    private void put(int number) throws TableFailure {
        client.run(new PreparedRequest.Put(PutItemRequest.of("Orders", order(number))));
    }

    private Optional<Item> get(int number) throws TableFailure {
        return ((Answer.Found) client.run(new PreparedRequest.Get(GetItemRequest.of("Orders", key(number)))))
                .result()
                .item();
    }

    @Test
    void valuesOfAllTypesComeBackAsTheyWere() throws TableFailure {
        Item item = key(1).with("n", new AttributeValue.N(new BigDecimal("12345678901234567890123456789012345678")))
                .with("b", new AttributeValue.B(Bytes.of(new byte[] {0, -1})))
                .with("t", new AttributeValue.BOOL(true))
                .with("nothing", new AttributeValue.NULL())
                .with(
                        "m",
                        new AttributeValue.M(Map.of(
                                "l", new AttributeValue.L(List.of(AttributeValue.of("\u00e9"), AttributeValue.of(1))))))
                .with("ss", AttributeValue.SS.of(List.of("a", "b")))
                .with("ns", AttributeValue.NS.of(List.of(BigDecimal.ONE, new BigDecimal("2.5"))))
                .with("bs", AttributeValue.BS.of(List.of(Bytes.of(new byte[] {7}))));
        client.run(new PreparedRequest.Put(PutItemRequest.of("Orders", item)));
        assertThat(get(1)).contains(item);
        assertThat(get(2)).isEmpty();
    }

    @Test
    void aQueryTellsWhereItsPageEndedAndWhatItUsed() throws TableFailure {
        for (int number = 1; number <= 5; number++) {
            put(number);
        }
        Answer.Page page = (Answer.Page) client.run(new PreparedRequest.Query(new QueryRequest(
                "Orders",
                Optional.empty(),
                RequestExpression.text("pk = :a"),
                Optional.of(RequestExpression.text("#total > :ten")),
                Optional.empty(),
                new ExpressionAttributes(
                        Map.of("#total", "paid"), Map.of(":a", AttributeValue.of("a"), ":ten", AttributeValue.of(40))),
                false,
                new ReadOptions(
                        Optional.empty(), OptionalInt.of(2), Optional.empty(), true, ReturnConsumedCapacity.TOTAL))));
        assertThat(page.result().items()).contains(List.of(order(5)));
        assertThat(page.result().count()).isEqualTo(1);
        assertThat(page.result().scannedCount()).isEqualTo(2);
        assertThat(page.result().lastEvaluatedKey()).contains(key(4));
        assertThat(page.consumedCapacity()).singleElement().satisfies(units -> {
            assertThat(units.table()).isEqualTo("Orders");
            assertThat(units.total().capacity()).isEqualTo(1.0);
        });
    }

    @Test
    void aFailedConditionBringsTheItemThatFailedIt() throws TableFailure {
        put(1);
        PutItemRequest again = new PutItemRequest(
                "Orders",
                order(1),
                Optional.of(RequestExpression.text("attribute_not_exists(pk)")),
                ExpressionAttributes.NONE,
                new WriteOptions(ReturnValues.NONE, true, ReturnConsumedCapacity.NONE, false));
        assertThatThrownBy(() -> client.run(new PreparedRequest.Put(again)))
                .isInstanceOfSatisfying(TableFailure.class, failure -> {
                    assertThat(failure.kind()).isEqualTo(Kind.REFUSED);
                    assertThat(failure.is("ConditionalCheckFailedException")).isTrue();
                    assertThat(failure.item()).contains(order(1));
                });
        assertThat(waits).isEmpty();
    }

    @Test
    void updatesAndDeletesReturnWhatTheyAreAskedFor() throws TableFailure {
        put(1);
        WriteOptions returning = new WriteOptions(ReturnValues.ALL_NEW, false, ReturnConsumedCapacity.NONE, false);
        Answer.Written updated = (Answer.Written) client.run(new PreparedRequest.Update(new UpdateItemRequest(
                "Orders",
                key(1),
                Optional.of(RequestExpression.text("SET paid = paid + :one")),
                Optional.empty(),
                new ExpressionAttributes(Map.of(), Map.of(":one", AttributeValue.of(1))),
                returning)));
        assertThat(updated.result().attributes()).contains(key(1).with("paid", AttributeValue.of(11)));
        client.run(new PreparedRequest.Delete(DeleteItemRequest.of("Orders", key(1))));
        assertThat(get(1)).isEmpty();
    }

    @Test
    void batchesTransactionsAndStatementsAreAnsweredInTheirOrder() throws TableFailure {
        Answer.BatchWritten written =
                (Answer.BatchWritten) client.run(new PreparedRequest.BatchWrite(new BatchWriteItemRequest(
                        Map.of(
                                "Orders",
                                List.of(
                                        new BatchWriteItemRequest.Put(order(1)),
                                        new BatchWriteItemRequest.Put(order(2)))),
                        ReturnConsumedCapacity.NONE,
                        false)));
        assertThat(written.unprocessed()).isEmpty();
        Answer.BatchRead read = (Answer.BatchRead) client.run(new PreparedRequest.BatchGet(new BatchGetItemRequest(
                Map.of("Orders", BatchGetItemRequest.KeysAndAttributes.of(List.of(key(1), key(2), key(3)))),
                ReturnConsumedCapacity.NONE)));
        assertThat(read.result().responses().get("Orders")).containsExactlyInAnyOrder(order(1), order(2));

        client.run(new PreparedRequest.TransactWrite(
                TransactWriteItemsRequest.of(List.of(new TransactWriteItemsRequest.Put(
                        "Orders", order(3), Optional.empty(), ExpressionAttributes.NONE, false)))));
        Answer.TransactionRead both =
                (Answer.TransactionRead) client.run(new PreparedRequest.TransactGet(new TransactGetItemsRequest(
                        List.of(
                                TransactGetItemsRequest.Get.of("Orders", key(9)),
                                TransactGetItemsRequest.Get.of("Orders", key(3))),
                        ReturnConsumedCapacity.NONE)));
        assertThat(both.result().items()).containsExactly(Optional.empty(), Optional.of(order(3)));

        Answer.Statement selected =
                (Answer.Statement) client.run(new PreparedRequest.Statement(ExecuteStatementRequest.of(
                        "SELECT * FROM Orders WHERE pk = ? AND sk = 2", List.of(AttributeValue.of("a")))));
        assertThat(selected.result().items()).containsExactly(order(2));
    }

    @Test
    void aCancelledTransactionTellsTheReasonOfEachAction() {
        TransactWriteItemsRequest.Action check = new TransactWriteItemsRequest.ConditionCheck(
                "Orders",
                key(1),
                Optional.of(RequestExpression.text("attribute_exists(pk)")),
                ExpressionAttributes.NONE,
                false);
        TransactWriteItemsRequest.Action put = new TransactWriteItemsRequest.Put(
                "Orders", order(2), Optional.empty(), ExpressionAttributes.NONE, false);
        assertThatThrownBy(() -> client.run(
                        new PreparedRequest.TransactWrite(TransactWriteItemsRequest.of(List.of(put, check)))))
                .isInstanceOfSatisfying(
                        TableFailure.class,
                        failure -> assertThat(failure.cancellationReasons())
                                .extracting(reason -> reason.code())
                                .containsExactly("None", "ConditionalCheckFailed"));
    }

    @Test
    void tablesAreListedOverAllPagesAndDescribed() throws TableFailure {
        for (int number = 0; number < 120; number++) {
            String name = String.format(java.util.Locale.ROOT, "Table%03d", number);
            client.call(sdk -> sdk.createTable(table -> table.tableName(name)
                    .billingMode(BillingMode.PAY_PER_REQUEST)
                    .attributeDefinitions(
                            attribute -> attribute.attributeName("id").attributeType(ScalarAttributeType.S))
                    .keySchema(key -> key.attributeName("id").keyType(KeyType.HASH))));
        }
        assertThat(client.tableNames()).hasSize(121).contains("Orders", "Table000", "Table119");
        TableInfo orders = client.describe("Orders").orElseThrow();
        assertThat(orders.isActive()).isTrue();
        assertThat(orders.onDemand()).isTrue();
        assertThat(orders.schema().key().attributeNames()).containsExactly("pk", "sk");
        assertThat(client.describe("Missing")).isEmpty();
        assertThat(client.timeToLive("Orders")).isEmpty();
    }

    /** Answers with failures first, then lets the call through. */
    private static final class Failing {
        private final Deque<SdkException> failures;

        Failing(SdkException... failures) {
            this.failures = new ArrayDeque<>(List.of(failures));
        }

        void next() {
            SdkException failure = failures.poll();
            if (failure != null) {
                throw failure;
            }
        }
    }

    private static SdkException refusal(String code, int status) {
        return DynamoDbException.builder()
                .statusCode(status)
                .awsErrorDetails(AwsErrorDetails.builder()
                        .errorCode(code)
                        .errorMessage("words")
                        .build())
                .build();
    }

    @Test
    void throttledCallsAreMadeAgainAfterWaitsThatGrowAndAreTold() throws TableFailure {
        Failing failing = new Failing(
                refusal("ProvisionedThroughputExceededException", 400), refusal("ThrottlingException", 400));
        String answer = client.call(sdk -> {
            failing.next();
            return "done";
        });
        assertThat(answer).isEqualTo("done");
        assertThat(waits).extracting(Retries.Wait::attempt).containsExactly(1, 2);
        assertThat(waits.get(0).duration()).isBetween(Duration.ofMillis(50), Duration.ofMillis(100));
        assertThat(waits.get(1).duration()).isBetween(Duration.ofMillis(100), Duration.ofMillis(200));
    }

    @Test
    void attemptsEnd() {
        Failing failing = new Failing(
                refusal("ThrottlingException", 400),
                refusal("ThrottlingException", 400),
                refusal("ThrottlingException", 400));
        assertThatThrownBy(() -> client.call(sdk -> {
                    failing.next();
                    return "done";
                }))
                .isInstanceOfSatisfying(
                        TableFailure.class,
                        failure -> assertThat(failure.kind()).isEqualTo(Kind.THROTTLED));
        assertThat(waits).hasSize(2);
    }

    @Test
    void aWriteThatWouldCountTwiceIsNotSentAgainWhenNothingIsKnownOfIt() {
        TableFailure noAnswer =
                SdkFailures.of(SdkClientException.create("cut", new java.net.SocketTimeoutException("timed out")));
        TableFailure throttled = SdkFailures.of(refusal("ThrottlingException", 400));
        assertThat(noAnswer.kind()).isEqualTo(Kind.NO_ANSWER);
        UpdateItemRequest update = new UpdateItemRequest(
                "Orders",
                key(1),
                Optional.of(RequestExpression.text("ADD total :one")),
                Optional.empty(),
                ExpressionAttributes.NONE,
                WriteOptions.NONE);
        Caution adding = Caution.of(new PreparedRequest.Update(update));
        Caution putting = Caution.of(new PreparedRequest.Put(PutItemRequest.of("Orders", order(1))));
        assertThat(adding.allowsAgain(noAnswer)).isFalse();
        assertThat(adding.allowsAgain(throttled)).isTrue();
        assertThat(putting.allowsAgain(noAnswer)).isTrue();
    }

    @Test
    void failuresAreToldApart() {
        assertThat(SdkFailures.of(refusal("ExpiredTokenException", 400)).kind()).isEqualTo(Kind.EXPIRED);
        assertThat(SdkFailures.of(refusal("UnrecognizedClientException", 400)).kind())
                .isEqualTo(Kind.BAD_CREDENTIALS);
        assertThat(SdkFailures.of(refusal("AccessDeniedException", 400)).kind()).isEqualTo(Kind.DENIED);
        assertThat(SdkFailures.of(refusal("RequestTimeTooSkewed", 403)).kind()).isEqualTo(Kind.CLOCK_SKEW);
        assertThat(SdkFailures.of(refusal("InternalServerError", 500)).kind()).isEqualTo(Kind.SERVICE_FAULT);
        assertThat(SdkFailures.of(SdkClientException.create("x", new java.net.UnknownHostException("h")))
                        .kind())
                .isEqualTo(Kind.UNREACHABLE);
        assertThat(SdkFailures.of(SdkClientException.create("x", new javax.net.ssl.SSLHandshakeException("h")))
                        .kind())
                .isEqualTo(Kind.TLS);
    }

    @Test
    void nobodyAtAnAddressIsSaidPlainly() throws java.io.IOException {
        int port;
        try (java.net.ServerSocket free = new java.net.ServerSocket(0, 1, java.net.InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        try (TableClient nobody =
                TableClients.local(URI.create("http://127.0.0.1:" + port), "eu-west-1", "local", Retries.none())) {
            assertThatThrownBy(nobody::tableNames).isInstanceOfSatisfying(TableFailure.class, failure -> {
                assertThat(failure.kind()).isEqualTo(Kind.UNREACHABLE);
                assertThat(failure.text()).isEqualTo("nobody listens there");
            });
        }
    }
}
