package dev.keyloom.materialize;

import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.KeyOrder;
import java.util.List;
import java.util.Optional;

/**
 * A key condition on the base table or an index: all partition key attributes, then conditions on the sort key attributes
 * from left to right, of which only the last may be other than equality.
 *
 * @param partition one value for each partition key attribute
 */
public record CollectionQuery(List<AttributeValue> partition, List<SortMatch> sort, Direction direction) {
    public CollectionQuery {
        partition = List.copyOf(partition);
        sort = List.copyOf(sort);
        for (int i = 0; i + 1 < sort.size(); i++) {
            if (sort.get(i).operator() != Operator.EQUAL) {
                throw new IllegalArgumentException("Only the last condition may be other than equality: " + sort);
            }
        }
    }

    /**
     * A condition on one sort key attribute.
     *
     * @param upper the upper bound, for {@link Operator#BETWEEN} alone
     */
    public record SortMatch(Operator operator, AttributeValue value, Optional<AttributeValue> upper) {
        public SortMatch {
            if (upper.isPresent() != (operator == Operator.BETWEEN)) {
                throw new IllegalArgumentException("An upper bound belongs to between, and to it alone");
            }
        }

        public static SortMatch of(Operator operator, AttributeValue value) {
            return new SortMatch(operator, value, Optional.empty());
        }

        public static SortMatch between(AttributeValue lower, AttributeValue upper) {
            return new SortMatch(Operator.BETWEEN, lower, Optional.of(upper));
        }

        /** Returns a negative number for values before those that match, 0 for these, a positive number behind them. */
        int side(AttributeValue candidate) {
            int order = KeyOrder.ASCENDING.compare(candidate, value);
            return switch (operator) {
                case EQUAL -> order;
                case LESS -> order < 0 ? 0 : 1;
                case LESS_OR_EQUAL -> order <= 0 ? 0 : 1;
                case GREATER -> order > 0 ? 0 : -1;
                case GREATER_OR_EQUAL -> order >= 0 ? 0 : -1;
                case BETWEEN ->
                    order < 0 ? order : Math.max(KeyOrder.ASCENDING.compare(candidate, upper.orElseThrow()), 0);
                case BEGINS_WITH -> beginsWith(candidate) ? 0 : order;
            };
        }

        private boolean beginsWith(AttributeValue candidate) {
            if (candidate instanceof AttributeValue.S text && value instanceof AttributeValue.S prefix) {
                return text.value().startsWith(prefix.value());
            }
            return candidate instanceof AttributeValue.B binary
                    && value instanceof AttributeValue.B prefix
                    && binary.value().startsWith(prefix.value());
        }
    }

    /** Returns what the query catches of an index, found by halving. */
    public Caught in(IndexContents contents) {
        Optional<ItemCollection> collection = contents.collection(partition);
        if (collection.isEmpty()) {
            return new Caught(collection, 0, 0, direction);
        }
        List<MaterializedItem> entries = collection.get().entries();
        int[] slots = contents.plan().sortSlots();
        int from = firstAtLeast(entries, slots, 0);
        int to = firstAtLeast(entries, slots, 1);
        return new Caught(collection, from, to, direction);
    }

    /** Returns the position of the first entry that does not lie before the given side of the range. */
    private int firstAtLeast(List<MaterializedItem> entries, int[] slots, int side) {
        int low = 0;
        int high = entries.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (Integer.signum(side(entries.get(middle), slots)) < side) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private int side(MaterializedItem item, int[] slots) {
        for (int i = 0; i < sort.size(); i++) {
            int side = sort.get(i).side(item.slot(slots[i]));
            if (side != 0) {
                return side;
            }
        }
        return 0;
    }

    /**
     * What a query catches: a run of one item collection.
     *
     * @param collection the items with the partition key, if there are any
     * @param from position of the first item caught, ascending, from 0
     * @param to position behind the last item caught, ascending
     */
    public record Caught(Optional<ItemCollection> collection, int from, int to, Direction direction) {

        public int size() {
            return to - from;
        }

        /** Returns the items in the order of the answer. */
        public List<MaterializedItem> items() {
            if (collection.isEmpty()) {
                return List.of();
            }
            ItemCollection found = collection.get();
            return switch (direction) {
                case ASCENDING -> found.entries().subList(from, to);
                case DESCENDING -> found.entries(direction).subList(found.size() - to, found.size() - from);
            };
        }

        /** Says whether the item at a place of an index is caught. */
        public boolean contains(IndexPlace place) {
            return collection.isPresent()
                    && collection.get().number() == place.collection().number()
                    && place.position() >= from
                    && place.position() < to;
        }
    }
}
