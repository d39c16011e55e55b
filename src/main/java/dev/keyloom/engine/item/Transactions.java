package dev.keyloom.engine.item;

import dev.keyloom.capacity.CapacityUnits;
import dev.keyloom.capacity.ReadConsistency;
import dev.keyloom.capacity.WriteCost;
import dev.keyloom.capacity.WriteMode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.ItemCollectionMetrics;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.TransactGetItemsRequest;
import dev.keyloom.engine.request.TransactGetItemsRequest.Get;
import dev.keyloom.engine.request.TransactGetItemsResult;
import dev.keyloom.engine.request.TransactWriteItemsRequest;
import dev.keyloom.engine.request.TransactWriteItemsResult;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoreReader;
import dev.keyloom.engine.storage.StoreWriter;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * TransactWriteItems and TransactGetItems.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html">AWS: transactions</a>
 */
public final class Transactions {
    private static final long MAX_BYTES = 4L * 1024 * 1024;
    private static final String REPEATED_ITEM = "Transaction request cannot include multiple operations on one item";

    private final Storage storage;
    private final Tables tables;
    private final ItemStore items;
    private final ExpressionCache expressions;
    private final TransactionTokens tokens;

    Transactions(
            Storage storage, Tables tables, ItemStore items, ExpressionCache expressions, TransactionTokens tokens) {
        this.storage = storage;
        this.tables = tables;
        this.items = items;
        this.expressions = expressions;
        this.tokens = tokens;
    }

    public TransactWriteItemsResult write(TransactWriteItemsRequest request) {
        List<TransactionAction> actions = read(request.actions());
        requireSize(actions.stream().mapToLong(TransactionAction::bytes).sum());
        Optional<String> token = request.clientRequestToken();
        if (token.isEmpty()) {
            return storage.write(writer -> written(writer, actions, request));
        }
        boolean[] isFirst = {false};
        try {
            return storage.write(writer -> {
                if (tokens.isKnown(token.get(), request.actions())) {
                    return replayed(writer, actions, request);
                }
                TransactWriteItemsResult result = written(writer, actions, request);
                tokens.add(token.get(), request.actions());
                isFirst[0] = true;
                return result;
            });
        } catch (RuntimeException notKept) {
            if (isFirst[0]) {
                tokens.remove(token.get());
            }
            throw notKept;
        }
    }

    /**
     * Reads the expressions of the first actions of a transaction.
     *
     * @throws ServiceException as {@link #write} would, if one of them is refused whatever the tables hold
     */
    public void requireReadable(List<TransactWriteItemsRequest.Action> actions) {
        read(actions);
    }

    private List<TransactionAction> read(List<TransactWriteItemsRequest.Action> actions) {
        List<TransactionAction> read = new ArrayList<>(actions.size());
        for (TransactWriteItemsRequest.Action action : actions) {
            read.add(TransactionAction.of(action, expressions));
        }
        return read;
    }

    /** An action on the item that it is for. */
    private record Target(TransactionAction action, Table table, StoreKey key) {}

    private TransactWriteItemsResult written(
            StoreWriter writer, List<TransactionAction> actions, TransactWriteItemsRequest request) {
        List<Target> targets = targets(actions);
        List<Optional<StoredItem>> before = new ArrayList<>(targets.size());
        List<Optional<StoredItem>> after = new ArrayList<>(targets.size());
        Cancellation cancellation = new Cancellation();
        for (Target target : targets) {
            Optional<StoredItem> old = writer.get(target.table().map(), target.key());
            before.add(old);
            after.add(after(target, old, cancellation));
        }
        cancellation.requireNone();
        requireSize(after.stream()
                .mapToLong(item -> item.map(StoredItem::bytes).orElse(0))
                .sum());
        Meters meters = new Meters(CapacityMeter.Kind.WRITE);
        for (int i = 0; i < targets.size(); i++) {
            Target target = targets.get(i);
            items.change(writer, target.table(), target.key(), before.get(i), after.get(i));
            if (request.consumedCapacity() != ReturnConsumedCapacity.NONE) {
                meters.of(target.table())
                        .add(WriteCost.of(
                                target.table().schema(),
                                before.get(i).map(StoredItem::item),
                                after.get(i).map(StoredItem::item),
                                WriteMode.TRANSACTIONAL));
            }
        }
        Map<String, List<ItemCollectionMetrics>> metrics =
                request.itemCollectionMetrics() ? metrics(writer, targets, before, after) : Map.of();
        return new TransactWriteItemsResult(metrics, meters.report(request.consumedCapacity()));
    }

