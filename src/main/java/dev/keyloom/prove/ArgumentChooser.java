package dev.keyloom.prove;

import dev.keyloom.expression.ComparisonOperator;
import dev.keyloom.expression.Condition;
import dev.keyloom.expression.DocumentPath;
import dev.keyloom.expression.Formula;
import dev.keyloom.expression.Operand;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Step;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.KeyOrder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;

/**
 * Chooses a pattern's arguments in a world: those that some record of its answer would be found by. What a parameter means
 * is seen from its name, from {@code match}, and from what {@code where} compares it with; a parameter that means none of
 * these keeps the author's example.
 */
final class ArgumentChooser {
    private final DataModel model;
    private final AccessPattern pattern;
    /** For each parameter the attributes that it may stand for, by entity. */
    private final Map<String, Map<String, Meaning>> meanings = new LinkedHashMap<>();

    private final Map<String, List<Reference>> references;

    ArgumentChooser(DataModel model, Map<String, List<Reference>> references, AccessPattern pattern) {
        this.model = model;
        this.references = references;
        this.pattern = pattern;
        pattern.returns().orElse(List.of()).forEach(this::learn);
        pattern.steps().forEach(this::learn);
    }

    /** Returns arguments for a world; the author's own where the world has no record to take them from. */
    Map<String, AttributeValue> choose(DataModel world, RandomGenerator random) {
        List<Map<String, AttributeValue>> examples = new ArrayList<>(pattern.examples());
        examples.add(0, pattern.parameters());
        Map<String, AttributeValue> chosen = new LinkedHashMap<>(examples.get(random.nextInt(examples.size())));
        Map<String, Item> records = new LinkedHashMap<>();
        Map<String, Item> others = new LinkedHashMap<>();
        for (String entity : entities()) {
            List<SampleRecord> all = world.recordsOf(entity);
            if (!all.isEmpty()) {
                records.put(entity, all.get(random.nextInt(all.size())).values());
                others.put(entity, all.get(random.nextInt(all.size())).values());
            }
        }
        boolean fromParents = random.nextInt(3) == 0;
        meanings.forEach((parameter, byEntity) -> {
            Optional<AttributeValue> example =
                    Optional.ofNullable(pattern.parameters().get(parameter));
            for (Map.Entry<String, Meaning> meaning : byEntity.entrySet()) {
                Optional<AttributeValue> value = (fromParents
                                ? parentValue(world, meaning.getKey(), meaning.getValue(), random)
                                : Optional.<AttributeValue>empty())
                        .or(() -> Optional.ofNullable(records.get(meaning.getKey()))
                                .flatMap(record -> meaning.getValue()
                                        .value(record, others.getOrDefault(meaning.getKey(), record), example)));
                if (value.isPresent()) {
                    chosen.put(parameter, value.get());
                    return;
                }
                if (identifies(meaning.getKey(), meaning.getValue())) {
                    // Whom the parameter names is not in this world; whoever else bears the name is not asked for.
                    return;
                }
            }
        });
        return chosen;
    }

    private boolean identifies(String entity, Meaning meaning) {
        return model.entity(entity)
                .filter(found -> found.identifier().contains(meaning.attribute()))
                .isPresent();
    }

    /** Returns the value of somebody who could be referred to, and perhaps is by nobody. */
    private Optional<AttributeValue> parentValue(
            DataModel world, String entity, Meaning meaning, RandomGenerator random) {
        if (meaning.part() != Part.WHOLE) {
            return Optional.empty();
        }
        for (Reference reference : references.getOrDefault(entity, List.of())) {
            for (Map.Entry<String, Map<String, String>> target :
                    reference.targets().entrySet()) {
                String identifier = target.getValue().get(meaning.attribute());
                List<SampleRecord> parents = world.recordsOf(target.getKey());
                if (identifier != null && target.getValue().size() == 1 && !parents.isEmpty()) {
                    return parents.get(random.nextInt(parents.size())).values().get(identifier);
                }
            }
        }
        return Optional.empty();
    }

    private Set<String> entities() {
        Set<String> entities = new LinkedHashSet<>();
        meanings.values().forEach(meaning -> entities.addAll(meaning.keySet()));
        return entities;
    }

    private void learn(Returned returned) {
        Optional<Entity> entity = model.entity(returned.entity());
        if (entity.isEmpty()) {
            return;
        }
        for (String parameter : parameters()) {
            if (entity.get().attribute(parameter).isPresent()
                    && !returned.match().containsKey(parameter)) {
                mean(parameter, entity.get(), new Meaning(parameter, Part.WHOLE));
            }
        }
        returned.match()
                .forEach((attribute, parameter) -> mean(parameter, entity.get(), new Meaning(attribute, Part.WHOLE)));
        returned.where()
                .flatMap(where -> Condition.parse(where).value())
                .flatMap(Condition::formula)
                .ifPresent(formula -> learn(entity.get(), formula));
    }

    /** A write's parameters stand for attributes of its entity, and values that are one parameter for theirs. */
    private void learn(Step step) {
        step.actions().forEach(this::learn);
        Optional<Entity> entity = step.entity().flatMap(model::entity);
        if (entity.isEmpty()) {
            return;
        }
        for (String parameter : parameters()) {
            boolean own = entity.get().attribute(parameter).isPresent()
                    && !step.values().containsKey(parameter);
            if (own) {
                mean(parameter, entity.get(), new Meaning(parameter, Part.WHOLE));
            }
        }
        step.values()
                .forEach((attribute, value) -> parameterOf(value)
                        .ifPresent(parameter -> mean(parameter, entity.get(), new Meaning(attribute, Part.WHOLE))));
    }

