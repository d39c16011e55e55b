package dev.keyloom.materialize;

import dev.keyloom.materialize.CollectionQuery.SortMatch;
import dev.keyloom.model.SortCondition.Operator;
import dev.keyloom.problem.Place;
import dev.keyloom.problem.Problem;
import dev.keyloom.problem.Result;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Bytes;
import dev.keyloom.value.KeyOrder;
import dev.keyloom.value.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes a key condition from what stands in text fields. */
public final class CollectionQueryParser {
    private final KeySchema key;
    private final List<Problem> problems = new ArrayList<>();

    private CollectionQueryParser(KeySchema key) {
        this.key = key;
    }

    /**
     * Returns the query that texts stand for: numbers as digits, binary as Base64.
     *
     * @param partition one text for each partition key attribute
     * @param sort conditions on the sort key attributes from left to right, perhaps none
     */
    public static Result<CollectionQuery> parse(
            KeySchema key, List<String> partition, List<SortText> sort, Direction direction) {
        return new CollectionQueryParser(key).parse(partition, sort, direction);
    }

    private Result<CollectionQuery> parse(List<String> partition, List<SortText> sort, Direction direction) {
        if (partition.size() != key.partition().size()) {
            problems.add(Problem.error(
                    "query-partition-incomplete",
                    "A query names a value for each of " + names(key.partition()) + ", not for " + partition.size(),
                    Place.at("/partition")));
        }
        if (sort.size() > key.sort().size()) {
            problems.add(Problem.error(
                    "query-sort-excess",
                    "There are " + sort.size() + " conditions on a sort key of "
                            + key.sort().size() + " attributes",
                    Place.at("/sort")));
        }
        List<AttributeValue> values = new ArrayList<>();
        for (int i = 0; i < Math.min(partition.size(), key.partition().size()); i++) {
            value(key.partition().get(i), partition.get(i), "/partition/" + i).ifPresent(values::add);
        }
        List<SortMatch> matches = new ArrayList<>();
        for (int i = 0; i < Math.min(sort.size(), key.sort().size()); i++) {
            boolean isLast = i == sort.size() - 1;
            requireEquality(isLast ? Operator.EQUAL : sort.get(i).operator(), "/sort/" + i);
            match(key.sort().get(i), sort.get(i), "/sort/" + i).ifPresent(matches::add);
        }
        return problems.isEmpty()
                ? Result.of(new CollectionQuery(values, matches, direction))
                : Result.failed(problems);
    }

    private void requireEquality(Operator operator, String path) {
        if (operator != Operator.EQUAL) {
            problems.add(Problem.error(
                    "query-sort-order",
                    "\"" + operator.symbol() + "\" must be the last condition; those before it need \"=\"",
                    Place.at(path)));
        }
    }

    private Optional<SortMatch> match(KeyAttribute attribute, SortText condition, String path) {
        Operator operator = condition.operator();
        if (operator == Operator.BEGINS_WITH && attribute.type() == AttributeType.N) {
            problems.add(Problem.error(
                    "query-number-prefix",
                    "begins_with does not work on " + attribute.name() + ", which is a number",
                    Place.at(path)));
        }
        Optional<AttributeValue> value = value(attribute, condition.text(), path);
        if (operator != Operator.BETWEEN) {
            return value.map(found -> SortMatch.of(operator, found));
        }
        Optional<AttributeValue> upper = value(attribute, condition.upper().orElse(""), path);
        if (value.isEmpty() || upper.isEmpty()) {
            return Optional.empty();
        }
        if (KeyOrder.ASCENDING.compare(value.get(), upper.get()) > 0) {
            problems.add(Problem.error(
                    "query-range-inverted",
                    "\"" + condition.text() + "\" lies behind \""
                            + condition.upper().orElse("") + "\"",
                    Place.at(path)));
        }
        return Optional.of(SortMatch.between(value.get(), upper.get()));
    }

    private Optional<AttributeValue> value(KeyAttribute attribute, String text, String path) {
        Optional<AttributeValue> value = value(attribute.type(), text);
        if (value.isEmpty()) {
            problems.add(Problem.error(
                    "query-value-type",
                    "\"" + text + "\" is no value for " + attribute.name() + " of type " + attribute.type(),
                    Place.at(path)));
        }
        return value;
    }

    private static Optional<AttributeValue> value(AttributeType type, String text) {
        return switch (type) {
            case N -> Numbers.parse(text).map(AttributeValue::of);
            case B -> binary(text);
            case S, BOOL, NULL, M, L, SS, NS, BS -> Optional.of(AttributeValue.of(text));
        };
    }

    private static Optional<AttributeValue> binary(String base64) {
        try {
            return Optional.of(new AttributeValue.B(Bytes.ofBase64(base64)));
        } catch (IllegalArgumentException notBase64) {
            return Optional.empty();
        }
    }

    private static List<String> names(List<KeyAttribute> attributes) {
        return attributes.stream().map(KeyAttribute::name).toList();
    }
}
