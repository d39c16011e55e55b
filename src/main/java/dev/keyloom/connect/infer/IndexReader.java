package dev.keyloom.connect.infer;

import dev.keyloom.connect.infer.ConditionFinder.Found;
import dev.keyloom.expression.Condition;
import dev.keyloom.model.Extras;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyRole;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Reads the key mappings of one entity for one index, with variants where no one mapping makes all keys. */
final class IndexReader {
    private static final int MAX_VARIANTS = 6;
    /** A form of keys that fewer of an entity's items have is odd, not a variant. */
    private static final double ODD = 0.05;

    private final TableView table;
    private final SlotReader slots;

    IndexReader(TableView table, SlotReader slots) {
        this.table = table;
        this.slots = slots;
    }

    /**
     * What an entity's items show of one index.
     *
     * @param misses items in the index whose key no mapping makes
     * @param notes what else there is to tell
     */
    record IndexReading(
            List<KeyMapping> mappings,
            List<InferredTemplate> templates,
            List<Item> misses,
            Map<String, KeyTemplate> made,
            List<String> notes) {}

    /** Items whose keys one mapping makes, and that mapping. */
    private record Variant(List<Item> items, List<SlotReading> readings) {
        List<Item> misses() {
            return ItemLists.distinct(readings.stream()
                    .flatMap(reading -> reading.misses().stream())
                    .toList());
        }
    }

    /** Returns the mappings; none if no item is in the index. */
    Optional<IndexReading> read(String entity, List<Item> items, IndexRef ref, KeySchema key, boolean isLocal) {
        List<KeyAttribute> attributes = isLocal ? key.sort() : key.all();
        List<Item> present = items.stream()
                .filter(item -> attributes.stream().allMatch(attribute -> hasKey(item, attribute)))
                .toList();
        if (present.isEmpty()) {
            return Optional.empty();
        }
        List<Item> absent = ItemLists.without(items, present);
        List<Item> odd = new ArrayList<>();
        List<Variant> variants = variants(present, absent, attributes, odd);
        return Optional.of(mappings(
                entity,
                variants,
                absent,
                odd,
                ref,
                attributes,
                isLocal ? 0 : key.partition().size()));
    }

    private static boolean hasKey(Item item, KeyAttribute attribute) {
        return item.get(attribute.name())
                .filter(value -> value.type() == attribute.type())
                .isPresent();
    }

    private List<Variant> variants(
            List<Item> present, List<Item> absent, List<KeyAttribute> attributes, List<Item> odd) {
        Set<String> fixed = fixed(present, absent);
        Optional<Variant> whole = whole(present, attributes, fixed);
        if (whole.isPresent()) {
            return List.of(whole.get());
        }
        List<List<Item>> clusters = merged(clusters(present, attributes), attributes);
        int enough = (int) Math.ceil(present.size() * ODD);
        List<Variant> variants = new ArrayList<>();
        for (List<Item> cluster : clusters) {
            boolean isOdd = clusters.size() > 1 && (cluster.size() < enough || variants.size() == MAX_VARIANTS);
            if (isOdd) {
                odd.addAll(cluster);
            } else {
                List<Item> out = ItemLists.without(present, cluster);
                variants.add(read(cluster, attributes, fixed(cluster, out)));
            }
        }
        return variants;
    }

    /** Returns the attribute whose one value is why items are here and not elsewhere: it says nothing new in a key. */
    private Set<String> fixed(List<Item> in, List<Item> out) {
        return ConditionFinder.find(in, out, name -> !table.isKey(name) && !table.isType(name))
                .filter(Found::isEquality)
                .map(found -> Set.of(found.attribute()))
                .orElse(Set.of());
    }

    private Optional<Variant> whole(List<Item> items, List<KeyAttribute> attributes, Set<String> fixed) {
        List<SlotReading> readings = new ArrayList<>();
        for (int i = 0; i < attributes.size(); i++) {
            Optional<SlotReading> reading = copy(items, attributes, i);
            if (reading.isEmpty()) {
                reading = slots.readWhole(items, attributes.get(i), fixed);
            }
            if (reading.isEmpty() && !TableView.isGeneric(attributes.get(i).name())) {
                reading = Optional.of(slots.read(items, attributes.get(i), fixed));
            }
            if (reading.filter(SlotReading::isPerfect).isEmpty()) {
                return Optional.empty();
            }
            readings.add(reading.get());
        }
        return Optional.of(new Variant(items, readings));
    }

