package dev.keyloom.engine;

import static dev.keyloom.engine.Engines.T01;
import static dev.keyloom.engine.Engines.assertRefused;
import static dev.keyloom.engine.Engines.given;
import static dev.keyloom.engine.Engines.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.engine.ServiceException.CancellationReason;
import dev.keyloom.engine.request.ConsumedCapacity.Units;
import dev.keyloom.engine.request.ExpressionAttributes;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.TransactGetItemsRequest;
import dev.keyloom.engine.request.TransactGetItemsRequest.Get;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Action;
import dev.keyloom.engine.request.TransactWriteItemsRequest.ConditionCheck;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Delete;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Put;
import dev.keyloom.engine.request.TransactWriteItemsRequest.Update;
import dev.keyloom.engine.request.TransactWriteItemsResult;
import dev.keyloom.value.Item;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Transactions: all or nothing, reasons in order, tokens.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html">AWS: transactions</a>
 */
class TransactionTest {
    private final Engines engines = Engines.with(T01);

    private static Put put(String partition) {
        return new Put("T01", item("PK", partition, "SK", "s"), Optional.empty(), ExpressionAttributes.NONE, false);
    }

    private static Delete delete(String partition, String condition) {
        return new Delete(
                "T01",
                item("PK", partition, "SK", "s"),
                Optional.of(RequestExpression.text(condition)),
                ExpressionAttributes.NONE,
                false);
    }

    private static Update update(String partition, String update, Object... placeholders) {
        return new Update(
                "T01",
                item("PK", partition, "SK", "s"),
                RequestExpression.text(update),
                Optional.empty(),
                given(placeholders),
                false);
    }

    private void write(Action... actions) {
        engines.engine().transactWriteItems(TransactWriteItemsRequest.of(List.of(actions)));
    }

    private Optional<Item> get(String partition) {
        return engines.get("T01", "PK", partition, "SK", "s");
    }

    @Test
    void reasonsStandInTheOrderOfTheActionsAndNothingIsWritten() {
        engines.put("T01", "PK", "B", "SK", "s", "ver", 1);
        ConditionCheck check = new ConditionCheck(
                "T01",
                item("PK", "B", "SK", "s"),
                Optional.of(RequestExpression.text("ver = :two")),
                given(":two", 2),
                true);
        assertThatThrownBy(() -> write(put("A"), check, delete("C", "attribute_exists(PK)")))
                .isInstanceOfSatisfying(ServiceException.class, refusal -> {
                    assertThat(refusal.code()).isEqualTo(ErrorCode.TRANSACTION_CANCELED);
                    assertThat(refusal.text())
                            .isEqualTo("Transaction cancelled, please refer cancellation reasons for specific reasons"
                                    + " [None, ConditionalCheckFailed, ConditionalCheckFailed]");
                    Optional<String> failed = Optional.of("The conditional request failed");
                    assertThat(refusal.cancellationReasons())
                            .containsExactly(
                                    CancellationReason.NONE,
                                    new CancellationReason(
                                            "ConditionalCheckFailed",
                                            failed,
                                            Optional.of(item("PK", "B", "SK", "s", "ver", 1))),
                                    new CancellationReason("ConditionalCheckFailed", failed, Optional.empty()));
                });
        assertThat(get("A")).isEmpty();
    }

    @Test
    void allActionsHappenTogether() {
        engines.put("T01", "PK", "B", "SK", "s", "n", 1);
        engines.put("T01", "PK", "C", "SK", "s");
        write(put("A"), update("B", "SET n = n + :one", ":one", 1), delete("C", "attribute_exists(PK)"));
        assertThat(get("A")).isPresent();
        assertThat(get("B")).hasValue(item("PK", "B", "SK", "s", "n", 2));
        assertThat(get("C")).isEmpty();
    }

    @Test
    void oneItemStandsInOneActionOnly() {
        assertRefused(
                "Transaction request cannot include multiple operations on one item",
                () -> write(put("A"), update("A", "SET n = :n", ":n", 1)));
        assertRefused(
                "Transaction request cannot include multiple operations on one item",
                () -> engines.engine()
                        .transactGetItems(new TransactGetItemsRequest(
                                List.of(
                                        Get.of("T01", item("PK", "A", "SK", "s")),
                                        Get.of("T01", item("PK", "A", "SK", "s"))),
                                ReturnConsumedCapacity.NONE)));
    }

