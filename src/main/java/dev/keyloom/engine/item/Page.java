package dev.keyloom.engine.item;

import dev.keyloom.capacity.CapacityUnits;
import dev.keyloom.capacity.ReadConsistency;
import dev.keyloom.engine.TableIndex;
import dev.keyloom.engine.request.ConsumedCapacity;
import dev.keyloom.engine.request.ReadOptions;
import dev.keyloom.engine.request.ReadResult;
import dev.keyloom.engine.request.ReturnConsumedCapacity;
import dev.keyloom.engine.request.Select;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoreReader;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.ProjectionExpression;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * One page of a Query or Scan, item by item. It is full at the request's limit or when the items read reach 1 MB, both
 * before the filter and the projection; the item that reaches it is the last one.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.Pagination.html">AWS: paginating
 *     query results</a>
 */
final class Page implements StoreReader.Visitor {
    private static final int MAX_BYTES = 1024 * 1024;

    private final ReadView view;
    private final @Nullable TableIndex index;
    private final ReadConsistency consistency;
    private final ReturnConsumedCapacity askedCapacity;
    private final boolean fetches;
    private final @Nullable Formula filter;
    private final @Nullable UnaryOperator<Item> projector;
    private final int limit;
    private final @Nullable List<Item> items;

    private int count;
    private int scanned;
    private long bytes;
    private double fetchedUnits;
    private @Nullable Item last;
    private boolean isFull;

    Page(ReadView view, Optional<Formula> filter, Optional<ProjectionExpression> projection, ReadOptions options) {
        this.view = view;
        this.index = view.index().orElse(null);
        this.consistency = ItemReader.consistency(options.consistentRead());
        this.askedCapacity = options.consumedCapacity();
        this.fetches = view.fetches(options.select(), projection);
        this.filter = filter.orElse(null);
        this.projector = projection.map(ProjectionExpression::projector).orElse(null);
        this.limit = options.limit().orElse(Integer.MAX_VALUE);
        boolean onlyCounts = options.select().isPresent() && options.select().get() == Select.COUNT;
        this.items = onlyCounts ? null : new ArrayList<>();
    }

    @Override
    public boolean visit(StoreKey key, StoredItem stored) {
        Item item = read(stored);
        scanned++;
        if (filter == null || filter.holds(item)) {
            count++;
            if (items != null) {
                items.add(projector == null ? item : projector.apply(item));
            }
        }
        last = stored.item();
        isFull = scanned >= limit || bytes >= MAX_BYTES;
        return !isFull;
    }

    private Item read(StoredItem stored) {
        if (index == null || index.holdsAll()) {
            bytes += stored.bytes();
            return stored.item();
        }
        Item entry = index.entryOf(stored.item());
        bytes += ItemSize.of(entry);
        if (!fetches) {
            return entry;
        }
        fetchedUnits += CapacityUnits.readUnits(stored.bytes(), consistency);
        return stored.item();
    }

    ReadResult result() {
        Optional<Item> lastEvaluatedKey = isFull && last != null ? Optional.of(view.pageKeyOf(last)) : Optional.empty();
        return new ReadResult(
                items == null ? Optional.empty() : Optional.of(items), count, scanned, lastEvaluatedKey, capacity());
    }

    private Optional<ConsumedCapacity> capacity() {
        if (askedCapacity == ReturnConsumedCapacity.NONE) {
            return Optional.empty();
        }
        CapacityMeter meter = new CapacityMeter(view.table(), CapacityMeter.Kind.UNTOLD);
        double units = CapacityUnits.readUnits(bytes, consistency);
        if (index == null) {
            meter.addTable(units);
        } else {
            meter.addIndex(index, units);
            meter.addTable(fetchedUnits);
        }
        return meter.report(askedCapacity);
    }
}
