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

/**
 * DynamoDB's operations over a storage, one method each. Used by any number of threads. Each method throws a
 * {@link ServiceException} where the service would refuse, and then has changed nothing; a
 * {@link dev.keyloom.engine.storage.StorageException} if the storage fails.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/APIReference/API_Operations.html">AWS: actions</a>
 */
public final class DynamoDbEngine {
    private final ItemOperations items;

    private DynamoDbEngine(ItemOperations items) {
        this.items = items;
    }

    /**
     * Returns an engine of the tables of a catalog.
     *
     * @param clock says when idempotency tokens expire
     * @param changes is told of each change of an item
     */
    public static DynamoDbEngine of(Storage storage, TableCatalog catalog, InstantSource clock, ItemChanges changes) {
        return new DynamoDbEngine(ItemOperations.of(storage, catalog, clock, changes));
    }

    public GetItemResult getItem(GetItemRequest request) {
        return items.reader().get(request);
    }

    public WriteResult putItem(PutItemRequest request) {
        return items.writer().put(request);
    }

    public WriteResult updateItem(UpdateItemRequest request) {
        return items.writer().update(request);
    }

    public WriteResult deleteItem(DeleteItemRequest request) {
        return items.writer().delete(request);
    }

    public ReadResult query(QueryRequest request) {
        return items.pages().query(request);
    }

    public ReadResult scan(ScanRequest request) {
        return items.pages().scan(request);
    }

    public BatchGetItemResult batchGetItem(BatchGetItemRequest request) {
        return items.reader().batchGet(request);
    }

    public BatchWriteItemResult batchWriteItem(BatchWriteItemRequest request) {
        return items.batches().write(request);
    }

    public TransactGetItemsResult transactGetItems(TransactGetItemsRequest request) {
        return items.transactions().get(request);
    }

    public TransactWriteItemsResult transactWriteItems(TransactWriteItemsRequest request) {
        return items.transactions().write(request);
    }
}
