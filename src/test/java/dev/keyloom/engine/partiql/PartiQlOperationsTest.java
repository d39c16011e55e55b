package dev.keyloom.engine.partiql;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ItemChanges;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.ServiceException.CancellationReason;
import dev.keyloom.engine.item.ItemOperations;
import dev.keyloom.engine.request.AttributeDefinition;
import dev.keyloom.engine.request.BatchExecuteStatementRequest;
import dev.keyloom.engine.request.BatchExecuteStatementResult;
import dev.keyloom.engine.request.BillingMode;
import dev.keyloom.engine.request.CreateTableRequest;
import dev.keyloom.engine.request.ExecuteStatementRequest;
import dev.keyloom.engine.request.ExecuteStatementResult;
import dev.keyloom.engine.request.ExecuteTransactionRequest;
import dev.keyloom.engine.request.IndexDefinition;
import dev.keyloom.engine.request.IndexProjection;
import dev.keyloom.engine.request.KeyElement;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.storage.MemoryStorage;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.table.TableOperations;
import dev.keyloom.engine.table.TableRegistry;
import dev.keyloom.engine.table.TableSettings;
import dev.keyloom.schema.Projection;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyRole;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * What statements do.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ql-reference.html">AWS: PartiQL</a>
 */
class PartiQlOperationsTest {
    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2027-01-31T12:00:00Z"));

    private final Storage storage = new MemoryStorage();
    private final TableRegistry tables =
            new TableRegistry(storage, TableSettings.DEFAULT.withDelay(Duration.ZERO), CLOCK);
    private final PartiQlOperations partiQl =
            new PartiQlOperations(ItemOperations.of(storage, tables, CLOCK, ItemChanges.IGNORED), tables, table -> {});

