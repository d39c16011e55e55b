package dev.keyloom.expression;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/**
 * Evaluates formulas a second way, slowly and from the description alone: values become plain Java objects tagged with
 * their type, and a missing value is an empty list.
 */
final class ReferenceEvaluator implements Formula.Visitor<Boolean> {
    private final Map<String, AttributeValue> item;

    ReferenceEvaluator(Item item) {
        this.item = item.toMap();
    }

    static boolean holds(Formula formula, Item item) {
        return formula.accept(new ReferenceEvaluator(item));
    }

    @Override
    public Boolean and(Formula.And formula) {
        return formula.parts().stream().allMatch(part -> part.accept(this));
    }

    @Override
    public Boolean or(Formula.Or formula) {
        return formula.parts().stream().anyMatch(part -> part.accept(this));
    }

    @Override
    public Boolean not(Formula.Not formula) {
        return !formula.part().accept(this);
    }

    @Override
    public Boolean comparison(Formula.Comparison formula) {
        List<AttributeValue> left = values(formula.left());
        List<AttributeValue> right = values(formula.right());
        boolean areThere = !left.isEmpty() && !right.isEmpty();
        boolean areEqual = areThere && left.equals(right);
        List<Integer> order = areThere ? order(left.get(0), right.get(0)) : List.of();
        return switch (formula.operator().symbol()) {
            case "=" -> areEqual;
            case "<>" -> !areEqual;
            case "<" -> order.stream().anyMatch(sign -> sign < 0);
            case "<=" -> order.stream().anyMatch(sign -> sign <= 0);
            case ">" -> order.stream().anyMatch(sign -> sign > 0);
            case ">=" -> order.stream().anyMatch(sign -> sign >= 0);
            default -> throw new AssertionError(formula.operator());
        };
    }

    @Override
    public Boolean between(Formula.Between formula) {
        return new Formula.Comparison(formula.operand(), ComparisonOperator.GREATER_OR_EQUAL, formula.lower())
                        .accept(this)
                && new Formula.Comparison(formula.operand(), ComparisonOperator.LESS_OR_EQUAL, formula.upper())
                        .accept(this);
    }

    @Override
    public Boolean in(Formula.In formula) {
        return formula.candidates().stream()
                .anyMatch(candidate ->
                        new Formula.Comparison(formula.operand(), ComparisonOperator.EQUAL, candidate).accept(this));
    }

    @Override
    public Boolean attributeExists(Formula.AttributeExists formula) {
        return values(formula.path()).size() == 1;
    }

    @Override
    public Boolean attributeNotExists(Formula.AttributeNotExists formula) {
        return values(formula.path()).isEmpty();
    }

    @Override
    public Boolean attributeType(Formula.AttributeTypeIs formula) {
        return values(formula.path()).stream()
                .anyMatch(value -> values(formula.type())
                        .contains(AttributeValue.of(value.type().name())));
    }

    @Override
    public Boolean beginsWith(Formula.BeginsWith formula) {
        for (AttributeValue value : values(formula.operand())) {
            for (AttributeValue prefix : values(formula.prefix())) {
                return value.type() == prefix.type()
                        && bytes(value).size() >= bytes(prefix).size()
                        && !bytes(value).contains(null)
                        && bytes(value).subList(0, bytes(prefix).size()).equals(bytes(prefix));
            }
        }
        return false;
    }

    @Override
    public Boolean contains(Formula.Contains formula) {
        for (AttributeValue container : values(formula.container())) {
            for (AttributeValue part : values(formula.part())) {
                return switch (container.type()) {
                    case S, B ->
                        container.type() == part.type()
                                && Collections.indexOfSubList(bytes(container), bytes(part)) >= 0;
                    case L -> ((AttributeValue.L) container).elements().contains(part);
                    case SS ->
                        part instanceof AttributeValue.S text
                                && has(((AttributeValue.SS) container).elements(), text.value());
                    case NS ->
                        part instanceof AttributeValue.N number
                                && has(((AttributeValue.NS) container).elements(), number.value());
                    case BS ->
                        part instanceof AttributeValue.B binary
                                && has(((AttributeValue.BS) container).elements(), binary.value());
                    case N, BOOL, NULL, M -> false;
                };
            }
        }
        return false;
    }

    private static boolean has(Collection<?> elements, Object sought) {
        return elements.stream().anyMatch(sought::equals);
    }

    private List<AttributeValue> values(Operand operand) {
        if (operand instanceof DocumentPath path) {
            List<AttributeValue> reached = item.containsKey(path.attribute().name())
                    ? List.of(item.get(path.attribute().name()))
                    : List.of();
            for (PathStep step : path.steps()) {
                reached = below(reached, step);
            }
            return reached;
        }
        if (operand instanceof Operand.Size size) {
            return values(size.of()).stream()
                    .flatMap(value -> size(value).stream())
                    .toList();
        }
        return operand.constant().stream().toList();
    }

    private static List<AttributeValue> below(List<AttributeValue> reached, PathStep step) {
        List<AttributeValue> below = new ArrayList<>();
        for (AttributeValue value : reached) {
            if (value instanceof AttributeValue.M map && step instanceof PathStep.Member member) {
                map.entries().forEach((name, entry) -> {
                    if (name.equals(member.name().name())) {
                        below.add(entry);
                    }
                });
            }
            if (value instanceof AttributeValue.L list && step instanceof PathStep.Element element) {
                list.elements().stream().skip(element.index()).limit(1).forEach(below::add);
            }
        }
        return below;
    }

    private static List<AttributeValue> size(AttributeValue value) {
        return switch (value.type()) {
            case S ->
                List.of(AttributeValue.of(((AttributeValue.S) value)
                        .value()
                        .codePoints()
                        .map(Character::charCount)
                        .sum()));
            case B -> List.of(AttributeValue.of(bytes(value).size()));
            case M ->
                List.of(AttributeValue.of(((AttributeValue.M) value).entries().size()));
            case L ->
                List.of(AttributeValue.of(((AttributeValue.L) value).elements().size()));
            case SS ->
                List.of(AttributeValue.of(((AttributeValue.SS) value).elements().size()));
            case NS ->
                List.of(AttributeValue.of(((AttributeValue.NS) value).elements().size()));
            case BS ->
                List.of(AttributeValue.of(((AttributeValue.BS) value).elements().size()));
            case N, BOOL, NULL -> List.of();
        };
    }

    private static List<Integer> order(AttributeValue a, AttributeValue b) {
        if (a.type() != b.type()) {
            return List.of();
        }
        return switch (a.type()) {
            case S, B -> List.of(Arrays.compareUnsigned(array(a), array(b)));
            case N -> List.of(number(a).subtract(number(b)).signum());
            case BOOL, NULL, M, L, SS, NS, BS -> List.of();
        };
    }

    private static BigDecimal number(AttributeValue value) {
        return ((AttributeValue.N) value).value();
    }

    /** Returns the bytes of text or binary; one null for other types, which equals no byte. */
    private static List<Byte> bytes(AttributeValue value) {
        if (!(value instanceof AttributeValue.S) && !(value instanceof AttributeValue.B)) {
            return Arrays.asList((Byte) null);
        }
        List<Byte> bytes = new ArrayList<>();
        for (byte each : array(value)) {
            bytes.add(each);
        }
        return bytes;
    }

    private static byte[] array(AttributeValue value) {
        return value instanceof AttributeValue.S text
                ? text.value().getBytes(StandardCharsets.UTF_8)
                : ((AttributeValue.B) value).value().toArray();
    }
}
