package dev.keyloom.prove;

import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Strategy;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * How attributes of a record follow from the record that it refers to, or from its own others: declared by {@code copyOf}
 * and materialized paths, else learned from the design's own records where all of them agree. A world that broke such a
 * rule would be one that the application cannot make.
 */
final class LearnedRules {
    private static final int ENOUGH = 2;
    private static final int MOST_LOOKED_AT = 200;

    private final Map<String, List<Rule>> rules = new HashMap<>();

    LearnedRules(DataModel model, Map<String, List<Reference>> references) {
        for (Entity entity : model.entities()) {
            List<Rule> found = new ArrayList<>();
            for (Reference reference : references.getOrDefault(entity.name(), List.of())) {
                found.addAll(new Learning(model, entity, reference).rules());
            }
            found.addAll(ownRules(entity, model.recordsOf(entity.name())));
            rules.put(entity.name(), found);
        }
    }

    /** Returns a record with the attributes that follow from others replaced. */
    Item applied(String entity, Item record, Map<Reference, Item> targets) {
        Item changed = record;
        for (Rule rule : rules.getOrDefault(entity, List.of())) {
            Optional<Item> target = rule.reference().flatMap(reference -> Optional.ofNullable(targets.get(reference)));
            Optional<AttributeValue> value = rule.value(changed, target);
            if (value.isPresent()) {
                changed = changed.with(rule.attribute(), value.get());
            }
        }
        return changed;
    }

    /** Attributes that repeat another of the same record, or its date. */
    private static List<Rule> ownRules(Entity entity, List<SampleRecord> samples) {
        List<Rule> rules = new ArrayList<>();
        for (EntityAttribute attribute : entity.attributes()) {
            if (entity.identifier().contains(attribute.name())) {
                continue;
            }
            for (EntityAttribute other : entity.attributes()) {
                boolean candidate = !other.name().equals(attribute.name())
                        && attribute.type() == AttributeType.S
                        && other.type() == AttributeType.S;
                if (candidate && agree(samples, (record, ignored) -> isDateOf(record, attribute, other))) {
                    rules.add(new Rule(
                            attribute.name(),
                            Optional.empty(),
                            (record, target) -> text(record, other.name())
                                    .filter(text -> text.length() >= 10)
                                    .map(text -> AttributeValue.of(text.substring(0, 10)))));
                    break;
                }
            }
        }
        return rules;
    }

    private static boolean isDateOf(Item record, EntityAttribute attribute, EntityAttribute other) {
        Optional<String> date = text(record, attribute.name());
        Optional<String> instant = text(record, other.name());
        return date.isPresent()
                && instant.isPresent()
                && date.get().length() == 10
                && instant.get().length() > 10
                && instant.get().startsWith(date.get() + "T");
    }

    private static boolean agree(List<SampleRecord> samples, BiPredicate<Item, Item> test) {
        List<SampleRecord> some = samples.subList(0, Math.min(MOST_LOOKED_AT, samples.size()));
        return some.size() >= ENOUGH && some.stream().allMatch(record -> test.test(record.values(), Item.EMPTY));
    }

    private static Optional<String> text(Item record, String name) {
        return record.get(name)
                .filter(AttributeValue.S.class::isInstance)
                .map(value -> ((AttributeValue.S) value).value());
    }

    private static Optional<BigDecimal> number(Item record, String name) {
        return record.get(name)
                .filter(AttributeValue.N.class::isInstance)
                .map(value -> ((AttributeValue.N) value).value());
    }

    /**
     * One attribute that follows from others.
     *
     * @param reference the record it follows from; nothing for the record itself
     */
    private record Rule(String attribute, Optional<Reference> reference, Derivation derivation) {
        Optional<AttributeValue> value(Item record, Optional<Item> target) {
            return reference.isPresent() && target.isEmpty() && !derivation.isForRoots()
                    ? Optional.empty()
                    : derivation.value(record, target);
        }
    }