    @BeforeEach
    void createTable() {
        KeyElement status = new KeyElement("status", KeyRole.PARTITION);
        IndexDefinition byStatus = new IndexDefinition(
                "byStatus",
                List.of(status),
                new IndexProjection(Optional.of(Projection.Kind.KEYS_ONLY), Optional.empty()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
        new TableOperations(tables, () -> "id")
                .create(new CreateTableRequest(
                        "Orders",
                        Stream.of("PK", "SK", "status")
                                .map(name -> new AttributeDefinition(name, AttributeType.S))
                                .toList(),
                        List.of(new KeyElement("PK", KeyRole.PARTITION), new KeyElement("SK", KeyRole.SORT)),
                        Optional.empty(),
                        Optional.of(List.of(byStatus)),
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
                        List.of()));
        for (String sortKey : List.of("a1", "a2", "b1", "b2", "c1")) {
            run("INSERT INTO \"Orders\" VALUE {'PK': 'p', 'SK': ?, 'status': 'OPEN', 'total': 7}", sortKey);
        }
    }

    @Test
    void anItemCollectionIsReadInOrder() {
        assertThat(sortKeys("SELECT * FROM Orders WHERE PK = 'p' AND SK > 'a1' ORDER BY SK DESC"))
                .containsExactly("c1", "b2", "b1", "a2");
        assertThat(sortKeys("SELECT * FROM Orders WHERE PK = 'p' AND begins_with(SK, 'b')"))
                .containsExactly("b1", "b2");
        assertThat(sortKeys("SELECT * FROM Orders WHERE PK = 'p' AND SK BETWEEN 'a2' AND 'b1'"))
                .containsExactly("a2", "b1");
        assertThat(sortKeys("SELECT * FROM Orders WHERE PK = 'p' AND SK <> 'a1' AND total = 7 AND SK < 'b2'"))
                .containsExactly("a2", "b1");
    }

    @Test
    void aQueryCostsWhatItReadsAndAScanTheTable() {
        ExecuteStatementResult one = run(capacityOf("SELECT SK FROM Orders WHERE PK = 'p' AND SK = 'a1'"));
        assertThat(one.consumedCapacity().orElseThrow().total().capacity()).isEqualTo(0.5);
        assertThat(one.items()).containsExactly(Item.builder().put("SK", "a1").build());
        assertThat(run("SELECT * FROM Orders WHERE total = 7").items()).hasSize(5);
        assertThat(run("SELECT * FROM Orders WHERE total = 8").items()).isEmpty();
    }

    @Test
    void anIndexIsRead() {
        List<Item> found = run("SELECT * FROM \"Orders\".\"byStatus\" WHERE status = 'OPEN'")
                .items();
        assertThat(found).hasSize(5);
        assertThat(found.get(0).has("total")).isFalse();
        assertRefused("The table does not have the specified index: none", "SELECT * FROM Orders.none");
    }

    @Test
    void nestedColumnsHaveTheirLastName() {
        run("INSERT INTO Orders VALUE {'PK': 'q', 'SK': '1', 'map': {'inner': 'x'}, 'list': ['y']}");
        assertThat(run("SELECT map.inner, list[0], absent FROM Orders WHERE PK = 'q'")
                        .items())
                .containsExactly(Item.builder().put("inner", "x").put("_2", "y").build());
    }

    @Test
    void pagesFollowEachOther() {
        List<String> found = new ArrayList<>();
        Optional<String> token = Optional.empty();
        do {
            ExecuteStatementResult page = run(page("SELECT SK FROM Orders WHERE PK = 'p'", token));
            page.items()
                    .forEach(item ->
                            item.get("SK").flatMap(AttributeValue::scalarText).ifPresent(found::add));
            token = page.nextToken();
        } while (token.isPresent());
        assertThat(found).containsExactly("a1", "a2", "b1", "b2", "c1");
    }

    @Test
    void aTokenIsBoundToItsStatement() {
        Optional<String> token = run(page("SELECT SK FROM Orders WHERE PK = 'p'", Optional.empty()))
                .nextToken();
        assertThatThrownBy(() -> run(page("SELECT SK FROM Orders WHERE PK = 'q'", token)))
                .hasMessage("NextToken does not match request");
        assertThatThrownBy(() -> run(page("SELECT SK FROM Orders WHERE PK = 'p'", Optional.of("no token"))))
                .hasMessage("NextToken does not match request");
    }

    @Test
    void anInsertIsOfANewItem() {
        assertThatThrownBy(() -> run("INSERT INTO Orders VALUE {'PK': 'p', 'SK': 'a1'}"))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refused -> assertThat(refused.code()).isEqualTo(ErrorCode.DUPLICATE_ITEM));
        assertThat(item("p", "a1").orElseThrow().has("total")).isTrue();
    }

    @Test
    void anUpdateIsOfAnItemThatIsThere() {
        assertThat(run("UPDATE Orders SET total = total + 1 WHERE PK = 'p' AND SK = 'a1' AND total = 7"
                                + " RETURNING MODIFIED NEW *")
                        .items())
                .containsExactly(Item.builder().put("total", 8).build());
        assertFailed("UPDATE Orders SET total = 1 WHERE PK = 'p' AND SK = 'a1' AND total = 7");
        assertFailed("UPDATE Orders SET total = 1 WHERE PK = 'p' AND SK = 'none'");
        assertThat(item("p", "none")).isEmpty();
        assertRefused(
                "Where clause does not contain a mandatory equality on all key attributes",
                "UPDATE Orders SET total = 1 WHERE PK = 'p'");
    }

    @Test
    void aDeleteOfNothingIsNoErrorUnlessAConditionFails() {
        run("DELETE FROM Orders WHERE PK = 'p' AND SK = 'none'");
        assertFailed("DELETE FROM Orders WHERE PK = 'p' AND SK = 'a1' AND total = 8");
        assertThat(run("DELETE FROM Orders WHERE PK = 'p' AND SK = 'a1' RETURNING ALL OLD *")
                        .items())
                .hasSize(1);
        assertThat(item("p", "a1")).isEmpty();
        assertRefused(
                "DELETE statement only supports RETURNING ALL OLD *",
                "DELETE FROM Orders WHERE PK = 'p' AND SK = 'a1' RETURNING ALL NEW *");
    }

    @Test
    void refusalsAreTheServicesOwn() {
        assertRefused(
                "Statement wasn't well formed, can't be processed: Unexpected term SELECTT", "SELECTT * FROM Orders");
        assertRefused(
                "Number of parameters in request and statement don't match.", "SELECT * FROM Orders WHERE PK = ?");
        assertThatThrownBy(() -> run("SELECT * FROM Nothing"))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refused -> assertThat(refused.code()).isEqualTo(ErrorCode.RESOURCE_NOT_FOUND));
        assertRefused("Must have WHERE clause in the statement", "SELECT * FROM Orders ORDER BY SK");
        assertRefused(
                "Must have at least one non-optional hash key", "SELECT * FROM Orders WHERE SK = 'a' ORDER BY SK");
        assertRefused("Variable reference total", "SELECT * FROM Orders WHERE PK = 'p' ORDER BY total");
        assertRefused("EXISTS is supported in", "EXISTS(SELECT * FROM Orders WHERE PK = 'p' AND SK = 'a1')");
    }