    @Test
    void expressionsAndEmptyKeysAreRefusedAtOnceAndOtherFaultsCancel() {
        assertRefused(
                "Invalid UpdateExpression: Syntax error; token: \"<EOF>\", near: \"SET\"",
                () -> write(put("A"), update("B", "SET")));
        assertRefused(
                "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an"
                        + " empty string value. Key: PK",
                () -> write(put("")));
        assertRefused(
                "One or more parameter values are not valid. The update expression attempted to update a secondary index"
                        + " key to a value that is not supported. The AttributeValue for a key attribute cannot contain"
                        + " an empty string value.",
                () -> write(put("A"), update("B", "SET GSI1PK = :e", ":e", "")));
        String cancelled = "Transaction cancelled, please refer cancellation reasons for specific reasons ";
        assertRefused(
                ErrorCode.TRANSACTION_CANCELED,
                cancelled + "[None, ValidationError]",
                () -> write(put("A"), update("B", "SET n = none1")));
        assertRefused(
                ErrorCode.TRANSACTION_CANCELED,
                cancelled + "[ValidationError]",
                () -> engines.engine()
                        .transactGetItems(new TransactGetItemsRequest(
                                List.of(Get.of("T01", Item.EMPTY)), ReturnConsumedCapacity.NONE)));
    }

    @Test
    void aTokenMakesARequestHappenOnceForTenMinutes() {
        engines.put("T01", "PK", "B", "SK", "s", "n", 1);
        Update increment = update("B", "SET n = n + :one", ":one", 1);
        assertThat(withToken(increment).consumedCapacity().get(0).total())
                .isEqualTo(new Units(2, Optional.empty(), Optional.of(2.0)));
        assertThat(withToken(increment).consumedCapacity().get(0).total())
                .isEqualTo(new Units(2, Optional.of(2.0), Optional.empty()));
        assertThat(get("B")).hasValue(item("PK", "B", "SK", "s", "n", 2));
        assertThatThrownBy(() -> withToken(put("A")))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refusal -> assertThat(refusal.code()).isEqualTo(ErrorCode.IDEMPOTENT_PARAMETER_MISMATCH));
        engines.pass(Duration.ofMinutes(11));
        withToken(increment);
        assertThat(get("B")).hasValue(item("PK", "B", "SK", "s", "n", 3));
    }

    @Test
    void tokensOfVeryLargeTransactionsAreForgottenSooner() {
        Item large = item("PK", "A", "SK", "s", "text", "t".repeat(390_000));
        for (int i = 0; i < 200; i++) {
            String token = "token" + i;
            engines.engine()
                    .transactWriteItems(new TransactWriteItemsRequest(
                            List.of(new Put("T01", large, Optional.empty(), ExpressionAttributes.NONE, false)),
                            Optional.of(token),
                            ReturnConsumedCapacity.NONE,
                            false));
        }
        Update increment = update("B", "ADD n :one", ":one", 1);
        assertThatThrownBy(() -> withToken(increment, "token199")).isInstanceOf(ServiceException.class);
        withToken(increment, "token0");
        assertThat(get("B")).isPresent();
    }

    @Test
    void aCancelledTransactionDoesNotUseItsToken() {
        Delete delete = delete("C", "attribute_exists(PK)");
        assertThatThrownBy(() -> withToken(delete)).isInstanceOf(ServiceException.class);
        engines.put("T01", "PK", "C", "SK", "s");
        withToken(delete);
        assertThat(get("C")).isEmpty();
    }

    private TransactWriteItemsResult withToken(Action action) {
        return withToken(action, "token");
    }

    private TransactWriteItemsResult withToken(Action action, String token) {
        return engines.engine()
                .transactWriteItems(new TransactWriteItemsRequest(
                        List.of(action), Optional.of(token), ReturnConsumedCapacity.TOTAL, false));
    }

    @Test
    void readsComeInTheirOrderWithGaps() {
        engines.put("T01", "PK", "A", "SK", "s", "n", 1);
        Get projected = new Get(
                "T01",
                item("PK", "A", "SK", "s"),
                Optional.of(RequestExpression.text("nothing")),
                ExpressionAttributes.NONE);
        assertThat(engines.engine()
                        .transactGetItems(new TransactGetItemsRequest(
                                List.of(Get.of("T01", item("PK", "X", "SK", "s")), projected),
                                ReturnConsumedCapacity.NONE))
                        .items())
                .containsExactly(Optional.empty(), Optional.of(Item.EMPTY));
    }
}