    /** Returns the item after an action; notes why it cannot be done. */
    private static Optional<StoredItem> after(Target target, Optional<StoredItem> old, Cancellation cancellation) {
        TransactionAction action = target.action();
        if (action.condition().isPresent()
                && !ItemWriter.holds(action.condition().get(), old)) {
            cancellation.conditionFailed(action.itemOnFailure() ? old.map(StoredItem::item) : Optional.empty());
            return old;
        }
        try {
            Optional<StoredItem> after = action.write().after(target.table(), old);
            cancellation.none();
            return after;
        } catch (ServiceException refusal) {
            cancellation.invalid(refusal.text());
            return old;
        }
    }

    /** Finds the tables and keys. A key that does not fit its schema cancels the transaction; an empty one is an error. */
    private List<Target> targets(List<TransactionAction> actions) {
        List<Table> found =
                actions.stream().map(action -> tables.require(action.table())).toList();
        List<Target> targets = new ArrayList<>(actions.size());
        Set<Object> seen = new HashSet<>();
        Cancellation cancellation = new Cancellation();
        for (int i = 0; i < actions.size(); i++) {
            Table table = found.get(i);
            try {
                StoreKey key = actions.get(i).write().keyIn(table);
                targets.add(new Target(actions.get(i), table, key));
                requireFirst(seen, table, key);
                cancellation.none();
            } catch (ServiceException refusal) {
                requireSchemaRefusal(refusal);
                cancellation.invalid(refusal.text());
            }
        }
        cancellation.requireNone();
        return targets;
    }

    private static void requireFirst(Set<Object> seen, Table table, StoreKey key) {
        if (!seen.add(List.of(table.id(), key))) {
            throw ServiceException.validation(REPEATED_ITEM);
        }
    }

    /** Throws the refusals that the service tells at once, not as a reason of one action. */
    private static void requireSchemaRefusal(ServiceException refusal) {
        boolean isTold = refusal.text().equals(REPEATED_ITEM) || refusal.text().contains("cannot contain an empty");
        if (isTold) {
            throw refusal;
        }
    }

    private static void requireSize(long bytes) {
        if (bytes > MAX_BYTES) {
            throw ServiceException.validation("Transaction request size exceeds the maximum allowed size of 4 MB");
        }
    }

    /** Answers a transaction that has happened: nothing is done, and looking costs reads. */
    private TransactWriteItemsResult replayed(
            StoreReader reader, List<TransactionAction> actions, TransactWriteItemsRequest request) {
        List<Target> targets = targets(actions);
        Meters meters = new Meters(CapacityMeter.Kind.READ);
        for (Target target : targets) {
            Optional<StoredItem> found = reader.get(target.table().map(), target.key());
            meters.of(target.table()).addTable(ItemReader.units(found, ReadConsistency.TRANSACTIONAL));
        }
        return new TransactWriteItemsResult(Map.of(), meters.report(request.consumedCapacity()));
    }

    private static Map<String, List<ItemCollectionMetrics>> metrics(
            StoreReader reader,
            List<Target> targets,
            List<Optional<StoredItem>> before,
            List<Optional<StoredItem>> after) {
        Map<String, Map<Object, ItemCollectionMetrics>> byTable = new LinkedHashMap<>();
        for (int i = 0; i < targets.size(); i++) {
            Table table = targets.get(i).table();
            Map<Object, ItemCollectionMetrics> ofTable =
                    byTable.computeIfAbsent(targets.get(i).action().table(), name -> new LinkedHashMap<>());
            after.get(i)
                    .or(optional(before, i))
                    .flatMap(item -> ItemCollections.metrics(reader, table, item.item()))
                    .ifPresent(metrics -> ofTable.putIfAbsent(metrics.partitionKey(), metrics));
        }
        Map<String, List<ItemCollectionMetrics>> lists = new LinkedHashMap<>();
        byTable.forEach((name, metrics) -> {
            if (!metrics.isEmpty()) {
                lists.put(name, List.copyOf(metrics.values()));
            }
        });
        return lists;
    }

