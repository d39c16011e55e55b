package dev.keyloom.connect;

import dev.keyloom.connect.TableFailure.Kind;
import dev.keyloom.engine.request.ExecuteTransactionRequest;
import dev.keyloom.engine.request.PreparedRequest;
import dev.keyloom.engine.request.Select;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.exception.SdkException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ListTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.ListTablesResponse;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/**
 * Sends requests of tables and items through the AWS SDK's client, to whichever service it was made for. Each call waits
 * for its answer; interrupting the thread stops it. Requests that may safely be sent again are, as {@link Retries} says: a
 * write whose outcome is not known and that would count twice is not.
 */
public final class TableClient implements AutoCloseable {
    private final DynamoDbClient client;
    private final Retries retries;
    private final Supplier<String> tokens;

    /** @param client does not retry on its own; closed with this */
    public TableClient(DynamoDbClient client, Retries retries) {
        this(client, retries, () -> UUID.randomUUID().toString());
    }

    /** @param tokens gives transactions without one their idempotency token, so that sending them again has no second effect */
    TableClient(DynamoDbClient client, Retries retries, Supplier<String> tokens) {
        this.client = client;
        this.retries = retries;
        this.tokens = tokens;
    }

    /** Returns the same door with other retries, which closes with this one. */
    public TableClient with(Retries other) {
        return new TableClient(client, other, tokens);
    }

    /**
     * Sends a request of items.
     *
     * @throws IllegalArgumentException if an expression of it has no text
     */
    public Answer run(PreparedRequest request) throws TableFailure {
        return run(request, Caution.of(request));
    }

    private Answer run(PreparedRequest request, Caution caution) throws TableFailure {
        if (request instanceof PreparedRequest.Get get) {
            return call(sdk -> SdkAnswers.of(sdk.getItem(SdkRequests.of(get.request()))), caution);
        }
        if (request instanceof PreparedRequest.Query query) {
            boolean countOnly = countOnly(query.request().options().select());
            return call(sdk -> SdkAnswers.of(sdk.query(SdkRequests.of(query.request())), countOnly), caution);
        }
        if (request instanceof PreparedRequest.Scan scan) {
            boolean countOnly = countOnly(scan.request().options().select());
            return call(sdk -> SdkAnswers.of(sdk.scan(SdkRequests.of(scan.request())), countOnly), caution);
        }
        if (request instanceof PreparedRequest.BatchGet batch) {
            return call(
                    sdk -> SdkAnswers.of(sdk.batchGetItem(SdkRequests.of(batch.request())), batch.request()), caution);
        }
        if (request instanceof PreparedRequest.TransactGet transaction) {
            return call(sdk -> SdkAnswers.of(sdk.transactGetItems(SdkRequests.of(transaction.request()))), caution);
        }
        if (request instanceof PreparedRequest.Put put) {
            return call(sdk -> SdkAnswers.of(sdk.putItem(SdkRequests.of(put.request()))), caution);
        }
        if (request instanceof PreparedRequest.Update update) {
            return call(sdk -> SdkAnswers.of(sdk.updateItem(SdkRequests.of(update.request()))), caution);
        }
        if (request instanceof PreparedRequest.Delete delete) {
            return call(sdk -> SdkAnswers.of(sdk.deleteItem(SdkRequests.of(delete.request()))), caution);
        }
        if (request instanceof PreparedRequest.BatchWrite batch) {
            return call(sdk -> SdkAnswers.of(sdk.batchWriteItem(SdkRequests.of(batch.request()))), caution);
        }
        if (request instanceof PreparedRequest.TransactWrite transaction) {
            TransactWriteItemsRequest safe = withToken(transaction.request());
            return call(sdk -> SdkAnswers.of(sdk.transactWriteItems(SdkRequests.of(safe))), caution);
        }
        if (request instanceof PreparedRequest.Statement statement) {
            return call(sdk -> SdkAnswers.of(sdk.executeStatement(SdkRequests.of(statement.request()))), caution);
        }
        if (request instanceof PreparedRequest.StatementBatch batch) {
            return call(sdk -> SdkAnswers.of(sdk.batchExecuteStatement(SdkRequests.of(batch.request()))), caution);
        }
        ExecuteTransactionRequest safe = withToken(((PreparedRequest.StatementTransaction) request).request());
        return call(sdk -> SdkAnswers.of(sdk.executeTransaction(SdkRequests.of(safe))), caution);
    }

