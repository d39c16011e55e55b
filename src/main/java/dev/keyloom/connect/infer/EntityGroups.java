package dev.keyloom.connect.infer;

import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Sorts the items of a table by kind: by type attribute, else by how keys begin, else by the attributes they have. */
final class EntityGroups {
    private static final double ALIKE = 0.4;
    private static final int MAX_NAMES = 400;
    private static final Set<String> DETAIL_WORDS = Set.of(
            "meta", "metadata", "info", "profile", "details", "detail", "root", "main", "balance", "self", "data");

    private EntityGroups() {}

    /** Returns the items by the name of their entity; those of an unknown kind under an empty name. */
    static Map<String, List<Item>> of(TableView table) {
        return table.typeAttribute().isPresent()
                ? byType(table, table.typeAttribute().get())
                : byForm(table, table.items());
    }

    private static Map<String, List<Item>> byType(TableView table, String typeAttribute) {
        Map<String, List<Item>> groups = new LinkedHashMap<>();
        List<Item> untyped = new ArrayList<>();
        for (Item item : table.items()) {
            Optional<String> name = item.get(typeAttribute)
                    .filter(AttributeValue.S.class::isInstance)
                    .flatMap(AttributeValue::scalarText)
                    .filter(text -> !text.isBlank());
            if (name.isPresent()) {
                groups.computeIfAbsent(name.get(), unused -> new ArrayList<>()).add(item);
            } else {
                untyped.add(item);
            }
        }
        if (!untyped.isEmpty()) {
            groups.put("", untyped);
        }
        return groups;
    }

    private static Map<String, List<Item>> byForm(TableView table, List<Item> items) {
        List<KeyHead> heads = KeyHead.ofTable(table.schema(), items);
        Map<List<String>, List<Item>> byHeads = new LinkedHashMap<>();
        for (Item item : items) {
            List<String> form = heads.stream().map(head -> head.of(item)).toList();
            byHeads.computeIfAbsent(form, unused -> new ArrayList<>()).add(item);
        }
        Map<String, List<Item>> groups = new LinkedHashMap<>();
        byHeads.forEach((form, ofForm) -> {
            for (List<Item> alike : byAttributes(table, ofForm)) {
                groups.put(name(form, table.schema().name(), groups.keySet()), alike);
            }
        });
        return groups;
    }

    /** Keeps items together whose sets of attributes have much in common. */
    private static List<List<Item>> byAttributes(TableView table, List<Item> items) {
        Map<Set<String>, List<Item>> bySet = new LinkedHashMap<>();
        for (Item item : items) {
            Set<String> names = new LinkedHashSet<>();
            item.forEach((name, value) -> {
                if (!table.isKey(name)) {
                    names.add(name);
                }
            });
            bySet.computeIfAbsent(names, unused -> new ArrayList<>()).add(item);
        }
        List<Set<String>> centers = new ArrayList<>();
        List<List<Item>> groups = new ArrayList<>();
        for (Map.Entry<Set<String>, List<Item>> entry : bySet.entrySet()) {
            int found = -1;
            for (int i = 0; i < centers.size() && found < 0; i++) {
                found = likeness(centers.get(i), entry.getKey()) >= ALIKE || centers.size() > MAX_NAMES ? i : -1;
            }
            if (found < 0) {
                centers.add(new LinkedHashSet<>(entry.getKey()));
                groups.add(new ArrayList<>(entry.getValue()));
            } else {
                centers.get(found).addAll(entry.getKey());
                groups.get(found).addAll(entry.getValue());
            }
        }
        return groups;
    }

    private static double likeness(Set<String> a, Set<String> b) {
        if (a.isEmpty() || b.isEmpty()) {
            return 1;
        }
        long common = a.stream().filter(b::contains).count();
        return common / (double) Math.min(a.size(), b.size());
    }

    /** Makes a name of how the keys begin: OrderItem of ORDER and ITEM, User of USER and METADATA. */
    private static String name(List<String> form, String tableName, Set<String> taken) {
        String first = form.isEmpty() ? "" : KeyHead.word(form.get(0));
        String last = form.isEmpty() ? "" : KeyHead.word(form.get(form.size() - 1));
        boolean isDetail = last.isEmpty() || DETAIL_WORDS.contains(last.toLowerCase(Locale.ROOT));
        String base = isDetail || last.equals(first) ? first : last;
        if (base.isEmpty()) {
            base = KeyHead.word(tableName) + "Item";
        }
        if (!isDetail && taken.contains(base) && !taken.contains(first + last)) {
            base = first + last;
        }
        String name = base;
        for (int n = 2; taken.contains(name); n++) {
            name = base + n;
        }
        return name;
    }
}
