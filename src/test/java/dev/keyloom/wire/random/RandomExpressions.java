package dev.keyloom.wire.random;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The expressions of one request by chance, and the placeholders that they use. */
final class RandomExpressions {
    private static final List<String> ATTRIBUTES =
            List.of("a", "b", "c", "x", "n", "g", "m", "ttl", "b[0]", "c.x", "c.y.z");
    private static final List<String> OPERATORS = List.of("=", "<>", "<", "<=", ">", ">=");

    private final RandomValues values;
    private final Map<String, Object> nameOf = new LinkedHashMap<>();
    private final Map<String, Object> valueOf = new LinkedHashMap<>();

    RandomExpressions(RandomValues values) {
        this.values = values;
    }

    /** Adds to a request what the placeholders stand for. */
    void into(Map<String, Object> request) {
        if (!nameOf.isEmpty()) {
            request.put("ExpressionAttributeNames", nameOf);
        }
        if (!valueOf.isEmpty()) {
            request.put("ExpressionAttributeValues", valueOf);
        }
    }

    private String name(String attribute) {
        String placeholder = "#" + attribute;
        nameOf.put(placeholder, attribute);
        return placeholder;
    }

    private String value(Map<String, Object> value) {
        String placeholder = ":v" + valueOf.size();
        valueOf.put(placeholder, value);
        return placeholder;
    }

    /** Returns a path, each of its names behind a placeholder. */
    private String path() {
        return path(values.pick(ATTRIBUTES));
    }

    private String path(String path) {
        List<String> steps = new ArrayList<>();
        for (String step : path.split("\\.")) {
            int bracket = step.indexOf('[');
            steps.add(bracket < 0 ? name(step) : name(step.substring(0, bracket)) + step.substring(bracket));
        }
        return String.join(".", steps);
    }

    String condition(int depth) {
        if (depth > 0 && values.oneIn(3)) {
            return switch (values.below(3)) {
                case 0 -> "NOT (" + condition(depth - 1) + ")";
                case 1 -> condition(depth - 1) + " AND " + condition(depth - 1);
                default -> "(" + condition(depth - 1) + ") OR " + condition(depth - 1);
            };
        }
        return switch (values.below(9)) {
            case 0 -> "attribute_exists(" + path() + ")";
            case 1 -> "attribute_not_exists(" + path() + ")";
            case 2 -> "begins_with(" + path() + ", " + value(Map.of("S", "a")) + ")";
            case 3 -> "contains(" + path() + ", " + value(values.scalar()) + ")";
            case 4 -> "size(" + path() + ") > " + value(Map.of("N", Integer.toString(values.below(3))));
            case 5 -> "attribute_type(" + path() + ", " + value(Map.of("S", values.pick(List.of("S", "N", "L")))) + ")";
            case 6 -> path() + " IN (" + value(values.any(1)) + ", " + value(values.scalar()) + ")";
            case 7 -> {
                String type = values.pick(List.of("S", "N"));
                yield path() + " BETWEEN " + value(values.keyValue(type, 5)) + " AND "
                        + value(values.keyValue(type, 9));
            }
            default -> path() + " " + values.pick(OPERATORS) + " " + value(values.any(1));
        };
    }

    String update() {
        List<String> clauses = new ArrayList<>();
        if (values.oneIn(2)) {
            clauses.add("SET " + set() + (values.oneIn(3) ? ", " + set() : ""));
        }
        if (values.oneIn(3)) {
            clauses.add("REMOVE " + path());
        }
        if (values.oneIn(3)) {
            clauses.add("ADD "
                    + (values.oneIn(2)
                            ? name("n") + " " + value(values.keyValue("N", 4))
                            : name("x") + " " + value(Map.of("SS", List.of("x1", "x2")))));
        }
        if (clauses.isEmpty() || values.oneIn(5)) {
            clauses.add("DELETE " + name("x") + " " + value(Map.of("SS", List.of("x1"))));
        }
        return String.join(" ", clauses);
    }

    private String set() {
        return switch (values.below(6)) {
            case 0 ->
                name("m") + " = if_not_exists(" + name("m") + ", " + value(Map.of("N", "0")) + ") + "
                        + value(Map.of("N", "1"));
            case 1 ->
                name("b") + " = list_append(" + name("b") + ", " + value(Map.of("L", List.of(values.scalar()))) + ")";
            case 2 -> path("c.x") + " = " + value(values.any(1));
            case 3 -> name("g") + " = " + value(values.keyValue(values.pick(List.of("S", "B")), 3));
            case 4 -> name("a") + " = " + path();
            default -> {
                String attribute = values.pick(List.of("a", "b", "c", "x"));
                yield name(attribute) + " = " + value(values.ofAttribute(attribute));
            }
        };
    }

    String projection() {
        return path("a") + ", " + path(values.pick(List.of("b[0]", "c.x", "x", "p", "n")));
    }

    String keyCondition(RandomTable table, Optional<String> index, int partitions) {
        List<String> key = table.keyOf(index);
        String condition = name(key.get(0)) + " = " + value(values.keyValue(table.typeOf(key.get(0)), partitions));
        if (key.size() < 2 || values.oneIn(3)) {
            return condition;
        }
        String type = table.typeOf(key.get(1));
        String sort = name(key.get(1));
        return condition + " AND "
                + switch (values.below(4)) {
                    case 0 ->
                        sort + " BETWEEN " + value(values.keyValue(type, 2)) + " AND "
                                + value(values.keyValue(type, 9));
                    case 1 -> "begins_with(" + sort + ", " + value(Map.of("S", "k")) + ")";
                    default ->
                        sort + " " + values.pick(List.of("=", "<", "<=", ">", ">=")) + " "
                                + value(values.keyValue(type, 4));
                };
    }
}
