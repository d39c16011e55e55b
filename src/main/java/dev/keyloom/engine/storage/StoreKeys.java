package dev.keyloom.engine.storage;

import dev.keyloom.expression.KeyOperator;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Optional;

/**
 * Makes the keys and the ranges of keys of a base table or of an index. A store orders items by the hash of their
 * partition key, then by the partition key's attributes, then by the sort key's, each in the order of its type
 * ({@link dev.keyloom.value.KeyOrder}); items of equal keys of an index by the base table's key.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.CoreComponents.html">AWS:
 *     primary key</a>
 */
public final class StoreKeys {
    private final KeySchema key;

    /** The base table's key attributes, that make an index's keys different; none for the base table itself. */
    private final List<KeyAttribute> tieBreakers;

    private StoreKeys(KeySchema key, List<KeyAttribute> tieBreakers) {
        this.key = key;
        this.tieBreakers = tieBreakers;
    }

    public static StoreKeys ofTable(KeySchema table) {
        return new StoreKeys(table, List.of());
    }

    public static StoreKeys ofIndex(KeySchema index, KeySchema table) {
        return new StoreKeys(index, table.all());
    }

    /**
     * Returns the key of an item, or the one that an ExclusiveStartKey stands for, which has the same attributes.
     *
     * @throws IllegalArgumentException if a key attribute is missing or of another type
     */
    public StoreKey of(Item item) {
        return find(item)
                .orElseThrow(
                        () -> new IllegalArgumentException("An item lacks key attributes " + key.attributeNames()));
    }

    /** Returns the key of an item; nothing if a key attribute is missing or of another type: it is not in the index. */
    public Optional<StoreKey> find(Item item) {
        KeyWriter writer = new KeyWriter();
        writer.hash(0);
        if (!write(key.partition(), item, writer)) {
            return Optional.empty();
        }
        writer.hashWhatFollows();
        return write(key.sort(), item, writer) && write(tieBreakers, item, writer)
                ? Optional.of(new StoreKey(writer.toBytes()))
                : Optional.empty();
    }

    /** Returns the range of everything. */
    public static KeyRange all() {
        return segment(0, 1);
    }

    /**
     * Returns the range of the item collection of a partition key.
     *
     * @param partition a value for each partition key attribute
     */
    public KeyRange collection(List<? extends AttributeValue> partition) {
        return collection(partition, List.of());
    }

    /**
     * Returns the range of a collection's items whose first sort key attributes have the values given.
     *
     * @param partition a value for each partition key attribute
     * @param sort values of the first sort key attributes, as many as are asked for
     * @throws IllegalArgumentException if there are too few or too many values or one has another type than its attribute
     */
    public KeyRange collection(List<? extends AttributeValue> partition, List<? extends AttributeValue> sort) {
        return KeyRange.ofPrefix(start(partition, sort).toBytes());
    }

    /**
     * Returns the range of a collection's items whose first sort key attributes have the values given and whose next one
     * passes a test; an empty one if none can pass, as between swapped bounds.
     *
     * @param bounds what the operator compares with
     * @throws IllegalArgumentException if there are too few or too many values or one has another type than its attribute
     */
    public KeyRange collection(
            List<? extends AttributeValue> partition,
            List<? extends AttributeValue> sort,
            KeyOperator operator,
            List<? extends AttributeValue> bounds) {
        if (sort.size() >= key.sort().size() || bounds.size() != operator.bounds()) {
            throw new IllegalArgumentException("No sort key attribute is left, or bounds are: " + bounds);
        }
        KeyAttribute tested = key.sort().get(sort.size());
        bounds.forEach(bound -> requireType(tested, bound));
        KeyRange collection = collection(partition, sort);
        KeyWriter writer = start(partition, sort);
        if (operator == KeyOperator.BEGINS_WITH) {
            writer.prefix(bounds.get(0));
            return KeyRange.ofPrefix(writer.toBytes());
        }
        writer.value(bounds.get(0));
        KeyRange equal = KeyRange.ofPrefix(writer.toBytes());
        return switch (operator) {
            case EQUAL, BEGINS_WITH -> equal;
            case LESS -> new KeyRange(collection.from(), equal.from());
            case LESS_OR_EQUAL -> new KeyRange(collection.from(), equal.to());
            case GREATER -> new KeyRange(equal.to(), collection.to());
            case GREATER_OR_EQUAL -> new KeyRange(equal.from(), collection.to());
            case BETWEEN -> new KeyRange(equal.from(), upTo(partition, sort, bounds.get(1)));
        };
    }

    /**
     * Returns one of the equal parts into which the hashes of partition keys are divided.
     *
     * @param segment from 0
     * @param total how many there are, up to 1,000,000
     */
    public static KeyRange segment(int segment, int total) {
        if (segment < 0 || segment >= total) {
            throw new IllegalArgumentException("There is no segment " + segment + " of " + total);
        }
        return new KeyRange(segmentStart(segment, total), segmentStart(segment + 1, total));
    }

    private static StoreKey segmentStart(long segment, int total) {
        KeyWriter writer = new KeyWriter();
        long hashes = 1L << (8 * KeyHash.BYTES);
        writer.hash(segment == total ? KeyHash.END : (int) (segment * hashes / total));
        return new StoreKey(writer.toBytes());
    }

    private StoreKey upTo(
            List<? extends AttributeValue> partition, List<? extends AttributeValue> sort, AttributeValue bound) {
        KeyWriter writer = start(partition, sort);
        writer.value(bound);
        return KeyRange.ofPrefix(writer.toBytes()).to();
    }

    private KeyWriter start(List<? extends AttributeValue> partition, List<? extends AttributeValue> sort) {
        if (partition.size() != key.partition().size()
                || sort.size() > key.sort().size()) {
            throw new IllegalArgumentException("Values do not match the key attributes " + key.attributeNames());
        }
        KeyWriter writer = new KeyWriter();
        writer.hash(0);
        write(key.partition(), partition, writer);
        writer.hashWhatFollows();
        write(key.sort(), sort, writer);
        return writer;
    }

    private static void write(List<KeyAttribute> attributes, List<? extends AttributeValue> values, KeyWriter writer) {
        for (int i = 0; i < values.size(); i++) {
            requireType(attributes.get(i), values.get(i));
            writer.value(values.get(i));
        }
    }

    private static boolean write(List<KeyAttribute> attributes, Item item, KeyWriter writer) {
        for (KeyAttribute attribute : attributes) {
            Optional<AttributeValue> value = item.get(attribute.name());
            if (value.isEmpty() || value.get().type() != attribute.type()) {
                return false;
            }
            writer.value(value.get());
        }
        return true;
    }

    private static void requireType(KeyAttribute attribute, AttributeValue value) {
        if (value.type() != attribute.type()) {
            throw new IllegalArgumentException(
                    "Key attribute " + attribute.name() + " is of type " + attribute.type() + ", not " + value.type());
        }
    }
}