    private Variant read(List<Item> items, List<KeyAttribute> attributes, Set<String> fixed) {
        List<SlotReading> readings = new ArrayList<>();
        for (int i = 0; i < attributes.size(); i++) {
            int at = i;
            readings.add(copy(items, attributes, i).orElseGet(() -> slots.read(items, attributes.get(at), fixed)));
        }
        return new Variant(items, readings);
    }

    /** Reads a key that repeats an earlier one of the same mapping, or of the base table, in every item. */
    private Optional<SlotReading> copy(List<Item> items, List<KeyAttribute> attributes, int at) {
        String name = attributes.get(at).name();
        List<String> primary = table.schema().key().attributeNames();
        boolean isPrimary = attributes.stream().map(KeyAttribute::name).toList().equals(primary);
        String other = name;
        if (isPrimary || !primary.contains(name)) {
            if (at == 0 || !TableView.isGeneric(name)) {
                return Optional.empty();
            }
            Optional<String> equal = Stream.concat(
                            isPrimary ? Stream.of() : primary.stream(),
                            Stream.of(attributes.get(at - 1).name()))
                    .filter(earlier ->
                            items.stream().allMatch(item -> item.get(earlier).equals(item.get(name))))
                    .findFirst();
            if (equal.isEmpty()) {
                return Optional.empty();
            }
            other = equal.get();
        }
        return Optional.of(new SlotReading(KeyTemplate.of("=" + other), List.of(), List.of(), List.of(), List.of()));
    }

    /** Sorts items by how their keys begin and how many parts they have, many first. */
    private List<List<Item>> clusters(List<Item> items, List<KeyAttribute> attributes) {
        List<KeyHead> heads = attributes.stream()
                .map(attribute -> new KeyHead(attribute.name(), items))
                .toList();
        Map<List<String>, List<Item>> byForm = new LinkedHashMap<>();
        for (Item item : items) {
            List<String> form = new ArrayList<>();
            for (int i = 0; i < heads.size(); i++) {
                String text = SlotReader.text(item, attributes.get(i).name());
                form.add(heads.get(i).of(item));
                form.add(Long.toString(
                        text.chars().filter(c -> c == '#' || c == '|').count()));
            }
            byForm.computeIfAbsent(form, unused -> new ArrayList<>()).add(item);
        }
        List<List<Item>> clusters = new ArrayList<>(byForm.values());
        clusters.sort(
                Comparator.comparingInt((List<Item> cluster) -> cluster.size()).reversed());
        return clusters;
    }

    /** Joins clusters whose keys one mapping makes. */
    private List<List<Item>> merged(List<List<Item>> clusters, List<KeyAttribute> attributes) {
        List<List<Item>> merged = new ArrayList<>();
        for (List<Item> cluster : clusters) {
            int found = -1;
            for (int i = 0; i < merged.size() && i < MAX_VARIANTS && found < 0; i++) {
                List<Item> both = new ArrayList<>(merged.get(i));
                both.addAll(cluster);
                found = whole(both, attributes, Set.of()).isPresent() ? i : -1;
            }
            if (found < 0) {
                merged.add(cluster);
            } else {
                List<Item> both = new ArrayList<>(merged.get(found));
                both.addAll(cluster);
                merged.set(found, both);
            }
        }
        return merged;
    }

