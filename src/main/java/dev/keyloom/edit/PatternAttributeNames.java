package dev.keyloom.edit;

import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Step;
import dev.keyloom.value.AttributeValue;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The places of access patterns that name an attribute of one entity, and the parameters that are called like it. */
final class PatternAttributeNames {
    private final DataModel model;
    private final String entity;
    private final NameChange change;
    private final ExpressionChange expressions;

    PatternAttributeNames(DataModel model, String entity, NameChange change, ExpressionChange expressions) {
        this.model = model;
        this.entity = entity;
        this.change = change;
        this.expressions = expressions;
    }

    AccessPattern in(AccessPattern pattern) {
        Set<String> entities = new LinkedHashSet<>();
        pattern.returns().orElse(List.of()).forEach(returned -> entities.add(returned.entity()));
        addEntities(pattern.steps(), entities);
        if (!entities.contains(entity)) {
            return pattern;
        }
        entities.remove(entity);
        boolean isOnlyOne = entities.stream()
                .flatMap(other -> model.entity(other).stream())
                .noneMatch(other -> other.attribute(change.old()).isPresent());
        AccessPattern renamed = withReturns(pattern, isOnlyOne);
        renamed = new Attributes(isOnlyOne).inSteps(renamed);
        if (change.isRemoval() || !pattern.parameters().containsKey(change.old())) {
            return renamed;
        }
        return isOnlyOne && ParameterNames.canRename(pattern, change)
                ? ParameterNames.renamed(renamed, change)
                : parameterNamed(renamed);
    }

    private static void addEntities(List<Step> steps, Set<String> entities) {
        for (Step step : steps) {
            step.entity().ifPresent(entities::add);
            addEntities(step.actions(), entities);
        }
    }

    private AccessPattern withReturns(AccessPattern pattern, boolean isOnlyOne) {
        Optional<List<AccessPattern.Returned>> returns = pattern.returns()
                .map(list ->
                        Sharing.mapped(list, returned -> returned.entity().equals(entity) ? in(returned) : returned));
        List<String> orderBy = isOnlyOne ? change.atHeads(pattern.orderBy(), " ") : pattern.orderBy();
        return pattern.withReturns(returns, pattern.order()).withOrderBy(orderBy);
    }

    private AccessPattern.Returned in(AccessPattern.Returned returned) {
        return new AccessPattern.Returned(
                entity,
                change.inKeys(returned.match()),
                returned.where().map(expressions::in),
                change.atHeads(returned.orderBy(), " "),
                returned.attributes().map(change::in),
                returned.limit(),
                returned.extras());
    }

    /** The parameter keeps its name, so the pattern has to say now that it means the attribute. */
    private AccessPattern parameterNamed(AccessPattern pattern) {
        String attribute = change.replacement().orElseThrow();
        Optional<List<AccessPattern.Returned>> returns = pattern.returns()
                .map(list -> Sharing.mapped(list, returned -> {
                    if (!returned.entity().equals(entity) || returned.match().containsKey(attribute)) {
                        return returned;
                    }
                    Map<String, String> match = new LinkedHashMap<>(returned.match());
                    match.put(attribute, change.old());
                    return new AccessPattern.Returned(
                            entity,
                            match,
                            returned.where(),
                            returned.orderBy(),
                            returned.attributes(),
                            returned.limit(),
                            returned.extras());
                }));
        return new StepChange() {
            @Override
            public Map<String, AttributeValue> values(Step step) {
                if (!step.entity().equals(Optional.of(entity)) || step.values().containsKey(attribute)) {
                    return step.values();
                }
                Map<String, AttributeValue> values = new LinkedHashMap<>(step.values());
                values.put(attribute, AttributeValue.of("<" + change.old() + ">"));
                return values;
            }
        }.inSteps(pattern.withReturns(returns, pattern.order()));
    }

    /** A step without an entity reads whatever the pattern is about. */
    private final class Attributes implements StepChange {
        private final boolean isOnlyOne;

        private Attributes(boolean isOnlyOne) {
            this.isOnlyOne = isOnlyOne;
        }

        private boolean isMeant(Step step) {
            return step.entity().map(entity::equals).orElse(isOnlyOne);
        }

        @Override
        public String keyCondition(Step step, String expression) {
            return expression;
        }

        @Override
        public String expression(Step step, String expression) {
            return isMeant(step) ? expressions.in(expression) : expression;
        }

        @Override
        public List<String> projection(Step step) {
            return isMeant(step) ? change.in(step.projection()) : step.projection();
        }

        @Override
        public Map<String, AttributeValue> values(Step step) {
            return isMeant(step) ? change.inKeys(step.values()) : step.values();
        }
    }
}
