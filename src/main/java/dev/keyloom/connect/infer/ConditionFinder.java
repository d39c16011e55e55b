package dev.keyloom.connect.infer;

import dev.keyloom.expression.Condition;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Finds what tells the items of an entity that are in an index from those that are not. */
final class ConditionFinder {
    private static final int MAX_WORD = 60;

    /**
     * A condition on one attribute.
     *
     * @param attribute the attribute
     * @param isEquality whether it has one value in all items that the condition chooses
     * @param others conditions that choose the same items
     */
    record Found(Condition condition, String attribute, boolean isEquality, List<String> others) {
        Found {
            others = List.copyOf(others);
        }
    }

    private record Candidate(String text, String attribute, boolean isEquality, int rank) {}

    private ConditionFinder() {}

    /** Returns the simplest condition that holds for all of {@code in} and none of {@code out}. */
    static Optional<Found> find(List<Item> in, List<Item> out, Predicate<String> usable) {
        if (in.isEmpty() || out.isEmpty()) {
            return Optional.empty();
        }
        Set<String> names = new LinkedHashSet<>();
        in.get(0).forEach((name, value) -> names.add(name));
        out.get(0).forEach((name, value) -> names.add(name));
        List<Candidate> candidates = new ArrayList<>();
        names.stream().filter(usable).filter(ConditionFinder::isPlain).forEach(name -> add(name, in, out, candidates));
        candidates.sort((a, b) -> Integer.compare(a.rank(), b.rank()));
        if (candidates.isEmpty()) {
            return Optional.empty();
        }
        Candidate first = candidates.get(0);
        return Condition.parse(first.text())
                .value()
                .filter(condition -> !condition.isBroken())
                .map(condition -> new Found(
                        condition,
                        first.attribute(),
                        first.isEquality(),
                        candidates.stream().skip(1).map(Candidate::text).toList()));
    }

    /** Names that a condition holds without placeholders. */
    private static boolean isPlain(String name) {
        return name.matches("[A-Za-z][A-Za-z0-9_]*");
    }

    private static void add(String name, List<Item> in, List<Item> out, List<Candidate> candidates) {
        boolean allHave = in.stream().allMatch(item -> item.has(name));
        boolean noneHas = in.stream().noneMatch(item -> item.has(name));
        if (allHave && out.stream().noneMatch(item -> item.has(name))) {
            candidates.add(new Candidate("attribute_exists(" + name + ")", name, false, 0));
            return;
        }
        if (noneHas && out.stream().allMatch(item -> item.has(name))) {
            candidates.add(new Candidate("attribute_not_exists(" + name + ")", name, false, 3));
            return;
        }
        addEqualities(name, in, out, allHave, candidates);
    }

    private static void addEqualities(
            String name, List<Item> in, List<Item> out, boolean allHave, List<Candidate> candidates) {
        Optional<AttributeValue> value = in.get(0).get(name);
        if (allHave
                && in.stream().allMatch(item -> item.get(name).equals(value))
                && out.stream().noneMatch(item -> item.get(name).equals(value))) {
            int rank = value.orElseThrow() instanceof AttributeValue.BOOL ? 1 : 2;
            literal(value.orElseThrow())
                    .ifPresent(text -> candidates.add(new Candidate(name + " = " + text, name, true, rank)));
            return;
        }
        Optional<AttributeValue> other = out.get(0).get(name);
        if (allHave
                && other.isPresent()
                && out.stream().allMatch(item -> item.get(name).equals(other))
                && in.stream().noneMatch(item -> item.get(name).equals(other))) {
            literal(other.get()).ifPresent(text -> candidates.add(new Candidate(name + " <> " + text, name, false, 4)));
        }
    }

    private static Optional<String> literal(AttributeValue value) {
        if (value instanceof AttributeValue.S text) {
            boolean isQuotable = text.value().length() <= MAX_WORD
                    && text.value().indexOf('\'') < 0
                    && text.value().indexOf('\\') < 0;
            return isQuotable ? Optional.of("'" + text.value() + "'") : Optional.empty();
        }
        return value instanceof AttributeValue.BOOL || value instanceof AttributeValue.N
                ? value.scalarText()
                : Optional.empty();
    }
}
