package dev.keyloom.connect.infer;

import dev.keyloom.schema.TableSchema;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/**
 * Finds the attribute that names each item's kind. It is known by what it does: nearly all items have it, it has few values,
 * and its value and the form of an item - how its key begins, which attributes it has - tell of one another. A usual name
 * helps only where that leaves a choice.
 */
final class TypeAttribute {
    private static final Pattern USUAL_NAME = Pattern.compile(
            "(?i)_*(?:edb_e_+|et|type|entity|entity_?type|item_?type|record_?type|object_?type|obj_?type|kind|model|_t"
                    + "|__typename|typename)_*");
    private static final double NEARLY_ALL = 0.9;
    private static final int MAX_KINDS = 200;
    /** Bits of form that a value may leave open, or of value that a form may leave open. */
    private static final double MAX_OPEN_BITS = 0.7;

    private TypeAttribute() {}

    /** Returns its name; nothing if items do not name their kind. */
    static Optional<String> find(TableSchema schema, List<Item> items) {
        if (items.isEmpty()) {
            return Optional.empty();
        }
        Set<String> keys = new LinkedHashSet<>();
        schema.keyAttributes().forEach(key -> keys.add(key.name()));
        List<String> forms = forms(schema, items);
        Optional<String> best = Optional.empty();
        double lowest = Double.MAX_VALUE;
        boolean hasGenericKeys = schema.key().attributeNames().stream().anyMatch(TableView::isGeneric);
        for (String name : candidates(items, keys)) {
            List<String> values = new ArrayList<>();
            for (Item item : items) {
                values.add(item.get(name).flatMap(AttributeValue::scalarText).orElse(""));
            }
            double open = conditional(forms, values) + conditional(values, forms);
            boolean isUsual = USUAL_NAME.matcher(name).matches();
            boolean isConstant = values.stream().distinct().count() == 1;
            double cost = open - (isUsual ? 0.5 : 0);
            boolean isPlausible =
                    isUsual ? open <= 3 * MAX_OPEN_BITS : open <= MAX_OPEN_BITS && !isConstant && hasGenericKeys;
            if (isPlausible && cost < lowest) {
                lowest = cost;
                best = Optional.of(name);
            }
        }
        return best;
    }

    private static Set<String> candidates(List<Item> items, Set<String> keys) {
        Map<String, Integer> present = new LinkedHashMap<>();
        Map<String, Set<String>> values = new HashMap<>();
        for (Item item : items) {
            item.forEach((name, value) -> {
                if (value instanceof AttributeValue.S text && !keys.contains(name)) {
                    present.merge(name, 1, Integer::sum);
                    Set<String> known = values.computeIfAbsent(name, unused -> new LinkedHashSet<>());
                    if (known.size() <= MAX_KINDS) {
                        known.add(text.value());
                    }
                }
            });
        }
        Set<String> candidates = new LinkedHashSet<>();
        present.forEach((name, count) -> {
            int kinds = values.getOrDefault(name, Set.of()).size();
            boolean isFew = kinds <= MAX_KINDS
                    && (kinds * 2 <= count || USUAL_NAME.matcher(name).matches());
            if (count >= items.size() * NEARLY_ALL && isFew && looksLikeNames(values.getOrDefault(name, Set.of()))) {
                candidates.add(name);
            }
        });
        return candidates;
    }

    private static boolean looksLikeNames(Set<String> values) {
        return values.stream()
                .allMatch(value -> value.length() <= 80
                        && !value.isEmpty()
                        && value.chars().noneMatch(c -> c == '\n' || c == '@')
                        && Character.isLetter(
                                value.codePointAt(0) == '_' && value.length() > 1
                                        ? value.codePointAt(1)
                                        : value.codePointAt(0)));
    }

    /** Returns how each item's primary key begins. */
    private static List<String> forms(TableSchema schema, List<Item> items) {
        List<KeyHead> heads = KeyHead.ofTable(schema, items);
        List<String> forms = new ArrayList<>();
        Map<String, String> known = new HashMap<>();
        for (Item item : items) {
            StringBuilder form = new StringBuilder();
            heads.forEach(head -> form.append(head.of(item)).append('\n'));
            Set<String> names = new TreeSet<>();
            item.forEach((name, value) -> names.add(name));
            // Where keys have no heads, attributes are all there is to tell kinds by.
            if (form.toString().isBlank()) {
                form.append(names);
            }
            forms.add(known.computeIfAbsent(form.toString(), text -> text));
        }
        return forms;
    }

    /** Returns the entropy of {@code what} where {@code given} is known, in bits. */
    private static double conditional(List<String> what, List<String> given) {
        Map<String, Map<String, Integer>> counts = new LinkedHashMap<>();
        for (int i = 0; i < what.size(); i++) {
            counts.computeIfAbsent(given.get(i), unused -> new LinkedHashMap<>())
                    .merge(what.get(i), 1, Integer::sum);
        }
        double bits = 0;
        for (Map<String, Integer> inner : counts.values()) {
            double sum = inner.values().stream().mapToInt(Integer::intValue).sum();
            for (int count : inner.values()) {
                bits -= count / (double) what.size() * Math.log(count / sum) / Math.log(2);
            }
        }
        return bits;
    }
}