    @Test
    void aBatchAnswersEachStatement() {
        BatchExecuteStatementResult result = batch(
                "SELECT SK FROM Orders WHERE PK = 'p' AND SK = 'a1'",
                "SELECT * FROM Orders WHERE PK = 'p' AND SK = 'none'",
                "SELECT * FROM Orders WHERE PK = 'p'",
                "SELECT * FROM Nothing WHERE PK = 'p'",
                "nonsense");
        assertThat(result.answers().get(0).item())
                .contains(Item.builder().put("SK", "a1").build());
        assertThat(result.answers().get(1).item()).isEmpty();
        assertThat(result.answers().get(1).error()).isEmpty();
        assertThat(result.answers().stream()
                        .map(answer ->
                                answer.error().map(failure -> failure.code()).orElse("")))
                .containsExactly("", "", "ValidationError", "ResourceNotFound", "ValidationError");
        assertThat(result.consumedCapacity()).hasSize(1);
        assertThat(result.consumedCapacity().get(0).total().capacity()).isEqualTo(1.0);
    }

    @Test
    void oneFailureOfABatchStopsNoOther() {
        BatchExecuteStatementResult result = batch(
                "INSERT INTO Orders VALUE {'PK': 'p', 'SK': 'a1'}",
                "UPDATE Orders SET total = 9 WHERE PK = 'p' AND SK = 'a2'");
        assertThat(result.answers().get(0).error().orElseThrow().code()).isEqualTo("DuplicateItem");
        assertThat(item("p", "a2").orElseThrow().get("total")).contains(AttributeValue.of(9));
    }

    @Test
    void aBatchDoesNotMixNorRepeat() {
        assertThatThrownBy(() -> batch(
                        "SELECT * FROM Orders WHERE PK = 'p' AND SK = 'a1'",
                        "DELETE FROM Orders WHERE PK = 'p' AND SK = 'a2'"))
                .hasMessageContaining("either only SELECT statements or none");
        assertThatThrownBy(() -> batch(
                        "DELETE FROM Orders WHERE PK = 'p' AND SK = 'a1'",
                        "UPDATE Orders SET total = 1 WHERE PK = 'p' AND SK = 'a1'"))
                .hasMessage("Provided list of item keys contains duplicates");
    }