    private IndexReading mappings(
            String entity,
            List<Variant> variants,
            List<Item> absent,
            List<Item> odd,
            IndexRef ref,
            List<KeyAttribute> attributes,
            int partitions) {
        List<KeyMapping> mappings = new ArrayList<>();
        List<InferredTemplate> templates = new ArrayList<>();
        List<String> notes = new ArrayList<>();
        Map<String, KeyTemplate> made = new LinkedHashMap<>();
        List<Item> misses = new ArrayList<>(odd);
        List<Variant> ordered = new ArrayList<>(variants);
        // The variant that needs most attributes comes first: the last may do without a condition.
        ordered.sort(Comparator.comparingInt(IndexReader::neededAttributes).reversed());
        for (int i = 0; i < ordered.size(); i++) {
            Variant variant = ordered.get(i);
            misses.addAll(variant.misses());
            List<Item> out = new ArrayList<>();
            absent.stream()
                    .filter(item -> rendersAll(variant, item, attributes))
                    .forEach(out::add);
            for (Variant later : ordered.subList(i + 1, ordered.size())) {
                out.addAll(later.items());
            }
            Optional<Found> when =
                    ConditionFinder.find(variant.items(), out, name -> !table.isKey(name) && !table.isType(name));
            List<String> doubts = new ArrayList<>();
            if (!out.isEmpty() && when.isEmpty()) {
                doubts.add("No single attribute tells the " + variant.items().size() + " items with this key in "
                        + ref.name() + " from " + out.size() + " others");
            }
            when.filter(found -> !found.others().isEmpty())
                    .ifPresent(found ->
                            doubts.add("The condition " + found.condition().text() + " could as well be "
                                    + found.others().get(0)));
            Optional<String> name = ordered.size() > 1 || when.isPresent()
                    ? Optional.of(when.map(found -> found.attribute()).orElse(ordered.size() > 1 ? "other" : "in"))
                            .map(base -> ordered.size() > 2 ? base + (mappings.size() + 1) : base)
                    : Optional.empty();
            mappings.add(mapping(variant, when.map(Found::condition), name, absent, partitions));
            for (int slot = 0; slot < attributes.size(); slot++) {
                templates.add(template(entity, ref, name, variant, slot, attributes.get(slot), partitions, doubts));
                KeyTemplate template = variant.readings().get(slot).template();
                for (String attribute : variant.readings().get(slot).made()) {
                    made.putIfAbsent(attributes.get(slot).name() + "\n" + attribute, template);
                }
            }
        }
        return new IndexReading(mappings, templates, ItemLists.distinct(misses), made, notes);
    }

    private static int neededAttributes(Variant variant) {
        return (int) variant.readings().stream()
                .flatMap(reading -> reading.template().attributeNames().stream())
                .distinct()
                .count();
    }

    /** Says whether an item that is not in the index would be, by the variant's templates alone. */
    private static boolean rendersAll(Variant variant, Item item, List<KeyAttribute> attributes) {
        return variant.readings().stream()
                .filter(reading -> !reading.template().isKeyCopy())
                .allMatch(reading -> reading.template().attributeNames().stream()
                                .allMatch(item::has)
                        && attributes.stream()
                                .noneMatch(attribute ->
                                        reading.template().attributeNames().contains(attribute.name())
                                                && !item.has(attribute.name())));
    }

    private static KeyMapping mapping(
            Variant variant, Optional<Condition> when, Optional<String> name, List<Item> absent, int partitions) {
        List<KeyTemplate> all =
                variant.readings().stream().map(SlotReading::template).toList();
        return new KeyMapping(
                name,
                when,
                all.subList(0, partitions),
                all.subList(partitions, all.size()),
                absent.isEmpty() ? Optional.empty() : Optional.of(true),
                Extras.NONE);
    }

    private static InferredTemplate template(
            String entity,
            IndexRef ref,
            Optional<String> variantName,
            Variant variant,
            int slot,
            KeyAttribute attribute,
            int partitions,
            List<String> doubts) {
        SlotReading reading = variant.readings().get(slot);
        List<String> all = new ArrayList<>(reading.doubts());
        all.addAll(doubts);
        if (!reading.misses().isEmpty()) {
            all.add(reading.misses().size() + " of " + variant.items().size() + " items have another "
                    + attribute.name());
        }
        return new InferredTemplate(
                entity,
                ref,
                variantName,
                slot < partitions ? KeyRole.PARTITION : KeyRole.SORT,
                attribute.name(),
                reading.template(),
                variant.items().size() - reading.misses().size(),
                all,
                reading.alternatives());
    }
}
