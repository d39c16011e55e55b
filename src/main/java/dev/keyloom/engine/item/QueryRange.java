package dev.keyloom.engine.item;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.engine.storage.KeyRange;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.KeyOperator;
import dev.keyloom.expression.KeyTest;
import dev.keyloom.expression.Operand;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyRole;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Turns a key condition into a range of a table's or an index's keys: all partition key attributes with {@code =}, the
 * sort key attributes from the first on, of which only the last one tested may have another operator.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.KeyConditionExpressions.html">AWS:
 *     key condition expressions</a>
 */
final class QueryRange {
    private static final String NOT_SUPPORTED = "Query key condition not supported";

    private final ReadView view;
    private final KeyCondition condition;
    private final Set<String> unindexable;
    private final List<AttributeValue> partition = new ArrayList<>();
    private final List<AttributeValue> sort = new ArrayList<>();
    private Optional<KeyTest> last = Optional.empty();

    private QueryRange(ReadView view, KeyCondition condition, Set<String> unindexable) {
        this.view = view;
        this.condition = condition;
        this.unindexable = unindexable;
    }

    /**
     * Returns the range of a condition.
     *
     * @param unindexable the attributes that it tests in a way in which no key can be read
     * @throws ServiceException if it does not fit the key schema
     */
    static QueryRange of(ReadView view, KeyCondition condition, Set<String> unindexable) {
        QueryRange range = new QueryRange(view, condition, unindexable);
        range.read();
        return range;
    }

    KeyRange range() {
        KeyRange range = last.isPresent()
                ? view.keys().collection(partition, sort, last.get().operator(), bounds(last.get()))
                : view.keys().collection(partition, sort);
        return range;
    }

    /** Returns the range of the whole item collection. */
    KeyRange collection() {
        return view.keys().collection(partition);
    }

    /** Says whether a key's sort key attributes pass the tests of them; they do if there are none. */
    boolean holdsSort(Item key) {
        return view.key().sort().stream()
                .allMatch(attribute -> condition
                        .on(attribute.name())
                        .map(test ->
                                key.get(attribute.name()).filter(test::holds).isPresent())
                        .orElse(true));
    }

    /** Says whether more is asked than the whole item collection. */
    boolean testsSort() {
        return view.key().sort().stream()
                .anyMatch(attribute -> condition.on(attribute.name()).isPresent());
    }

    private void read() {
        int tests = condition.tests().size();
        List<KeyAttribute> partitionKey = view.key().partition();
        List<KeyAttribute> sortKey = view.key().sort();
        int attributes = partitionKey.size() + sortKey.size();
        if (tests > attributes) {
            throw ServiceException.validation("The number of query conditions (" + tests
                    + ") exceeds the number of key attributes defined in the schema (" + attributes + ")");
        }
        for (KeyAttribute attribute : partitionKey) {
            KeyTest test = condition.on(attribute.name()).orElseThrow(() -> missed(attribute));
            requireFitting(attribute, KeyRole.PARTITION, test);
            if (test.operator() != KeyOperator.EQUAL) {
                throw ServiceException.validation(NOT_SUPPORTED);
            }
            partition.add(bounds(test).get(0));
        }
        int read = partitionKey.size() + readSort(sortKey);
        if (read < tests) {
            // What is left tests no key attribute.
            throw sortKey.isEmpty() ? ServiceException.validation(NOT_SUPPORTED) : missed(firstUntested(sortKey));
        }
    }

    /** Returns how many sort key attributes are tested. */
    private int readSort(List<KeyAttribute> sortKey) {
        int read = 0;
        List<String> withoutEquality = new ArrayList<>();
        for (KeyAttribute attribute : sortKey) {
            Optional<KeyTest> test = condition.on(attribute.name());
            if (test.isPresent()) {
                requireFitting(attribute, KeyRole.SORT, test.get());
                requireEqualities(withoutEquality, attribute);
                read++;
            }
            if (test.isPresent() && test.get().operator() == KeyOperator.EQUAL) {
                sort.add(bounds(test.get()).get(0));
            } else {
                withoutEquality.add(attribute.name());
                last = last.or(() -> test);
            }
        }
        return read;
    }

    private static void requireEqualities(List<String> withoutEquality, KeyAttribute tested) {
        if (!withoutEquality.isEmpty()) {
            throw ServiceException.validation("RANGE key attributes " + String.join(", ", withoutEquality)
                    + " must have equality conditions specified in the query because a condition is present on key"
                    + " attribute " + tested.name());
        }
    }

    private KeyAttribute firstUntested(List<KeyAttribute> sortKey) {
        return sortKey.stream()
                .filter(attribute -> condition.on(attribute.name()).isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private void requireFitting(KeyAttribute attribute, KeyRole role, KeyTest test) {
        if (unindexable.contains(attribute.name())) {
            throw ServiceException.validation("Attempted conditional constraint is not an indexable operation");
        }
        List<AttributeValue> bounds = bounds(test);
        for (AttributeValue bound : bounds) {
            if (bound.type() != attribute.type()) {
                throw ServiceException.validation(
                        ItemKeys.INVALID + "Condition parameter type does not match schema type");
            }
        }
        bounds.forEach(bound -> ItemKeys.requireAllowed(attribute, role, bound));
    }

    private static List<AttributeValue> bounds(KeyTest test) {
        List<AttributeValue> values = new ArrayList<>(test.bounds().size());
        for (Operand bound : test.bounds()) {
            values.add(bound.constant()
                    .orElseThrow(() -> new IllegalArgumentException("A bound has no value: " + bound.text())));
        }
        return values;
    }

    private static ServiceException missed(KeyAttribute attribute) {
        return ServiceException.validation("Query condition missed key schema element: " + attribute.name());
    }
}
