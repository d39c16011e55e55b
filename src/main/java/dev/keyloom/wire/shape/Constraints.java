package dev.keyloom.wire.shape;

import dev.keyloom.wire.shape.Shape.ListOf;
import dev.keyloom.wire.shape.Shape.MapOf;
import dev.keyloom.wire.shape.Shape.StructureOf;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Checks what was read against the rules of its shape, and words what is wrong as the service does. At most ten problems
 * are told.
 */
public final class Constraints {
    private static final int MAX_PROBLEMS = 10;

    private final List<Violation> violations = new ArrayList<>();

    private Constraints() {}

    /**
     * A broken rule.
     *
     * @param path where, in former words: {@code keySchema.1.member.keyType}
     * @param currentPath where, in current words: {@code KeySchema.1.member.KeyType}
     * @param echo the value there as the service shows it; {@code null} in no quotes if it is absent
     * @param demand what the rule demands, as {@code Member must not be null}
     */
    public record Violation(String path, String currentPath, String echo, String demand) {
        static final String NOT_NULL = "Member must not be null";

        /** Says whether something is missing. */
        public boolean isAbsence() {
            return demand.equals(NOT_NULL);
        }

        /** Returns the former sentence, which shows the value. */
        public String inFormerWords() {
            return "Value " + echo + " at '" + path + "' failed to satisfy constraint: " + demand;
        }

        /** Returns the current sentence, which does not show the value. */
        public String inCurrentWords() {
            return "Value at '" + currentPath + "' failed to satisfy constraint: " + demand;
        }
    }

    /** Returns the broken rules in the service's order. */
    public static List<Violation> check(Structure structure) {
        Constraints constraints = new Constraints();
        constraints.structure(structure, null);
        return constraints.violations;
    }

    private void structure(Structure structure, @Nullable MemberPath parent) {
        List<Member> members = structure.shape().members();
        for (int i = 0; i < members.size(); i++) {
            Member member = members.get(i);
            @Nullable Object value = structure.get(i);
            if (value == null) {
                if (member.rules().notNull()) {
                    add(MemberPath.of(parent, member), Optional.empty(), member.shape(), Violation.NOT_NULL);
                }
            } else if (!member.rules().isFree() || hasParts(member.shape())) {
                value(value, member, parent);
            }
        }
    }

    private static boolean hasParts(Shape shape) {
        return !(shape instanceof Shape.Scalar || shape instanceof Shape.Value || shape instanceof Shape.Values);
    }

    private void value(Object value, Member member, @Nullable MemberPath parent) {
        List<String> broken = brokenDemands(value, member.rules());
        if (!broken.isEmpty() || hasParts(member.shape())) {
            MemberPath path = MemberPath.of(parent, member);
            broken.forEach(demand -> add(path, Optional.of(value), member.shape(), demand));
            parts(value, member.shape(), path);
        }
    }

    private void parts(Object value, Shape shape, MemberPath path) {
        if (value instanceof Structure structure) {
            structure(structure, path);
        } else if (shape instanceof ListOf list && list.element() instanceof StructureOf) {
            int number = 0;
            for (Object element : (List<?>) value) {
                number++;
                structure((Structure) element, path.element(number));
            }
        } else if (shape instanceof MapOf map) {
            map((Map<?, ?>) value, map, path);
        }
    }

    private void map(Map<?, ?> entries, MapOf shape, MemberPath path) {
        for (Object key : entries.keySet()) {
            if (!brokenDemands(key, shape.keyRules()).isEmpty()) {
                add(
                        path,
                        Optional.of(entries),
                        shape,
                        "Map keys must satisfy constraint: " + demands(shape.keyRules()));
                break;
            }
        }
        for (Object entry : entries.values()) {
            if (!brokenDemands(entry, shape.valueRules()).isEmpty()) {
                add(
                        path,
                        Optional.of(entries),
                        shape,
                        "Map value must satisfy constraint: " + demands(shape.valueRules()));
                break;
            }
        }
        if (hasParts(shape.value())) {
            entries.forEach((key, entry) -> parts(entry, shape.value(), path.element(key)));
        }
    }

    private void add(MemberPath path, Optional<Object> value, Shape shape, String demand) {
        if (violations.size() < MAX_PROBLEMS) {
            String echo =
                    value.map(present -> "'" + Echo.of(present, shape) + "'").orElse("null");
            violations.add(new Violation(path.inFormerWords(), path.inCurrentWords(), echo, demand));
        }
    }

    /** Returns the demands on a value that it does not meet. */
    private static List<String> brokenDemands(Object value, Rules rules) {
        if (rules.isFree()) {
            return List.of();
        }
        List<String> broken = new ArrayList<>();
        if (value instanceof Long number) {
            rules.minimum().ifPresent(least -> addIf(number < least, broken, atLeast(least)));
            rules.maximum().ifPresent(most -> addIf(number > most, broken, atMost(most)));
            return broken;
        }
        if (value instanceof String text) {
            addIf(!rules.values().isEmpty() && !rules.values().contains(text), broken, oneOf(rules));
            if (rules.exempt().test(text)) {
                return broken;
            }
            // An empty text is told for its length alone.
            rules.pattern()
                    .ifPresent(pattern -> addIf(
                            !text.isEmpty() && !pattern.matcher(text).matches(), broken, matching(pattern.pattern())));
        }
        int length = length(value);
        rules.minLength().ifPresent(least -> addIf(length < least, broken, atLeastLong(least)));
        rules.maxLength().ifPresent(most -> addIf(length > most, broken, atMostLong(most)));
        return broken;
    }

    private static void addIf(boolean isBroken, List<String> broken, String demand) {
        if (isBroken) {
            broken.add(demand);
        }
    }

    /** Returns all demands, as the service lists them of the keys and values of a map. */
    private static List<String> demands(Rules rules) {
        List<String> demands = new ArrayList<>();
        rules.maxLength().ifPresent(most -> demands.add(atMostLong(most)));
        rules.minLength().ifPresent(least -> demands.add(atLeastLong(least)));
        rules.pattern().ifPresent(pattern -> demands.add(matching(pattern.pattern())));
        return demands;
    }

    private static int length(Object value) {
        if (value instanceof String text) {
            return text.length();
        }
        if (value instanceof List<?> list) {
            return list.size();
        }
        return value instanceof Map<?, ?> map ? map.size() : 0;
    }

    private static String oneOf(Rules rules) {
        return "Member must satisfy enum value set: [" + String.join(", ", rules.values()) + "]";
    }

    private static String matching(String pattern) {
        return "Member must satisfy regular expression pattern: " + pattern;
    }

    private static String atLeast(long least) {
        return "Member must have value greater than or equal to " + least;
    }

    private static String atMost(long most) {
        return "Member must have value less than or equal to " + most;
    }

    private static String atLeastLong(long least) {
        return "Member must have length greater than or equal to " + least;
    }

    private static String atMostLong(long most) {
        return "Member must have length less than or equal to " + most;
    }
}
