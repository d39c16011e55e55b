package dev.keyloom.connect.infer;

import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.AttributePath;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Reads the template of one key attribute back from items. A few items are aligned; the template is then tried on all, and
 * items whose key it does not make join the few, until it makes all keys or no template can.
 */
final class SlotReader {
    private static final int FIRST_ITEMS = 6;
    private static final int MAX_ROUNDS = 6;
    private static final int MAX_STARTS = 4;
    private static final int JOINING = 3;
    /** Part of the items whose key a template must make to be taken. */
    private static final double ENOUGH = 0.8;

    private final TableView table;
    private final Habits habits;

    SlotReader(TableView table, Habits habits) {
        this.table = table;
        this.habits = habits;
    }

    /**
     * Returns the template of a key attribute, for items that all have it.
     *
     * @param fixed attributes that have one value in these items, by which they are chosen
     */
    SlotReading read(List<Item> items, KeyAttribute key, Set<String> fixed) {
        return strict(items, key, fixed, false).orElseGet(() -> natural(items, key));
    }

    /** Returns the template if the attributes that there are give it for nearly all items, without any made up. */
    Optional<SlotReading> readWhole(List<Item> items, KeyAttribute key, Set<String> fixed) {
        return strict(items, key, fixed, true);
    }

    private Optional<SlotReading> strict(List<Item> items, KeyAttribute key, Set<String> fixed, boolean onlyPerfect) {
        Predicate<String> usable = name -> table.mayStandIn(key, name) && !fixed.contains(name);
        if (key.type() != AttributeType.S) {
            return typed(items, key, usable);
        }
        List<Item> distinct = distinct(items, key.name());
        Optional<SlotReading> best = Optional.empty();
        int starts = distinct.size() <= FIRST_ITEMS ? 1 : onlyPerfect ? 1 : MAX_STARTS;
        for (int start = 0; start < starts; start++) {
            Optional<SlotReading> found = refined(spread(distinct, start), items, key, usable);
            if (found.isPresent()
                    && (best.isEmpty()
                            || found.get().misses().size() < best.get().misses().size())) {
                best = found;
            }
            if (best.filter(SlotReading::isPerfect).isPresent()) {
                break;
            }
        }
        boolean isNatural = !TableView.isGeneric(key.name());
        best = best.filter(reading -> reading.misses().size() <= items.size() * (1 - ENOUGH))
                .filter(reading -> !isNatural || isComposed(reading.template()));
        if (best.isPresent() || isNatural || onlyPerfect) {
            return best;
        }
        List<Item> few = new ArrayList<>(spread(distinct, 0));
        // Where keys are few, items that share one show what does not make it.
        few.addAll(spread(items, 1));
        return withGaps(few, items, key, usable);
    }

    private static boolean isComposed(KeyTemplate template) {
        return template.parts().size() > 1;
    }

    private Optional<SlotReading> refined(
            List<Item> start, List<Item> items, KeyAttribute key, Predicate<String> usable) {
        List<Item> few = new ArrayList<>(start);
        Optional<SlotReading> best = Optional.empty();
        for (int round = 0; round < MAX_ROUNDS; round++) {
            Optional<Aligned> aligned = aligned(few, key, usable);
            if (aligned.isEmpty()) {
                return best;
            }
            TemplateChoice choice = new TemplateChoice(aligned.get().pieces(), items, key.name(), habits);
            List<Item> misses = TemplateChoice.misses(choice.template(), items, key.name(), key.type());
            if (best.isEmpty() || misses.size() < best.get().misses().size()) {
                best = misses.size() == items.size()
                        ? best
                        : Optional.of(choice.reading(misses, aligned.get().constants()));
            }
            if (misses.isEmpty()) {
                return best;
            }
            misses.stream().limit(JOINING).forEach(few::add);
        }
        return best;
    }

    /** Pieces, and the strands that have one text for all. */
    private record Aligned(List<Piece> pieces, List<Strand> constants) {}

