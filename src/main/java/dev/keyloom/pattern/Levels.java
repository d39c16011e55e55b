package dev.keyloom.pattern;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Step;
import dev.keyloom.template.TemplatePart;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How a pattern goes down a hierarchy: which parameter takes another value on each level, and what each record found gives
 * it. A self-relationship's join says so: of {@code {"BoxId": "Inside"}}, a parameter that stands for Inside takes the BoxId
 * of each box found. Without such a relationship, the one parameter there is takes the only identifier attribute.
 */
final class Levels {
    private final DataModel model;
    private final AccessPattern pattern;
    private final Set<String> moving;

    private Levels(DataModel model, AccessPattern pattern, Set<String> parameters) {
        this.model = model;
        this.pattern = pattern;
        Set<String> joined = parameters.stream()
                .filter(parameter -> joins(parameter).findAny().isPresent())
                .collect(Collectors.toCollection(LinkedHashSet::new));
        this.moving = joined.isEmpty() ? parameters : joined;
        if (moving.size() > 1 && joined.isEmpty()) {
            throw new PatternFault(VerdictPhrases.LEVEL_PARAMETER.with(String.join(", ", moving)));
        }
    }

    /**
     * Returns how one step goes on.
     *
     * @throws PatternFault if nothing says which of its parameters does
     */
    static Levels of(DataModel model, AccessPattern pattern, Step step) {
        return new Levels(model, pattern, step.perLevel() ? parameters(step) : Set.of());
    }

    /**
     * Returns how those steps go on that read level by level; of a pattern without one, not at all.
     *
     * @throws PatternFault if nothing says which of their parameters does
     */
    static Levels of(DataModel model, AccessPattern pattern) {
        Set<String> parameters = new LinkedHashSet<>();
        pattern.steps().stream().filter(Step::perLevel).forEach(step -> parameters.addAll(parameters(step)));
        return new Levels(model, pattern, parameters);
    }

    /** Returns the arguments that ask for what lies below a record; nothing if they would be the same. */
    Optional<Arguments> below(Entity entity, Item record, Arguments arguments) {
        Arguments next = arguments;
        for (String parameter : moving) {
            Optional<AttributeValue> value = identifierOf(entity, parameter).flatMap(record::get);
            if (value.isPresent()) {
                next = next.with(parameter, value.get());
            }
        }
        return next.values().equals(arguments.values()) ? Optional.empty() : Optional.of(next);
    }

    private static Set<String> parameters(Step step) {
        Set<String> names = new LinkedHashSet<>();
        step.partition()
                .forEach(template -> template.references().stream()
                        .map(TemplatePart.Reference::path)
                        .flatMap(Optional::stream)
                        .forEach(path -> names.add(path.attribute())));
        return names;
    }

    /** Returns the attribute of a record that the next level's parameter stands for. */
    private Optional<String> identifierOf(Entity entity, String parameter) {
        Map<String, Relationship> joins = new LinkedHashMap<>();
        joins(parameter).forEach(join -> joins.putIfAbsent(join.identifier(), join.relationship()));
        if (joins.isEmpty()) {
            return entity.identifier().size() == 1
                    ? Optional.of(entity.identifier().get(0))
                    : Optional.empty();
        }
        return joins.entrySet().stream()
                .filter(join -> join.getValue().mentions(entity.name()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Returns what the self-relationships say of a parameter: which identifier attribute is held under its name. */
    private Stream<Join> joins(String parameter) {
        Set<String> holders = new LinkedHashSet<>(List.of(parameter));
        pattern.returns().orElse(List.of()).stream()
                .flatMap(returned -> returned.match().entrySet().stream())
                .filter(pair -> pair.getValue().equals(parameter))
                .forEach(pair -> holders.add(pair.getKey()));
        return model.relationships().stream()
                .filter(Relationship::isSelfReference)
                .flatMap(relationship -> Stream.concat(
                                relationship.join().from().entrySet().stream(),
                                relationship.join().to().entrySet().stream())
                        .filter(pair -> holders.contains(pair.getValue()))
                        .map(pair -> new Join(relationship, pair.getKey())));
    }

    private record Join(Relationship relationship, String identifier) {}
}
