package dev.keyloom.engine;

import dev.keyloom.engine.item.ItemOperations;
import dev.keyloom.engine.request.BatchGetItemRequest;
import dev.keyloom.engine.request.BatchGetItemResult;
import dev.keyloom.engine.request.BatchWriteItemRequest;
import dev.keyloom.engine.request.BatchWriteItemResult;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.GetItemRequest;
import dev.keyloom.engine.request.GetItemResult;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.QueryRequest;
import dev.keyloom.engine.request.ReadResult;
import dev.keyloom.engine.request.ScanRequest;
import dev.keyloom.engine.request.TransactGetItemsRequest;
import dev.keyloom.engine.request.TransactGetItemsResult;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.engine.request.TransactWriteItemsResult;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteResult;
import dev.keyloom.engine.storage.Storage;
import java.time.InstantSource;
import java.util.List;
import java.util.function.Consumer;

/**
 * DynamoDB's operations over a storage, one method each. Used by any number of threads. Each method throws a
 * {@link ServiceException} where the service would refuse, and then has changed nothing; a
 * {@link dev.keyloom.engine.storage.StorageException} if the storage fails.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Operations.html">AWS: actions</a>
 */
public final class DynamoDbEngine {
    private final ItemOperations items;
    private final Consumer<String> beforeUse;

    /** @param beforeUse takes the name or ARN of each table before a request uses its items */
    DynamoDbEngine(ItemOperations items, Consumer<String> beforeUse) {
        this.items = items;
        this.beforeUse = beforeUse;
    }

    /**
     * Returns an engine of the tables of a catalog.
     *
     * @param clock says when idempotency tokens expire
     * @param changes is told of each change of an item
     */
    public static DynamoDbEngine of(Storage storage, TableCatalog catalog, InstantSource clock, ItemChanges changes) {
        return new DynamoDbEngine(ItemOperations.of(storage, catalog, clock, changes), table -> {});
    }

    /** Returns an engine of another store and its tables, which shares the expressions that this one has read. */
    public DynamoDbEngine on(Storage storage, TableCatalog catalog, InstantSource clock, ItemChanges changes) {
        return new DynamoDbEngine(items.on(storage, catalog, clock, changes), table -> {});
    }

    public GetItemResult getItem(GetItemRequest request) {
        beforeUse.accept(request.table());
        return items.reader().get(request);
    }

    public WriteResult putItem(PutItemRequest request) {
        beforeUse.accept(request.table());
        return items.writer().put(request);
    }

    public WriteResult updateItem(UpdateItemRequest request) {
        beforeUse.accept(request.table());
        return items.writer().update(request);
    }

    public WriteResult deleteItem(DeleteItemRequest request) {
        beforeUse.accept(request.table());
        return items.writer().delete(request);
    }

    public ReadResult query(QueryRequest request) {
        beforeUse.accept(request.table());
        return items.pages().query(request);
    }

    public ReadResult scan(ScanRequest request) {
        beforeUse.accept(request.table());
        return items.pages().scan(request);
    }

    public BatchGetItemResult batchGetItem(BatchGetItemRequest request) {
        request.requestItems().keySet().forEach(beforeUse);
        return items.reader().batchGet(request);
    }

    public BatchWriteItemResult batchWriteItem(BatchWriteItemRequest request) {
        request.requestItems().keySet().forEach(beforeUse);
        return items.batches().write(request);
    }

    public TransactGetItemsResult transactGetItems(TransactGetItemsRequest request) {
        request.gets().forEach(get -> beforeUse.accept(get.table()));
        return items.transactions().get(request);
    }

    public TransactWriteItemsResult transactWriteItems(TransactWriteItemsRequest request) {
        request.actions().forEach(action -> beforeUse.accept(action.table()));
        return items.transactions().write(request);
    }

    /**
     * Looks at the first actions of a transaction whose next one is malformed, since the service reads one after another
     * and tells the first fault.
     *
     * @throws ServiceException if one of them is refused whatever the tables hold
     */
    public void requireReadableActions(List<TransactWriteItemsRequest.Action> actions) {
        items.transactions().requireReadable(actions);
    }

    /** The same as {@link #requireReadableActions} for the reads of a transaction. */
    public void requireReadableGets(List<TransactGetItemsRequest.Get> gets) {
        items.transactions().requireReadableGets(gets);
    }
}