    @FunctionalInterface
    private interface Derivation {
        Optional<AttributeValue> value(Item record, Optional<Item> target);

        /** Says whether it gives values to records that refer to none, too. */
        default boolean isForRoots() {
            return false;
        }
    }

    /** Looks for what follows from one reference. */
    private static final class Learning {
        private final DataModel model;
        private final Entity entity;
        private final Reference reference;
        private final List<Pair> pairs = new ArrayList<>();
        private final List<Item> roots = new ArrayList<>();

        /** A sample record and the one it refers to. */
        private record Pair(Item record, Item target) {}

        Learning(DataModel model, Entity entity, Reference reference) {
            this.model = model;
            this.entity = entity;
            this.reference = reference;
            List<SampleRecord> samples = model.recordsOf(entity.name());
            for (SampleRecord sample : samples.subList(0, Math.min(MOST_LOOKED_AT, samples.size()))) {
                Optional<Item> target = target(sample.values());
                if (target.isPresent()) {
                    pairs.add(new Pair(sample.values(), target.get()));
                } else {
                    roots.add(sample.values());
                }
            }
        }

        private Optional<Item> target(Item record) {
            for (Map.Entry<String, Map<String, String>> target :
                    reference.targets().entrySet()) {
                Optional<Item> found = model.recordsOf(target.getKey()).stream()
                        .map(SampleRecord::values)
                        .filter(values -> target.getValue().entrySet().stream()
                                .allMatch(pair -> record.get(pair.getKey()).isPresent()
                                        && record.get(pair.getKey()).equals(values.get(pair.getValue()))))
                        .findFirst();
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        }

        List<Rule> rules() {
            List<Rule> rules = new ArrayList<>();
            for (EntityAttribute attribute : entity.attributes()) {
                boolean given = entity.identifier().contains(attribute.name())
                        || reference.attributes().contains(attribute.name());
                if (!given) {
                    rule(attribute).ifPresent(rules::add);
                }
            }
            return rules;
        }

        private Optional<Rule> rule(EntityAttribute attribute) {
            Optional<String> copied = declaredCopy(attribute).or(() -> learnedCopy(attribute));
            if (copied.isPresent()) {
                return Optional.of(rule(attribute, new Copied(copied.get(), rootCopy(attribute))));
            }
            Optional<String> separator = pathSeparator(attribute);
            if (separator.isPresent() && entity.identifier().size() == 1) {
                return Optional.of(rule(
                        attribute,
                        new PathOf(
                                attribute.name(),
                                separator.get(),
                                entity.identifier().get(0))));
            }
            boolean level = attribute.type() == AttributeType.N
                    && pairs.size() >= ENOUGH
                    && pairs.stream().allMatch(pair -> isOneMore(pair, attribute.name()));
            if (level) {
                BigDecimal first = roots.stream()
                        .flatMap(root -> number(root, attribute.name()).stream())
                        .findFirst()
                        .orElse(BigDecimal.ZERO);
                return Optional.of(rule(attribute, new Level(attribute.name(), first)));
            }
            return Optional.empty();
        }

        private Rule rule(EntityAttribute attribute, Derivation derivation) {
            return new Rule(attribute.name(), Optional.of(reference), derivation);
        }

        private Optional<String> declaredCopy(EntityAttribute attribute) {
            return attribute.facts().copyOf().flatMap(path -> {
                int dot = path.lastIndexOf('.');
                String owner = dot < 0 ? "" : path.substring(0, dot);
                boolean here = reference.targets().containsKey(owner)
                        || owner.equals(reference.relationship() + "." + reference.end());
                return here ? Optional.of(path.substring(dot + 1)) : Optional.empty();
            });
        }

        private Optional<String> learnedCopy(EntityAttribute attribute) {
            boolean enough = pairs.size() >= ENOUGH
                    && pairs.stream()
                            .allMatch(
                                    pair -> pair.record().get(attribute.name()).isPresent());
            if (!enough) {
                return Optional.empty();
            }
            List<String> candidates = new ArrayList<>(List.of(attribute.name()));
            if (attribute.type() == AttributeType.BOOL) {
                // FolloweeCelebrity of an edge is Celebrity of the one who is followed.
                reference.targets().keySet().stream()
                        .flatMap(target -> model.entity(target).stream())
                        .flatMap(target -> target.attributeNames().stream())
                        .filter(name -> attribute.name().endsWith(name))
                        .forEach(candidates::add);
            }
            return candidates.stream()
                    .filter(name -> pairs.stream()
                            .allMatch(pair -> pair.record()
                                    .get(attribute.name())
                                    .equals(pair.target().get(name))))
                    .filter(name -> varies(attribute.name()) || attribute.type() == AttributeType.BOOL)
                    .findFirst();
        }

        /** A value that all records share proves nothing. */
        private boolean varies(String attribute) {
            return pairs.stream()
                            .map(pair -> pair.record().get(attribute))
                            .distinct()
                            .count()
                    > 1;
        }

        /** Returns the identifier that a root's attribute repeats, where all of them do. */
        private Optional<String> rootCopy(EntityAttribute attribute) {
            return entity.identifier().stream()
                    .filter(name -> !roots.isEmpty()
                            && roots.stream()
                                    .allMatch(root -> root.get(attribute.name()).equals(root.get(name))))
                    .findFirst();
        }

        private Optional<String> pathSeparator(EntityAttribute attribute) {
            for (Relationship relationship : model.relationships()) {
                if (relationship.name().equals(reference.relationship()) && reference.isSelf()) {
                    for (DirectionStrategy strategy : relationship.forward()) {
                        if (isPathOf(strategy, attribute)) {
                            return Optional.of(strategy.separator().orElse("/"));
                        }
                    }
                    for (DirectionStrategy strategy : relationship.backward()) {
                        if (isPathOf(strategy, attribute)) {
                            return Optional.of(strategy.separator().orElse("/"));
                        }
                    }
                }
            }
            return Optional.empty();
        }

        private static boolean isPathOf(DirectionStrategy strategy, EntityAttribute attribute) {
            return strategy.strategy() == Strategy.MATERIALIZED_PATH
                    && strategy.attribute().equals(Optional.of(attribute.name()));
        }

        private static boolean isOneMore(Pair pair, String attribute) {
            Optional<BigDecimal> own = number(pair.record(), attribute);
            Optional<BigDecimal> above = number(pair.target(), attribute);
            return own.isPresent()
                    && above.isPresent()
                    && own.get().compareTo(above.get().add(BigDecimal.ONE)) == 0;
        }
    }