    @Test
    void aTransactionHappensWholeOrNotAtAll() {
        transaction(
                "INSERT INTO Orders VALUE {'PK': 'p', 'SK': 'new'}",
                "UPDATE Orders SET total = 9 WHERE PK = 'p' AND SK = 'a1'",
                "EXISTS(SELECT * FROM Orders WHERE PK = 'p' AND SK = 'a2' AND total = 7)",
                "DELETE FROM Orders WHERE PK = 'p' AND SK = 'b1'");
        assertThat(item("p", "new")).isPresent();
        assertThat(item("p", "b1")).isEmpty();
        assertThatThrownBy(() -> transaction(
                        "INSERT INTO Orders VALUE {'PK': 'p', 'SK': 'newer'}",
                        "INSERT INTO Orders VALUE {'PK': 'p', 'SK': 'a1'}",
                        "EXISTS(SELECT * FROM Orders WHERE PK = 'p' AND SK = 'none')"))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refused -> assertThat(refused.cancellationReasons())
                                .extracting(CancellationReason::code)
                                .containsExactly("None", "DuplicateItem", "ConditionalCheckFailed"))
                .hasMessageEndingWith("[None, DuplicateItem, ConditionalCheckFailed]");
        assertThat(item("p", "newer")).isEmpty();
    }

    @Test
    void aTransactionReadsItemsOfOneMoment() {
        assertThat(transaction(
                        "SELECT SK FROM Orders WHERE PK = 'p' AND SK = 'a1'",
                        "SELECT * FROM Orders WHERE PK = 'p' AND SK = 'none'"))
                .containsExactly(Optional.of(Item.builder().put("SK", "a1").build()), Optional.empty());
        assertThatThrownBy(() -> transaction("SELECT * FROM Orders WHERE PK = 'p'"))
                .hasMessageContaining("must specify the primary key");
        assertThatThrownBy(() -> transaction("DELETE FROM Orders WHERE PK = 'p' AND SK = 'a1' RETURNING ALL OLD *"))
                .hasMessageContaining("RETURNING");
    }

    private Optional<Item> item(String partitionKey, String sortKey) {
        return run("SELECT * FROM Orders WHERE PK = ? AND SK = ?", partitionKey, sortKey).items().stream()
                .findFirst();
    }

    private List<String> sortKeys(String statement) {
        return run(statement).items().stream()
                .map(item -> item.get("SK").flatMap(AttributeValue::scalarText).orElse("-"))
                .toList();
    }

    private ExecuteStatementResult run(String statement, String... parameters) {
        List<AttributeValue> values =
                Stream.of(parameters).map(AttributeValue::of).toList();
        return run(ExecuteStatementRequest.of(statement, values));
    }

    private ExecuteStatementResult run(ExecuteStatementRequest request) {
        return partiQl.execute(request);
    }

    private static ExecuteStatementRequest page(String statement, Optional<String> token) {
        return new ExecuteStatementRequest(
                statement, List.of(), false, token, OptionalInt.of(2), ReturnConsumedCapacity.NONE, false);
    }

    private static ExecuteStatementRequest capacityOf(String statement) {
        return new ExecuteStatementRequest(
                statement,
                List.of(),
                false,
                Optional.empty(),
                OptionalInt.empty(),
                ReturnConsumedCapacity.TOTAL,
                false);
    }

    private BatchExecuteStatementResult batch(String... statements) {
        return partiQl.executeBatch(new BatchExecuteStatementRequest(
                Stream.of(statements)
                        .map(text -> new BatchExecuteStatementRequest.Statement(text, List.of(), false, false))
                        .toList(),
                ReturnConsumedCapacity.TOTAL));
    }

    private List<Optional<Item>> transaction(String... statements) {
        return partiQl.executeTransaction(new ExecuteTransactionRequest(
                        Stream.of(statements)
                                .map(text -> new ExecuteTransactionRequest.Statement(text, List.of(), false))
                                .toList(),
                        Optional.empty(),
                        ReturnConsumedCapacity.NONE))
                .items();
    }

    private void assertRefused(String message, String statement) {
        assertThatThrownBy(() -> run(statement))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refused -> assertThat(refused.code()).isEqualTo(ErrorCode.VALIDATION))
                .hasMessageContaining(message);
    }

    private void assertFailed(String statement) {
        assertThatThrownBy(() -> run(statement))
                .isInstanceOfSatisfying(
                        ServiceException.class,
                        refused -> assertThat(refused.code()).isEqualTo(ErrorCode.CONDITIONAL_CHECK_FAILED));
    }
}
