package dev.keyloom.prove;

import dev.keyloom.expression.Condition;
import dev.keyloom.model.Constraints.Counter;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Makes worlds: records of all entities that refer to one another as the relationships say, with hostile values. Most
 * worlds are small, since small ones are quick and explain themselves; some have a celebrity with many of everything.
 */
final class WorldGenerator {
    private static final int MOST_RECORDS = 4;
    private static final int CELEBRITY_RECORDS = 34;
    private static final int ATTEMPTS = 5;

    private final DataModel model;
    private final Map<String, List<Reference>> references;
    private final LearnedRules learned;
    private final List<Entity> order;

    WorldGenerator(DataModel model) {
        this.model = model;
        this.references = Reference.byHolder(model);
        this.learned = new LearnedRules(model, references);
        this.order = order();
    }

    /** Returns the design with the records of a new world. */
    DataModel world(RandomGenerator random) {
        return new World(new HostileValues(random)).model();
    }

    /** Entities that are referred to come before those that refer to them, as far as there is no circle. */
    private List<Entity> order() {
        List<Entity> sorted = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Entity entity : model.entities()) {
            visit(entity, seen, sorted);
        }
        return sorted;
    }

    private void visit(Entity entity, Set<String> seen, List<Entity> sorted) {
        if (seen.add(entity.name())) {
            for (Reference reference : references.getOrDefault(entity.name(), List.of())) {
                reference
                        .targets()
                        .keySet()
                        .forEach(target -> model.entity(target).ifPresent(found -> visit(found, seen, sorted)));
            }
            sorted.add(entity);
        }
    }

    /** The making of one world. */
    private final class World {
        private final HostileValues values;
        private final Map<String, List<Item>> records = new LinkedHashMap<>();
        private final Map<String, Set<List<String>>> identities = new HashMap<>();
        private final Optional<String> celebrityOf;

        World(HostileValues values) {
            this.values = values;
            this.celebrityOf = order.isEmpty() || !values.chance(12)
                    ? Optional.empty()
                    : Optional.of(values.pick(order).name());
            model.entities().forEach(entity -> records.put(entity.name(), new ArrayList<>()));
        }

        DataModel model() {
            order.forEach(this::fill);
            model.constraints().counters().forEach(this::count);
            Map<String, List<SampleRecord>> made = new LinkedHashMap<>();
            records.forEach((entity, items) ->
                    made.put(entity, items.stream().map(SampleRecord::of).toList()));
            return model.withRecords(made);
        }

        private List<Item> recordsOf(String entity) {
            return records.computeIfAbsent(entity, name -> new ArrayList<>());
        }

        private void fill(Entity entity) {
            boolean crowd = celebrityOf.equals(Optional.of(entity.name()));
            int wanted = entity.identifier().isEmpty()
                    ? values.below(2)
                    : crowd ? CELEBRITY_RECORDS : values.below(MOST_RECORDS + 1);
            for (int i = 0; i < wanted; i++) {
                for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
                    Optional<Item> record = record(entity, crowd);
                    if (record.isPresent()) {
                        recordsOf(entity.name()).add(record.get());
                        break;
                    }
                }
            }
        }

        /** Returns a new record; nothing if it would refer to nobody, or if there is one with its identifier. */
        private Optional<Item> record(Entity entity, boolean crowd) {
            values.tick();
            Map<String, AttributeValue> made = new LinkedHashMap<>();
            Map<Reference, Item> targets = new HashMap<>();
            for (Reference reference : references.getOrDefault(entity.name(), List.of())) {
                if (!refer(entity, reference, crowd, made, targets)) {
                    return Optional.empty();
                }
            }
            Set<String> left = leftOut(entity);
            for (EntityAttribute attribute : entity.attributes()) {
                boolean wanted =
                        attribute.required() || entity.identifier().contains(attribute.name()) || !values.chance(3);
                if (!made.containsKey(attribute.name()) && wanted && !left.contains(attribute.name())) {
                    values.value(entity, attribute, model.recordsOf(entity.name()))
                            .ifPresent(value -> made.put(attribute.name(), value));
                }
                // What the application writes where nothing is given is never absent.
                attribute.facts().defaultValue().ifPresent(value -> made.putIfAbsent(attribute.name(), value));
            }
            if (values.chance(3)) {
                alikeWithAnother(entity, made);
            }
            Item record = learned.applied(entity.name(), inOrder(entity, made), targets);
            return isUnique(entity, record) && isNew(entity, record) ? Optional.of(record) : Optional.empty();
        }

        /**
         * Where separators are allowed: makes the next part of the identifier so that the parts, joined, read as those of
         * another record do: after {@code al#a} with {@code x} comes {@code al} with {@code a#x}.
         */
        private void alikeWithAnother(Entity entity, Map<String, AttributeValue> made) {
            List<String> parts = entity.identifier();
            for (int i = 0; i + 1 < parts.size(); i++) {
                List<String> allowed = entity.attribute(parts.get(i + 1))
                        .map(attribute -> attribute.facts().mayContain())
                        .orElse(List.of());
                if (allowed.isEmpty()
                        || !(made.get(parts.get(i)) instanceof AttributeValue.S first)
                        || !(made.get(parts.get(i + 1)) instanceof AttributeValue.S)) {
                    continue;
                }
                String chosen = values.pick(allowed);
                String separator = chosen.equals("*") ? "#" : chosen;
                for (Item other : recordsOf(entity.name())) {
                    String joined = text(other, parts.get(i)) + separator + text(other, parts.get(i + 1));
                    String start = first.value() + separator;
                    if (joined.startsWith(start) && !text(other, parts.get(i)).equals(first.value())) {
                        made.put(parts.get(i + 1), AttributeValue.of(joined.substring(start.length())));
                        return;
                    }
                }
            }
        }

        private static String text(Item record, String name) {
            return record.get(name).flatMap(AttributeValue::scalarText).orElse("");
        }

        /** Attributes of a reference that is not made are absent together. */
        private Set<String> leftOut(Entity entity) {
            Set<String> left = new LinkedHashSet<>();
            for (Reference reference : references.getOrDefault(entity.name(), List.of())) {
                reference.attributes().stream()
                        .filter(name -> !entity.identifier().contains(name))
                        .filter(name -> entity.attribute(name)
                                .filter(EntityAttribute::required)
                                .isEmpty())
                        .forEach(left::add);
            }
            return left;
        }

        private static Item inOrder(Entity entity, Map<String, AttributeValue> made) {
            Item.Builder record = Item.builder();
            for (EntityAttribute attribute : entity.attributes()) {
                AttributeValue value = made.get(attribute.name());
                if (value != null) {
                    record.put(attribute.name(), value);
                }
            }
            return record.build();
        }

        /** Chooses whom a record refers to; says whether that was possible. */
        private boolean refer(
                Entity entity,
                Reference reference,
                boolean crowd,
                Map<String, AttributeValue> made,
                Map<Reference, Item> targets) {
            List<Candidate> candidates = candidates(reference, made);
            boolean needed = reference.mandatory()
                    || reference.attributes().stream()
                            .anyMatch(name -> entity.identifier().contains(name));
            if (candidates.isEmpty()) {
                return !needed;
            }
            if (!needed && values.chance(2)) {
                return true;
            }
            Candidate chosen = crowd && !values.chance(5) ? candidates.get(0) : values.pick(candidates);
            chosen.pairs()
                    .forEach((attribute, identifier) ->
                            chosen.record().get(identifier).ifPresent(value -> made.put(attribute, value)));
            targets.put(reference, chosen.record());
            return true;
        }

        /** Returns the records that can be referred to without a contradiction to what the record refers to already. */
        private List<Candidate> candidates(Reference reference, Map<String, AttributeValue> made) {
            List<Candidate> candidates = new ArrayList<>();
            reference.targets().forEach((target, pairs) -> {
                for (Item record : recordsOf(target)) {
                    boolean fits = pairs.entrySet().stream()
                            .allMatch(pair -> !made.containsKey(pair.getKey())
                                    || record.get(pair.getValue()).equals(Optional.of(made.get(pair.getKey()))));
                    if (fits) {
                        candidates.add(new Candidate(record, pairs));
                    }
                }
            });
            return candidates;
        }

        /** Values that are declared unique are. */
        private boolean isUnique(Entity entity, Item record) {
            List<List<String>> unique = new ArrayList<>();
            model.constraints().unique().stream()
                    .filter(constraint -> constraint.entity().equals(entity.name()))
                    .forEach(constraint -> unique.add(constraint.attributes()));
            entity.attributes().stream()
                    .filter(attribute -> attribute.facts().unique().orElse(false))
                    .forEach(attribute -> unique.add(List.of(attribute.name())));
            return unique.stream()
                    .noneMatch(names -> recordsOf(entity.name()).stream()
                            .anyMatch(other -> names.stream()
                                    .allMatch(name -> folded(other, name).equals(folded(record, name)))));
        }

        private static String folded(Item record, String name) {
            return record.get(name)
                    .map(value -> value.scalarText().orElseGet(value::toString))
                    .orElse("")
                    .toLowerCase(Locale.ROOT);
        }

        /** No two records have the same identifier, nor one that differs in case alone: people are not told apart so. */
        private boolean isNew(Entity entity, Item record) {
            List<String> identity = entity.identifier().stream()
                    .map(name -> folded(record, name))
                    .toList();
            String space = model.constraints().sharedKeys().stream()
                    .filter(group -> group.contains(entity.name()))
                    .map(group -> String.join(" ", group))
                    .findFirst()
                    .orElse(entity.name());
            return identities.computeIfAbsent(space, name -> new HashSet<>()).add(identity);
        }

        private void count(Counter counter) {
            List<Item> parents = records.getOrDefault(counter.entity(), List.of());
            Optional<Condition> where =
                    counter.where().flatMap(text -> Condition.parse(text).value());
            Map<List<Optional<AttributeValue>>, Long> counts = counter.counts().stream()
                    .flatMap(child -> records.getOrDefault(child, List.of()).stream())
                    .filter(child -> where.isEmpty() || where.get().evaluate(child))
                    .collect(Collectors.groupingBy(
                            child -> counter.match().keySet().stream()
                                    .map(child::get)
                                    .toList(),
                            Collectors.counting()));
            for (int i = 0; i < parents.size(); i++) {
                Item parent = parents.get(i);
                List<Optional<AttributeValue>> key =
                        counter.match().values().stream().map(parent::get).toList();
                parents.set(i, parent.with(counter.attribute(), AttributeValue.of(counts.getOrDefault(key, 0L))));
            }
        }
    }

    private record Candidate(Item record, Map<String, String> pairs) {}
}