    private record Copied(String attribute, Optional<String> ofRoots) implements Derivation {
        @Override
        public Optional<AttributeValue> value(Item record, Optional<Item> target) {
            return target.isPresent() ? target.get().get(attribute) : ofRoots.flatMap(record::get);
        }

        @Override
        public boolean isForRoots() {
            return ofRoots.isPresent();
        }
    }

    private record PathOf(String attribute, String separator, String identifier) implements Derivation {
        @Override
        public Optional<AttributeValue> value(Item record, Optional<Item> target) {
            Optional<String> own = record.get(identifier).flatMap(AttributeValue::scalarText);
            Optional<String> above = target.flatMap(found -> text(found, attribute));
            return own.map(id ->
                    AttributeValue.of(above.map(path -> path + separator + id).orElse(id)));
        }

        @Override
        public boolean isForRoots() {
            return true;
        }
    }

    private record Level(String attribute, BigDecimal ofRoots) implements Derivation {
        @Override
        public Optional<AttributeValue> value(Item record, Optional<Item> target) {
            BigDecimal level = target.flatMap(found -> number(found, attribute))
                    .map(above -> above.add(BigDecimal.ONE))
                    .orElse(ofRoots);
            return Optional.of(new AttributeValue.N(level));
        }

        @Override
        public boolean isForRoots() {
            return true;
        }
    }
}
