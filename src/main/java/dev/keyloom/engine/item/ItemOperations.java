package dev.keyloom.engine.item;

import dev.keyloom.engine.ItemChanges;
import dev.keyloom.engine.TableCatalog;
import dev.keyloom.engine.storage.Storage;
import java.time.InstantSource;

/**
 * The operations on items of one store, made to work together.
 *
 * @param store changes items for who has other reasons to than a request, as expiry has
 */
public record ItemOperations(
        ItemReader reader,
        PageReader pages,
        ItemWriter writer,
        BatchWriter batches,
        Transactions transactions,
        ItemStore store) {
    /**
     * Returns the operations on a store.
     *
     * @param clock says when idempotency tokens expire
     * @param changes is told of each change of an item
     */
    public static ItemOperations of(Storage storage, TableCatalog catalog, InstantSource clock, ItemChanges changes) {
        return of(storage, catalog, clock, changes, new ExpressionCache());
    }

    /** Returns the operations on another store, which share the expressions that these have read. */
    public ItemOperations on(Storage storage, TableCatalog catalog, InstantSource clock, ItemChanges changes) {
        return of(storage, catalog, clock, changes, reader.expressions());
    }

    private static ItemOperations of(
            Storage storage,
            TableCatalog catalog,
            InstantSource clock,
            ItemChanges changes,
            ExpressionCache expressions) {
        Tables tables = new Tables(catalog);
        ItemStore store = new ItemStore(changes);
        return new ItemOperations(
                new ItemReader(storage, tables, expressions),
                new PageReader(storage, tables, expressions),
                new ItemWriter(storage, tables, store, expressions),
                new BatchWriter(storage, tables, store),
                new Transactions(storage, tables, store, expressions, new TransactionTokens(clock)),
                store);
    }
}
