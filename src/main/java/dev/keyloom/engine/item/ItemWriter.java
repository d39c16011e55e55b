package dev.keyloom.engine.item;

import dev.keyloom.capacity.WriteCost;
import dev.keyloom.capacity.WriteMode;
import dev.keyloom.engine.ErrorCode;
import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.Table;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.DeleteItemRequest;
import dev.keyloom.engine.request.ItemCollectionMetrics;
import dev.keyloom.engine.request.PutItemRequest;
import dev.keyloom.engine.request.RequestExpression;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.ReturnValues;
import dev.keyloom.engine.request.UpdateItemRequest;
import dev.keyloom.engine.request.WriteOptions;
import dev.keyloom.engine.request.WriteResult;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoreWriter;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.expression.ServiceRefusals.Parameter;
import dev.keyloom.expression.UpdateExpression;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/**
 * PutItem, UpdateItem and DeleteItem.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/WorkingWithItems.html">AWS: working with items</a>
 */
public final class ItemWriter {
    static final String CONDITION_FAILED = "The conditional request failed";

    private final Storage storage;
    private final Tables tables;
    private final ItemStore items;
    private final ExpressionCache expressions;

    ItemWriter(Storage storage, Tables tables, ItemStore items, ExpressionCache expressions) {
        this.storage = storage;
        this.tables = tables;
        this.items = items;
        this.expressions = expressions;
    }

    public WriteResult put(PutItemRequest request) {
        ExpressionScope scope = new ExpressionScope(expressions, request.attributes());
        Optional<Formula> condition = scope.condition(Parameter.CONDITION, request.condition());
        scope.requireAllUsed();
        // An item that no table can hold is refused before its table is looked for.
        StoredItem item = ItemLimits.require(request.item(), ItemLimits.TOO_LARGE);
        return write(request.table(), new ItemWrite.Put(item), condition, request.options(), List.of());
    }

    public WriteResult delete(DeleteItemRequest request) {
        ExpressionScope scope = new ExpressionScope(expressions, request.attributes());
        Optional<Formula> condition = scope.condition(Parameter.CONDITION, request.condition());
        scope.requireAllUsed();
        return write(request.table(), new ItemWrite.Delete(request.key()), condition, request.options(), List.of());
    }

    public WriteResult update(UpdateItemRequest request) {
        ExpressionScope scope = new ExpressionScope(expressions, request.attributes());
        Optional<UpdateExpression> update = request.update().map(scope::update);
        Optional<Formula> condition = scope.condition(Parameter.CONDITION, request.condition());
        scope.requireAllUsed();
        return write(
                request.table(),
                new ItemUpdate(request.key(), update, origin(request)),
                condition,
                request.options(),
                update.stream().toList());
    }

    private static ItemUpdate.Origin origin(UpdateItemRequest request) {
        Optional<RequestExpression<UpdateExpression>> update = request.update();
        if (update.isPresent() && update.get() instanceof RequestExpression.Parsed<UpdateExpression> parsed) {
            return parsed.origin() == RequestExpression.Origin.LEGACY_PARAMETER
                    ? ItemUpdate.Origin.LEGACY_PARAMETER
                    : ItemUpdate.Origin.OTHER;
        }
        return update.isPresent() ? ItemUpdate.Origin.EXPRESSION : ItemUpdate.Origin.OTHER;
    }

    private WriteResult write(
            String tableName,
            ItemWrite write,
            Optional<Formula> condition,
            WriteOptions options,
            List<UpdateExpression> update) {
        Table found = tables.require(tableName);
        StoreKey foundKey = write.keyIn(found);
        Change change = storage.write(writer -> {
            Table table = tables.require(tableName);
            // The table may have changed since; nothing else has to be checked under the store's lock.
            StoreKey key = table == found ? foundKey : write.keyIn(table);
            return changed(writer, table, key, write, condition, options.itemOnFailure());
        });
        return new WriteResult(
                returned(change, options.returnValues(), update),
                capacity(change, options.consumedCapacity()),
                options.itemCollectionMetrics() ? metrics(change) : Optional.empty());
    }

    private Change changed(
            StoreWriter writer,
            Table table,
            StoreKey key,
            ItemWrite write,
            Optional<Formula> condition,
            boolean itemOnFailure) {
        Optional<StoredItem> before = writer.get(table.map(), key);
        if (condition.isPresent() && !holds(condition.get(), before)) {
            throw new ServiceException(
                    ErrorCode.CONDITIONAL_CHECK_FAILED,
                    CONDITION_FAILED,
                    itemOnFailure ? before.map(StoredItem::item) : Optional.empty(),
                    List.of());
        }
        Optional<StoredItem> after = write.after(table, before);
        items.change(writer, table, key, before, after);
        return new Change(table, before, after);
    }

    /** Says whether a condition holds; of a missing item it is asked as of one without attributes. */
    static boolean holds(Formula condition, Optional<StoredItem> item) {
        return condition.holds(item.map(StoredItem::item).orElse(Item.EMPTY));
    }

    /** An item before and after. */
    private record Change(Table table, Optional<StoredItem> before, Optional<StoredItem> after) {
        Optional<Item> oldItem() {
            return before.map(StoredItem::item);
        }

        Optional<Item> newItem() {
            return after.map(StoredItem::item);
        }
    }

    private static Optional<Item> returned(Change change, ReturnValues asked, List<UpdateExpression> update) {
        return switch (asked) {
            case NONE -> Optional.empty();
            case ALL_OLD -> change.oldItem();
            case ALL_NEW -> change.newItem();
            case UPDATED_OLD -> touched(change.oldItem(), update);
            case UPDATED_NEW -> touched(change.newItem(), update);
        };
    }

    /** Returns of an item what an update's paths lead to; nothing if that is nothing. */
    private static Optional<Item> touched(Optional<Item> item, List<UpdateExpression> update) {
        if (update.isEmpty()) {
            return Optional.empty();
        }
        ProjectionExpression paths = new ProjectionExpression(update.get(0).paths());
        return item.map(paths::apply).filter(attributes -> !attributes.isEmpty());
    }

    private static Optional<ConsumedCapacity> capacity(Change change, ReturnConsumedCapacity asked) {
        if (asked == ReturnConsumedCapacity.NONE) {
            return Optional.empty();
        }
        CapacityMeter meter = new CapacityMeter(change.table(), CapacityMeter.Kind.UNTOLD);
        meter.add(WriteCost.of(change.table().schema(), change.oldItem(), change.newItem(), WriteMode.STANDARD));
        return meter.report(asked);
    }

    private Optional<ItemCollectionMetrics> metrics(Change change) {
        return change.newItem()
                .or(change::oldItem)
                .flatMap(item -> storage.read(reader -> ItemCollections.metrics(reader, change.table(), item)));
    }
}
