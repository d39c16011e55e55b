package dev.keyloom.pattern;

import dev.keyloom.expression.Condition;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * What a pattern should answer, computed from the records alone. Keys, indexes and templates are not looked at: that the
 * design gives the same is what is to be shown.
 */
public final class ConceptualAnswer {
    private final List<Kind> kinds;
    private final SortOrder overall;

    private ConceptualAnswer(List<Kind> kinds, SortOrder overall) {
        this.kinds = kinds;
        this.overall = overall;
    }

    /**
     * Returns the answer for one set of arguments.
     *
     * @throws PatternFault if an entity is unknown or a condition means nothing
     */
    static ConceptualAnswer of(DataModel model, AccessPattern pattern, Arguments arguments, PatternCache cache) {
        List<Returned> returns = pattern.returns().orElse(List.of());
        List<Map<Integer, RecordRef>> found = records(model, pattern, returns, arguments, cache);
        List<Kind> kinds = new ArrayList<>();
        for (int i = 0; i < returns.size(); i++) {
            Returned returned = returns.get(i);
            SortOrder order = SortOrder.of(returned.orderBy());
            List<RecordRef> records = new ArrayList<>(found.get(i).values());
            records.sort(order.byBytes());
            kinds.add(new Kind(returned, rank(pattern, returned, i), order, List.copyOf(records)));
        }
        return new ConceptualAnswer(List.copyOf(kinds), SortOrder.of(pattern.orderBy()));
    }

    /** Returns one for each entry of {@code returns}, in that order. */
    public List<Kind> kinds() {
        return kinds;
    }

    /** Returns the order of the whole answer over all kinds. */
    SortOrder overall() {
        return overall;
    }

    /** Returns how many records belong to the answer. */
    public int size() {
        return kinds.stream().mapToInt(kind -> kind.records().size()).sum();
    }

    /** Returns all records, kinds that {@code order} names in its order, then the others. */
    public List<RecordRef> records() {
        List<RecordRef> all = new ArrayList<>();
        kinds.stream()
                .sorted(Comparator.comparingInt(kind -> kind.rank().orElse(Integer.MAX_VALUE)))
                .forEach(kind -> all.addAll(kind.records()));
        if (!overall.isEmpty()) {
            all.sort(overall.byBytes());
        }
        return all;
    }

    private static Optional<Integer> rank(AccessPattern pattern, Returned returned, int position) {
        int exact = pattern.order().indexOf(returned.entity() + ":" + (position + 1));
        int rank = exact >= 0 ? exact : pattern.order().indexOf(returned.entity());
        return rank < 0 ? Optional.empty() : Optional.of(rank);
    }

    /**
     * Returns the records of each entry of {@code returns} by their numbers. A pattern that reads level by level asks for
     * those below each record found as well.
     */
    private static List<Map<Integer, RecordRef>> records(
            DataModel model, AccessPattern pattern, List<Returned> returns, Arguments first, PatternCache cache) {
        Levels levels = Levels.of(model, pattern);
        List<Map<Integer, RecordRef>> found = new ArrayList<>();
        returns.forEach(returned -> found.add(new TreeMap<>()));
        Set<Map<String, AttributeValue>> asked = new HashSet<>();
        Deque<Arguments> open = new ArrayDeque<>(List.of(first));
        while (!open.isEmpty()) {
            Arguments arguments = open.remove();
            if (!asked.add(arguments.values())) {
                continue;
            }
            for (int i = 0; i < returns.size(); i++) {
                Returned returned = returns.get(i);
                Entity entity = model.entity(returned.entity())
                        .orElseThrow(() -> new PatternFault(VerdictPhrases.NO_SUCH_ENTITY.with(returned.entity())));
                for (RecordRef record : records(model, entity, returned, arguments, cache)) {
                    if (found.get(i).putIfAbsent(record.number(), record) == null) {
                        levels.below(entity, record.record().values(), arguments)
                                .ifPresent(open::add);
                    }
                }
            }
        }
        return found;
    }

    private static List<RecordRef> records(
            DataModel model, Entity entity, Returned returned, Arguments arguments, PatternCache cache) {
        Map<String, AttributeValue> equal = equalities(entity, returned, arguments);
        Predicate<Item> where = where(returned, arguments, cache);
        List<RecordRef> found = new ArrayList<>();
        List<SampleRecord> records = model.recordsOf(entity.name());
        int number = 0;
        for (SampleRecord record : records) {
            number++;
            if (fits(record.values(), equal) && where.test(record.values())) {
                found.add(new RecordRef(entity.name(), number, record));
            }
        }
        return found;
    }

    private static boolean fits(Item values, Map<String, AttributeValue> equal) {
        for (Map.Entry<String, AttributeValue> required : equal.entrySet()) {
            Optional<AttributeValue> value = values.get(required.getKey());
            if (value.isEmpty() || !value.get().equals(required.getValue())) {
                return false;
            }
        }
        return true;
    }

    /** Returns the attributes that equal a parameter: those that {@code match} names, and those of the same name. */
    private static Map<String, AttributeValue> equalities(Entity entity, Returned returned, Arguments arguments) {
        Map<String, AttributeValue> equal = new LinkedHashMap<>();
        for (EntityAttribute attribute : entity.attributes()) {
            String parameter = returned.match().getOrDefault(attribute.name(), attribute.name());
            Optional<AttributeValue> value = arguments.valueAt(parameter);
            if (value.isPresent()) {
                equal.put(attribute.name(), TypedValue.as(value.get(), attribute.type()));
            } else if (returned.match().containsKey(attribute.name())) {
                throw new PatternFault(VerdictPhrases.NO_PARAMETER.with(parameter));
            }
        }
        returned.match().keySet().stream()
                .filter(name -> entity.attribute(name).isEmpty())
                .findFirst()
                .ifPresent(name -> {
                    throw new PatternFault(VerdictPhrases.MATCH_NAMES.with(name, entity.name()));
                });
        return equal;
    }

    private static Predicate<Item> where(Returned returned, Arguments arguments, PatternCache cache) {
        if (returned.where().isEmpty()) {
            return values -> true;
        }
        Condition condition = cache.condition(returned.where().get()).value().orElseThrow();
        if (condition.isBroken()) {
            throw new PatternFault(VerdictPhrases.WHERE.with(
                    returned.entity(), condition.problems().get(0).message()));
        }
        return arguments.bound(condition.formula().orElseThrow())::holds;
    }

    /**
     * The records of one entry of {@code returns}.
     *
     * @param rank the place that {@code order} gives the kind
     * @param records in the order that {@code orderBy} asks for
     */
    public record Kind(Returned returned, Optional<Integer> rank, SortOrder order, List<RecordRef> records) {}
}
