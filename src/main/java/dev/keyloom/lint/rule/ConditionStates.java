package dev.keyloom.lint.rule;

import dev.keyloom.expression.Condition;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.Operand;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The states of a record that some conditions tell apart, each as a record that is in it. Only what conditions compare with
 * literals can be told; of anything else, nothing is said.
 */
final class ConditionStates {
    private static final int MAX_STATES = 2000;
    private static final String OTHER_TEXT = "\u2026";

    private ConditionStates() {}

    /** Returns the states; nothing if the conditions ask for something whose values cannot be listed. */
    static Optional<List<Item>> of(Entity entity, List<Condition> conditions) {
        Map<String, Set<AttributeValue>> literals = new LinkedHashMap<>();
        for (Condition condition : conditions) {
            Optional<Formula> formula = condition.formula();
            if (formula.isEmpty() || !collect(formula.get(), literals)) {
                return Optional.empty();
            }
        }
        List<Item> states = new ArrayList<>(List.of(Item.EMPTY));
        for (Map.Entry<String, Set<AttributeValue>> entry : literals.entrySet()) {
            Optional<EntityAttribute> attribute = entity.attribute(entry.getKey());
            if (attribute.isEmpty()) {
                return Optional.empty();
            }
            List<Optional<AttributeValue>> values = values(attribute.get(), entry.getValue());
            List<Item> more = new ArrayList<>();
            for (Item state : states) {
                values.forEach(value -> more.add(
                        value.map(some -> state.with(entry.getKey(), some)).orElse(state)));
            }
            states = more;
            if (states.size() > MAX_STATES) {
                return Optional.empty();
            }
        }
        return Optional.of(states);
    }

    /** Returns a state in words: {@code Status = 'Open', without ForkOwner}. */
    static String words(Item state, Collection<Condition> conditions) {
        Set<String> names = new LinkedHashSet<>();
        conditions.forEach(condition -> names.addAll(condition.attributeNames()));
        if (names.isEmpty()) {
            return "every record";
        }
        return names.stream()
                .map(name -> state.get(name)
                        .map(value -> isOther(value) ? "any other " + name : name + " = " + RecordNames.quoted(value))
                        .orElse("no " + name))
                .collect(Collectors.joining(", "));
    }

    private static boolean isOther(AttributeValue value) {
        return value.equals(AttributeValue.of(OTHER_TEXT));
    }

    /** Collects what each attribute is compared with; false if an operand is no top-level attribute or literal. */
    private static boolean collect(Formula formula, Map<String, Set<AttributeValue>> literals) {
        boolean[] isClear = {true};
        List<AttributeValue> values = new ArrayList<>();
        List<String> names = new ArrayList<>();
        formula.forEachOperand(operand -> {
            if (operand instanceof DocumentPath path && path.isTopLevel()) {
                names.add(path.attribute().name());
            } else if (operand instanceof Operand.Literal literal) {
                values.add(literal.value());
            } else {
                isClear[0] = false;
            }
        });
        // A literal may belong to any of the attributes; one too many does no harm.
        names.forEach(name ->
                literals.computeIfAbsent(name, same -> new LinkedHashSet<>()).addAll(values));
        return isClear[0];
    }

    private static List<Optional<AttributeValue>> values(EntityAttribute attribute, Set<AttributeValue> literals) {
        Set<AttributeValue> values = new LinkedHashSet<>(attribute.facts().values());
        boolean isListed = !values.isEmpty();
        for (AttributeValue literal : literals) {
            if (literal.type() == attribute.type() && !isListed) {
                values.add(literal);
                if (literal instanceof AttributeValue.N number) {
                    values.add(AttributeValue.of(number.value().add(BigDecimal.ONE)));
                    values.add(AttributeValue.of(number.value().subtract(BigDecimal.ONE)));
                }
            }
        }
        if (attribute.type() == AttributeType.BOOL) {
            values.add(new AttributeValue.BOOL(true));
            values.add(new AttributeValue.BOOL(false));
        } else if (!isListed && attribute.type() == AttributeType.N && values.isEmpty()) {
            values.add(AttributeValue.of(0));
        } else if (!isListed && attribute.type() != AttributeType.N) {
            values.add(AttributeValue.of(OTHER_TEXT));
        }
        List<Optional<AttributeValue>> all = new ArrayList<>();
        values.forEach(value -> all.add(Optional.of(value)));
        if (!attribute.required()) {
            all.add(Optional.empty());
        }
        return all;
    }
}
