package dev.keyloom.engine.partiql;

import dev.keyloom.engine.ServiceException;
import dev.keyloom.expression.ComparisonOperator;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.KeyCondition;
import dev.keyloom.expression.KeyOperator;
import dev.keyloom.expression.KeyTest;
import dev.keyloom.expression.Operand;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A condition taken apart at its ANDs: what it says of key attributes, and the rest.
 *
 * @param key the key of the table or index that is meant
 * @param equalities what key attributes must equal, the first of each
 * @param rest all other parts
 */
record WhereClause(KeySchema key, Map<String, AttributeValue> equalities, List<Formula> rest) {
    static WhereClause of(Optional<Formula> where, KeySchema key) {
        Set<String> keyNames = Set.copyOf(key.attributeNames());
        Map<String, AttributeValue> equalities = new HashMap<>();
        List<Formula> rest = new ArrayList<>();
        for (Formula part : where.map(WhereClause::parts).orElse(List.of())) {
            Optional<Equality> equality = equality(part).filter(found -> keyNames.contains(found.attribute));
            if (equality.isPresent() && !equalities.containsKey(equality.get().attribute)) {
                equalities.put(equality.get().attribute, equality.get().value);
            } else {
                rest.add(part);
            }
        }
        return new WhereClause(key, equalities, rest);
    }

    private record Equality(String attribute, AttributeValue value) {}

    private static List<Formula> parts(Formula where) {
        return where instanceof Formula.And and ? and.parts() : List.of(where);
    }

    private static Optional<Equality> equality(Formula part) {
        if (!(part instanceof Formula.Comparison comparison) || comparison.operator() != ComparisonOperator.EQUAL) {
            return Optional.empty();
        }
        return equality(comparison.left(), comparison.right())
                .or(() -> equality(comparison.right(), comparison.left()));
    }

    private static Optional<Equality> equality(Operand path, Operand value) {
        return path instanceof DocumentPath attribute && attribute.isTopLevel()
                ? value.constant()
                        .map(constant -> new Equality(attribute.attribute().name(), constant))
                : Optional.empty();
    }

    /** Says whether each partition key attribute must equal something, so that one item collection is read. */
    boolean namesCollection() {
        return key.partition().stream().allMatch(attribute -> equalities.containsKey(attribute.name()));
    }

    /**
     * Returns the primary key that is meant.
     *
     * @throws ServiceException if a key attribute is not told
     */
    Item primaryKey() {
        if (!namesItem()) {
            throw ServiceException.validation(
                    "Where clause does not contain a mandatory equality on all key attributes");
        }
        Item.Builder item = Item.builder();
        key.attributeNames().forEach(name -> item.put(name, value(name)));
        return item.build();
    }

    /** Says whether each key attribute must equal something. */
    boolean namesItem() {
        return equalities.keySet().containsAll(key.attributeNames());
    }

    /** Returns which part of an item collection is read. Whoever reads it has still to ask {@link #remainder}. */
    KeyCondition keyCondition() {
        List<KeyTest> tests = new ArrayList<>();
        key.partition().forEach(attribute -> tests.add(equal(attribute)));
        for (KeyAttribute attribute : key.sort()) {
            if (!equalities.containsKey(attribute.name())) {
                rest.stream()
                        .flatMap(part -> rangeTest(part, attribute).stream())
                        .findFirst()
                        .ifPresent(tests::add);
                break;
            }
            tests.add(equal(attribute));
        }
        return new KeyCondition(tests);
    }

    private KeyTest equal(KeyAttribute attribute) {
        return new KeyTest(
                Names.of(attribute.name()), KeyOperator.EQUAL, List.of(Names.value(value(attribute.name()))));
    }

    private AttributeValue value(String attribute) {
        AttributeValue value = equalities.get(attribute);
        if (value == null) {
            throw new IllegalStateException("Nothing equals " + attribute);
        }
        return value;
    }

    private static Optional<KeyTest> rangeTest(Formula part, KeyAttribute attribute) {
        if (part instanceof Formula.Comparison comparison) {
            Operand left = comparison.left();
            return comparison.right() instanceof DocumentPath
                    ? rangeTest(
                            comparison.right(), operator(comparison.operator().mirrored()), List.of(left), attribute)
                    : rangeTest(left, operator(comparison.operator()), List.of(comparison.right()), attribute);
        }
        if (part instanceof Formula.Between between) {
            return rangeTest(
                    between.operand(),
                    Optional.of(KeyOperator.BETWEEN),
                    List.of(between.lower(), between.upper()),
                    attribute);
        }
        if (part instanceof Formula.BeginsWith prefix) {
            return rangeTest(
                    prefix.operand(), Optional.of(KeyOperator.BEGINS_WITH), List.of(prefix.prefix()), attribute);
        }
        return Optional.empty();
    }

    private static Optional<KeyOperator> operator(ComparisonOperator operator) {
        return switch (operator) {
            case LESS -> Optional.of(KeyOperator.LESS);
            case LESS_OR_EQUAL -> Optional.of(KeyOperator.LESS_OR_EQUAL);
            case GREATER -> Optional.of(KeyOperator.GREATER);
            case GREATER_OR_EQUAL -> Optional.of(KeyOperator.GREATER_OR_EQUAL);
            case EQUAL, NOT_EQUAL -> Optional.empty();
        };
    }

    private static Optional<KeyTest> rangeTest(
            Operand path, Optional<KeyOperator> operator, List<Operand> bounds, KeyAttribute attribute) {
        boolean isOfAttribute = path instanceof DocumentPath found
                && found.isTopLevel()
                && found.attribute().name().equals(attribute.name());
        boolean areOfType = bounds.stream()
                .allMatch(bound -> bound.constant()
                        .filter(value -> value.type() == attribute.type())
                        .isPresent());
        return isOfAttribute && areOfType
                ? operator.map(test -> new KeyTest(Names.of(attribute.name()), test, bounds))
                : Optional.empty();
    }

    /** Returns what is asked of an item beside the equalities; nothing if that is nothing. */
    Optional<Formula> remainder() {
        return join(rest);
    }

    /** Returns {@link #remainder} and that the item is there. */
    Formula remainderOfPresentItem() {
        List<Formula> parts = new ArrayList<>();
        parts.add(new Formula.AttributeExists(Names.path(key.partition().get(0).name())));
        parts.addAll(rest);
        return join(parts).orElseThrow();
    }

    private static Optional<Formula> join(List<Formula> parts) {
        return parts.size() > 1
                ? Optional.of(new Formula.And(parts))
                : parts.stream().findFirst();
    }
}