    private static Optional<String> parameterOf(AttributeValue value) {
        String text = value instanceof AttributeValue.S written ? written.value() : "";
        boolean alone = text.startsWith("<") && text.endsWith(">") && text.indexOf('|') < 0 && text.indexOf('.') < 0;
        return alone ? Optional.of(text.substring(1, text.length() - 1)) : Optional.empty();
    }

    private Set<String> parameters() {
        Set<String> names = new LinkedHashSet<>(pattern.parameters().keySet());
        pattern.examples().forEach(example -> names.addAll(example.keySet()));
        return names;
    }

    private void mean(String parameter, Entity entity, Meaning meaning) {
        if (parameters().contains(parameter)) {
            meanings.computeIfAbsent(parameter, name -> new LinkedHashMap<>()).putIfAbsent(entity.name(), meaning);
        }
    }

    private void learn(Entity entity, Formula formula) {
        if (formula instanceof Formula.And and) {
            and.parts().forEach(part -> learn(entity, part));
        } else if (formula instanceof Formula.Or or) {
            or.parts().forEach(part -> learn(entity, part));
        } else if (formula instanceof Formula.Not not) {
            learn(entity, not.part());
        } else if (formula instanceof Formula.Comparison comparison && comparison.left() instanceof DocumentPath path) {
            learn(entity, path, comparison.right(), part(comparison.operator()));
        } else if (formula instanceof Formula.Between between && between.operand() instanceof DocumentPath path) {
            learn(entity, path, between.lower(), Part.LOWER);
            learn(entity, path, between.upper(), Part.UPPER);
        } else if (formula instanceof Formula.In in && in.operand() instanceof DocumentPath path) {
            in.candidates().forEach(candidate -> learn(entity, path, candidate, Part.WHOLE));
        } else if (formula instanceof Formula.BeginsWith begins && begins.operand() instanceof DocumentPath path) {
            learn(entity, path, begins.prefix(), Part.PREFIX);
        } else if (formula instanceof Formula.Contains contains && contains.container() instanceof DocumentPath path) {
            learn(entity, path, contains.part(), Part.ELEMENT);
        }
    }

    private static Part part(ComparisonOperator operator) {
        return switch (operator) {
            case EQUAL, NOT_EQUAL -> Part.WHOLE;
            case LESS, LESS_OR_EQUAL -> Part.UPPER;
            case GREATER, GREATER_OR_EQUAL -> Part.LOWER;
        };
    }

    private void learn(Entity entity, DocumentPath path, Operand operand, Part part) {
        String attribute = path.attribute().name();
        if (!path.isTopLevel()) {
            return;
        }
        if (operand instanceof Operand.ValuePlaceholder placeholder) {
            mean(placeholder.name(), entity, new Meaning(attribute, part));
        } else if (operand instanceof Operand.Literal literal && literal.value() instanceof AttributeValue.S text) {
            KeyTemplate.parse(text.value())
                    .value()
                    .ifPresent(template -> template.references().stream()
                            .flatMap(reference -> reference.path().stream())
                            .forEach(name -> mean(name.attribute(), entity, new Meaning(attribute, part))));
        }
    }

    /** Which part of an attribute's value a parameter is. */
    private enum Part {
        WHOLE,
        /** The lower and the upper value of two records, so that there is a range between them. */
        LOWER,
        UPPER,
        /** As many characters as the author's example has. */
        PREFIX,
        ELEMENT
    }

    private record Meaning(String attribute, Part part) {
        Optional<AttributeValue> value(Item record, Item other, Optional<AttributeValue> example) {
            Optional<AttributeValue> own = record.get(attribute);
            Optional<AttributeValue> others = other.get(attribute);
            return switch (part) {
                case WHOLE -> own;
                case LOWER -> ordered(own, others, true);
                case UPPER -> ordered(own, others, false);
                case PREFIX -> own.map(value -> prefix(value, example));
                case ELEMENT -> own.flatMap(Meaning::element);
            };
        }

        private static Optional<AttributeValue> ordered(
                Optional<AttributeValue> a, Optional<AttributeValue> b, boolean lower) {
            if (a.isEmpty()
                    || b.isEmpty()
                    || a.get().type() != b.get().type()
                    || !a.get().type().isKeyType()) {
                return a;
            }
            boolean ascending = KeyOrder.ASCENDING.compare(a.get(), b.get()) <= 0;
            return ascending == lower ? a : b;
        }

        private static AttributeValue prefix(AttributeValue value, Optional<AttributeValue> example) {
            if (value instanceof AttributeValue.S text
                    && example.isPresent()
                    && example.get() instanceof AttributeValue.S like) {
                boolean isDate = like.value().length() == 10 && text.value().length() > 10;
                return isDate ? AttributeValue.of(text.value().substring(0, 10)) : value;
            }
            return value;
        }

        private static Optional<AttributeValue> element(AttributeValue value) {
            if (value instanceof AttributeValue.SS set) {
                return Optional.of(AttributeValue.of(set.elements().first()));
            }
            return value instanceof AttributeValue.L list && !list.elements().isEmpty()
                    ? Optional.of(list.elements().get(0))
                    : Optional.of(value);
        }
    }
}