    private static Supplier<Optional<StoredItem>> optional(List<Optional<StoredItem>> of, int i) {
        return () -> of.get(i);
    }

    public TransactGetItemsResult get(TransactGetItemsRequest request) {
        List<Optional<ProjectionExpression>> projections = projections(request.gets());
        return storage.read(reader -> read(reader, request, projections));
    }

    /**
     * Reads the expressions of the first reads of a transaction.
     *
     * @throws ServiceException as {@link #get} would, if one of them is refused whatever the tables hold
     */
    public void requireReadableGets(List<Get> gets) {
        projections(gets);
    }

    private List<Optional<ProjectionExpression>> projections(List<Get> gets) {
        List<Optional<ProjectionExpression>> projections = new ArrayList<>(gets.size());
        for (Get get : gets) {
            ExpressionScope scope = new ExpressionScope(expressions, get.attributes());
            projections.add(scope.projection(get.projection()));
            scope.requireAllUsed();
        }
        return projections;
    }

    private TransactGetItemsResult read(
            StoreReader reader, TransactGetItemsRequest request, List<Optional<ProjectionExpression>> projections) {
        List<Table> found =
                request.gets().stream().map(get -> tables.require(get.table())).toList();
        List<StoreKey> keys = keys(request.gets(), found, projections);
        List<Optional<Item>> read = new ArrayList<>(keys.size());
        Meters meters = new Meters(CapacityMeter.Kind.READ);
        long bytes = 0;
        for (int i = 0; i < keys.size(); i++) {
            Optional<StoredItem> item = reader.get(found.get(i).map(), keys.get(i));
            bytes += item.map(StoredItem::bytes).orElse(0);
            meters.of(found.get(i))
                    .addTable(CapacityUnits.readUnits(
                            item.map(StoredItem::bytes).orElse(0), ReadConsistency.TRANSACTIONAL));
            Optional<ProjectionExpression> projection = projections.get(i);
            read.add(item.map(StoredItem::item)
                    .map(whole -> projection.map(given -> given.apply(whole)).orElse(whole)));
        }
        requireSize(bytes);
        return new TransactGetItemsResult(read, meters.report(request.consumedCapacity()));
    }

    private static List<StoreKey> keys(
            List<Get> gets, List<Table> found, List<Optional<ProjectionExpression>> projections) {
        List<StoreKey> keys = new ArrayList<>(gets.size());
        Set<Object> seen = new HashSet<>();
        Cancellation cancellation = new Cancellation();
        for (int i = 0; i < gets.size(); i++) {
            Table table = found.get(i);
            try {
                StoreKey key = ItemKeys.ofKey(table, gets.get(i).key());
                projections.get(i).ifPresent(projection -> KeyPaths.require(table, projection));
                requireFirst(seen, table, key);
                keys.add(key);
                cancellation.none();
            } catch (ServiceException refusal) {
                requireSchemaRefusal(refusal);
                cancellation.invalid(refusal.text());
            }
        }
        cancellation.requireNone();
        return keys;
    }

    /** One meter for each table, in the order of first use. */
    private static final class Meters {
        private final CapacityMeter.Kind kind;
        private final Map<String, CapacityMeter> byTable = new LinkedHashMap<>();

        Meters(CapacityMeter.Kind kind) {
            this.kind = kind;
        }

        CapacityMeter of(Table table) {
            return byTable.computeIfAbsent(table.id(), id -> new CapacityMeter(table, kind));
        }

        List<ConsumedCapacity> report(ReturnConsumedCapacity asked) {
            return byTable.values().stream()
                    .flatMap(meter -> meter.report(asked).stream())
                    .toList();
        }
    }
}
