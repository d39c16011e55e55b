package dev.keyloom.materialize;

import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeValue;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * The base table or one index: its items in order, cut into item collections. Collections are in the order of their
 * partition keys, items in the order of their sort keys; items with equal index keys in the order of their primary keys (the
 * service promises none).
 *
 * <p>Every access by number is fast, however many items there are, so that a window can show a part of them.
 */
public final class IndexContents {
    private final IndexPlan plan;
    private final IndexPlan primary;
    private final Run run;
    private final MaterializedItem[] items;
    private final int[] starts;

    IndexContents(IndexPlan plan, IndexPlan primary, Run run) {
        this.plan = plan;
        this.primary = primary;
        this.run = run;
        this.items = run.items();
        this.starts = run.starts();
    }

    public IndexRef ref() {
        return plan.ref();
    }

    public KeySchema key() {
        return plan.key();
    }

    /** Returns the number of items. */
    public int size() {
        return items.length;
    }

    /** Returns all items in ascending order, as a view. */
    public List<MaterializedItem> entries() {
        return new ListView<>(items.length, this::entry);
    }

    /** Returns an item by its place in ascending order, from 0. */
    public MaterializedItem entry(int position) {
        return items[position];
    }

    public int collectionCount() {
        return starts.length - 1;
    }

    /** Returns the item collections by partition key, as a view. */
    public List<ItemCollection> collections() {
        return new ListView<>(collectionCount(), this::collection);
    }

    /** Returns an item collection by its place, from 0. */
    public ItemCollection collection(int number) {
        return new ItemCollection(this, number);
    }

    /** Returns the items with a partition key: one value for each of its attributes; nothing if there are none. */
    public Optional<ItemCollection> collection(List<AttributeValue> partition) {
        int low = 0;
        int high = collectionCount() - 1;
        while (low <= high) {
            int middle = (low + high) >>> 1;
            int order = plan.comparePartition(items[starts[middle]], partition);
            if (order == 0) {
                return Optional.of(collection(middle));
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return Optional.empty();
    }

    /** Returns where an item stands; nothing if it is not in the index. */
    public Optional<IndexPlace> placeOf(MaterializedItem item) {
        if (!plan.contains(item)) {
            return Optional.empty();
        }
        int found = Arrays.binarySearch(items, item, plan.order(primary));
        if (found < 0 || items[found] != item) {
            return Optional.empty();
        }
        int number = collectionAt(found);
        return Optional.of(new IndexPlace(ref(), collection(number), found - starts[number]));
    }

    /** Returns the number of lines of the index written as a list: a heading for each collection and its items. */
    public int rowCount() {
        return items.length + collectionCount();
    }

    /** Returns a line by its number, from 0. */
    public IndexRow row(int row, Direction direction) {
        Objects.checkIndex(row, rowCount());
        // Line r of the list is a heading or item r − (headings up to it); headings are found by halving.
        int low = 0;
        int high = collectionCount() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (headingRow(middle) <= row) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        ItemCollection collection = collection(low);
        int position = row - headingRow(low) - 1;
        return position < 0
                ? new IndexRow.Heading(collection)
                : new IndexRow.Entry(collection, position, collection.entry(position, direction));
    }

    /** Returns the number of the line that is the heading of a collection. */
    public int headingRow(int collectionNumber) {
        return starts[collectionNumber] + collectionNumber;
    }

    /** Returns the number of an item's line; nothing if the item is not in the index. */
    public OptionalInt rowOf(MaterializedItem item, Direction direction) {
        return placeOf(item)
                .map(place -> OptionalInt.of(rowOf(place, direction)))
                .orElse(OptionalInt.empty());
    }

    /** Returns only the items that pass a test, in the same order: what a filter leaves to be seen. */
    public IndexContents keeping(Predicate<MaterializedItem> test) {
        MaterializedItem[] kept = Arrays.stream(items).filter(test).toArray(MaterializedItem[]::new);
        return new IndexContents(plan, primary, Run.of(plan, kept));
    }

    IndexPlan plan() {
        return plan;
    }

    Run run() {
        return run;
    }

    int start(int collection) {
        return starts[collection];
    }

    int end(int collection) {
        return starts[collection + 1];
    }

    List<AttributeValue> partitionOf(int collection) {
        return plan.partitionOf(items[starts[collection]]);
    }

    private int rowOf(IndexPlace place, Direction direction) {
        int position = switch (direction) {
            case ASCENDING -> place.position();
            case DESCENDING -> place.collection().size() - 1 - place.position();
        };
        return headingRow(place.collection().number()) + 1 + position;
    }

    private int collectionAt(int position) {
        int found = Arrays.binarySearch(starts, position);
        return found >= 0 ? found : -found - 2;
    }
}