    private Optional<Aligned> aligned(List<Item> few, KeyAttribute key, Predicate<String> usable) {
        List<String> keys = few.stream().map(item -> text(item, key.name())).toList();
        Derivations derivations = new Derivations(few, keys.toArray(String[]::new), usable, table::isKey);
        return aligned(keys, derivations.usual(), Alignment.Gaps.NONE)
                .or(() -> aligned(keys, derivations.all(), Alignment.Gaps.NONE));
    }

    private Optional<Aligned> aligned(List<String> keys, List<Strand> strands, Alignment.Gaps gaps) {
        return new Alignment(keys, strands, this::isIdentity, gaps)
                .pieces()
                .map(pieces -> new Aligned(
                        pieces, strands.stream().filter(Strand::isConstant).toList()));
    }

    /** A value that is the same in these items is a reference where the attribute differs elsewhere in the table. */
    private boolean isIdentity(Strand strand) {
        return strand.derivations().stream()
                .map(derivation -> derivation.path().attribute())
                .anyMatch(name -> table.items().size() == 1 || table.varies(name));
    }

    private Optional<SlotReading> withGaps(
            List<Item> few, List<Item> items, KeyAttribute key, Predicate<String> usable) {
        List<String> keys = few.stream().map(item -> text(item, key.name())).toList();
        Derivations derivations = new Derivations(few, keys.toArray(String[]::new), usable, table::isKey);
        Optional<Aligned> aligned = aligned(keys, derivations.usual(), Alignment.Gaps.ALLOWED)
                .filter(found -> found.pieces().size() > 1);
        return aligned.flatMap(found -> GapReader.read(found.pieces(), items, key, usable, habits));
    }

    /** Reads a number or binary key, which only a value of that type can be. */
    private Optional<SlotReading> typed(List<Item> items, KeyAttribute key, Predicate<String> usable) {
        if (!TableView.isGeneric(key.name())) {
            return Optional.empty();
        }
        List<String> equal = new ArrayList<>();
        items.get(0).forEach((name, value) -> {
            if (usable.test(name)
                    && items.stream().allMatch(item -> item.get(name).equals(item.get(key.name())))) {
                equal.add(name);
            }
        });
        if (equal.isEmpty()) {
            return Optional.empty();
        }
        List<KeyTemplate> all = equal.stream()
                .map(name -> KeyTemplate.of("<" + AttributePath.of(name).text() + ">"))
                .toList();
        List<String> doubts = new ArrayList<>();
        if (all.size() > 1) {
            doubts.add(all.get(0) + " could as well be " + all.get(1) + ": they are equal in all " + items.size()
                    + " items");
        }
        if (items.size() == 1) {
            doubts.add("Only one item shows it");
        }
        return Optional.of(new SlotReading(all.get(0), doubts, all.subList(1, all.size()), List.of(), List.of()));
    }

    /** The key attribute is an attribute of the entity itself. */
    private static SlotReading natural(List<Item> items, KeyAttribute key) {
        KeyTemplate template = KeyTemplate.of("<" + AttributePath.of(key.name()).text() + ">");
        List<String> doubts = TableView.isGeneric(key.name()) && !items.isEmpty()
                ? List.of("No attribute and no pattern gives the values of " + key.name())
                : List.of();
        return new SlotReading(template, doubts, List.of(), List.of(), List.of());
    }

    /** Returns one item for each text of the key. */
    private static List<Item> distinct(List<Item> items, String keyName) {
        Map<String, Item> byText = new LinkedHashMap<>();
        for (Item item : items) {
            byText.putIfAbsent(text(item, keyName), item);
        }
        return List.copyOf(byText.values());
    }

    private static List<Item> spread(List<Item> items, int start) {
        int step = Math.max(1, items.size() / FIRST_ITEMS);
        List<Item> few = new ArrayList<>();
        for (int i = start % step; i < items.size() && few.size() < FIRST_ITEMS; i += step) {
            few.add(items.get(i));
        }
        few.sort(Comparator.comparingInt(Item::size));
        return few;
    }

    static String text(Item item, String keyName) {
        return item.get(keyName).flatMap(AttributeValue::scalarText).orElse("");
    }
}