    /** Returns the names of all tables, in the service's order, over all pages. */
    public List<String> tableNames() throws TableFailure {
        List<String> names = new ArrayList<>();
        String last = null;
        do {
            String start = last;
            ListTablesResponse page = call(
                    sdk -> sdk.listTables(ListTablesRequest.builder()
                            .exclusiveStartTableName(start)
                            .build()),
                    Caution.REPEATABLE);
            names.addAll(page.tableNames());
            last = page.lastEvaluatedTableName();
        } while (last != null && !last.isEmpty());
        return names;
    }

    /** Returns what a table is, or nothing if there is none of the name. */
    public Optional<TableInfo> describe(String table) throws TableFailure {
        try {
            return Optional.of(call(
                    sdk -> TableInfo.of(sdk.describeTable(request -> request.tableName(table))
                            .table()),
                    Caution.REPEATABLE));
        } catch (TableFailure failure) {
            if (failure.is("ResourceNotFoundException")) {
                return Optional.empty();
            }
            throw failure;
        }
    }

    /** Returns the attribute by which a table's items expire, or nothing if they do not. */
    public Optional<String> timeToLive(String table) throws TableFailure {
        return call(
                sdk -> Optional.ofNullable(sdk.describeTimeToLive(request -> request.tableName(table))
                                .timeToLiveDescription())
                        .filter(description -> description.timeToLiveStatus() == TimeToLiveStatus.ENABLED
                                || description.timeToLiveStatus() == TimeToLiveStatus.ENABLING)
                        .map(description -> description.attributeName()),
                Caution.REPEATABLE);
    }

    /** Makes any other call of the SDK, with the retries of calls that may be made twice. */
    public <T extends @Nullable Object> T call(Call<T> call) throws TableFailure {
        return call(call, Caution.REPEATABLE);
    }

    private <T extends @Nullable Object> T call(Call<T> call, Caution caution) throws TableFailure {
        for (int attempt = 1; ; attempt++) {
            try {
                return call.of(client);
            } catch (SdkException exception) {
                TableFailure failure = SdkFailures.of(exception);
                if (failure.kind() == Kind.CANCELLED) {
                    Thread.currentThread().interrupt();
                    throw failure;
                }
                if (attempt >= retries.most() || !caution.allowsAgain(failure)) {
                    throw failure;
                }
                await(attempt, failure);
            } catch (IllegalArgumentException unreadable) {
                throw new TableFailure(
                        Kind.NOT_DYNAMODB,
                        "UnreadableAnswer",
                        "the answer holds " + unreadable.getMessage(),
                        unreadable);
            }
        }
    }

    private void await(int attempt, TableFailure failure) throws TableFailure {
        try {
            retries.await(attempt, failure);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw SdkFailures.cancelled(stopped);
        }
    }

    private static boolean countOnly(Optional<Select> select) {
        return select.filter(asked -> asked == Select.COUNT).isPresent();
    }

    private TransactWriteItemsRequest withToken(TransactWriteItemsRequest request) {
        return request.clientRequestToken().isPresent()
                ? request
                : new TransactWriteItemsRequest(
                        request.actions(),
                        Optional.of(tokens.get()),
                        request.consumedCapacity(),
                        request.itemCollectionMetrics());
    }

    private ExecuteTransactionRequest withToken(ExecuteTransactionRequest request) {
        return request.clientRequestToken().isPresent()
                ? request
                : new ExecuteTransactionRequest(
                        request.statements(), Optional.of(tokens.get()), request.consumedCapacity());
    }

    @Override
    public void close() {
        client.close();
    }

    /** A call of the SDK's client. */
    @FunctionalInterface
    public interface Call<T extends @Nullable Object> {
        T of(DynamoDbClient client);
    }
}
