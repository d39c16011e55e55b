package dev.keyloom.connect.infer;

import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Explains stretches of keys that no attribute holds: codes of a few words, shards drawn at random, or lost attributes. */
final class GapReader {
    private static final int MAX_CODES = 12;
    private static final double ENOUGH = 0.8;

    private GapReader() {}

    /** Returns the template with each gap explained; nothing if it does not fit most keys. */
    static Optional<SlotReading> read(
            List<Piece> pieces, List<Item> items, KeyAttribute key, Predicate<String> usable, Habits habits) {
        TemplateChoice choice = new TemplateChoice(pieces, items, key.name(), habits);
        KeyTemplate template = choice.template();
        SlotReading withMade = choice.reading(List.of(), List.of());
        List<Item> misses = new ArrayList<>();
        Map<String, List<String>> texts = new LinkedHashMap<>();
        List<Item> fitting = new ArrayList<>();
        withMade.made().forEach(name -> texts.put(name, new ArrayList<>()));
        for (Item item : items) {
            Optional<Item> values = values(template, item, key.name(), withMade.made());
            if (values.isEmpty()) {
                misses.add(item);
            } else {
                fitting.add(item);
                texts.forEach((name, list) -> list.add(SlotReader.text(values.get(), name)));
            }
        }
        if (misses.size() > items.size() * (1 - ENOUGH)) {
            return Optional.empty();
        }
        Optional<SlotReading> explained = explained(withMade, texts, fitting, misses, usable);
        return explained.or(() -> Optional.of(
                new SlotReading(template, withMade.doubts(), withMade.alternatives(), misses, withMade.made())));
    }

    /** Returns the made-up values that a key holds if the template reads it as the item's own attributes say. */
    static Optional<Item> values(KeyTemplate template, Item item, String keyName, List<String> made) {
        return template.match(SlotReader.text(item, keyName))
                .reading()
                .map(reading -> reading.toRecord().only(new LinkedHashSet<>(made)))
                .filter(values -> values.size() == made.size())
                .filter(values -> TemplateChoice.makes(template, merged(item, values), keyName, AttributeType.S));
    }

    private static Item merged(Item item, Item values) {
        Item.Builder both = item.toBuilder();
        values.forEach(both::put);
        return both.build();
    }

    /** Replaces the one made-up attribute by a code or a random shard where the texts look like it. */
    private static Optional<SlotReading> explained(
            SlotReading reading,
            Map<String, List<String>> texts,
            List<Item> fitting,
            List<Item> misses,
            Predicate<String> usable) {
        if (texts.size() != 1) {
            return Optional.empty();
        }
        String name = texts.keySet().iterator().next();
        List<String> found = texts.getOrDefault(name, List.of());
        Optional<String> replacement = code(found, fitting, usable);
        String doubt = "The words behind the codes are taken from the items; there may be more";
        if (replacement.isEmpty()) {
            replacement = random(found);
            doubt = "The numbers look like shards drawn at random; no attribute gives them";
        }
        if (replacement.isEmpty()) {
            return Optional.empty();
        }
        String old = "<" + dev.keyloom.template.AttributePath.of(name).text() + ">";
        KeyTemplate template = KeyTemplate.of(reading.template().text().replace(old, replacement.get()));
        return Optional.of(new SlotReading(template, List.of(doubt), List.of(), misses, List.of()));
    }

    /** Returns a reference with {@code code} if an attribute of few values gives the texts one by one. */
    private static Optional<String> code(List<String> texts, List<Item> items, Predicate<String> usable) {
        Set<String> names = new LinkedHashSet<>();
        items.get(0).forEach((name, value) -> {
            if (value instanceof AttributeValue.S && usable.test(name)) {
                names.add(name);
            }
        });
        for (String name : names) {
            Map<String, String> codes = new LinkedHashMap<>();
            boolean isFunction = true;
            for (int i = 0; i < texts.size() && isFunction && codes.size() <= MAX_CODES; i++) {
                String word = SlotReader.text(items.get(i), name);
                String before = codes.putIfAbsent(word, texts.get(i));
                isFunction = !word.isEmpty()
                        && word.indexOf(',') < 0
                        && word.indexOf('=') < 0
                        && word.indexOf('"') < 0
                        && (before == null || before.equals(texts.get(i)));
            }
            boolean isOneToOne = new LinkedHashSet<>(codes.values()).size() == codes.size();
            if (isFunction
                    && isOneToOne
                    && codes.size() >= 2
                    && codes.size() <= MAX_CODES
                    && texts.size() >= 2 * codes.size()) {
                List<String> pairs = new ArrayList<>();
                codes.forEach((word, code) -> pairs.add(word + "=" + code));
                return Optional.of(
                        "<" + dev.keyloom.template.AttributePath.of(name).text() + "|code(\""
                                + String.join(",", pairs).replace("\\", "\\\\") + "\")>");
            }
        }
        return Optional.empty();
    }

    private static Optional<String> random(List<String> texts) {
        Set<Integer> shards = new LinkedHashSet<>();
        for (String text : texts) {
            if (!text.matches("0|[1-9][0-9]{0,2}")) {
                return Optional.empty();
            }
            shards.add(Integer.valueOf(text));
        }
        int count = shards.stream().mapToInt(Integer::intValue).max().orElse(0) + 1;
        boolean isSpread = count > 1 && shards.size() * 4 >= count * 3 && texts.size() >= 2 * count;
        return isSpread ? Optional.of("<random(" + count + ")>") : Optional.empty();
    }
}
