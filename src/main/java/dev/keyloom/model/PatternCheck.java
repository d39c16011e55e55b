package dev.keyloom.model;

import static dev.keyloom.model.ModelProblems.quoted;

import dev.keyloom.expression.Condition;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.ModelProblems.Referent;
import dev.keyloom.problem.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Checks access patterns: their conceptual answers here, their steps with {@link StepCheck}. */
final class PatternCheck {
    private final ModelIndex index;
    private final ModelProblems problems;

    PatternCheck(ModelIndex index, ModelProblems problems) {
        this.index = index;
        this.problems = problems;
    }

    void check() {
        List<AccessPattern> patterns = index.model().accessPatterns();
        Set<Integer> numbers = new HashSet<>();
        for (int i = 0; i < patterns.size(); i++) {
            AccessPattern pattern = patterns.get(i);
            String path = "/accessPatterns/" + i;
            if (!numbers.add(pattern.number())) {
                String message = "Two access patterns have the number " + pattern.number() + ": this one is "
                        + quoted(pattern.name()) + ". Give it another number.";
                problems.error("duplicate-number", path + "/number", message);
            }
            check(pattern, path);
        }
    }

    private void check(AccessPattern pattern, String path) {
        String who = "Access pattern " + pattern.number();
        String order = "The order of access pattern " + pattern.number();
        Set<String> parameters = parameters(pattern);
        StepCheck steps = new StepCheck(index, problems, who, parameters);
        for (int i = 0; i < pattern.steps().size(); i++) {
            steps.check(pattern.steps().get(i), path + "/steps/" + i);
        }
        List<Returned> returns = pattern.returns().orElse(List.of());
        for (int i = 0; i < returns.size(); i++) {
            checkReturned(returns.get(i), parameters, who, path + "/returns/" + i);
        }
        for (int i = 0; i < pattern.order().size(); i++) {
            checkKindInOrder(pattern.order().get(i), returns, order, path + "/order/" + i);
        }
        List<String> entities = returns.stream().map(Returned::entity).toList();
        checkOrderBy(pattern.orderBy(), entities, who, path + "/orderBy");
    }

    private static Set<String> parameters(AccessPattern pattern) {
        Set<String> parameters = new LinkedHashSet<>(pattern.parameters().keySet());
        pattern.examples().forEach(example -> parameters.addAll(example.keySet()));
        return parameters;
    }

    private void checkReturned(Returned returned, Set<String> parameters, String who, String path) {
        if (index.entity(returned.entity()).isEmpty()) {
            problems.unknown(
                    Referent.ENTITY, returned.entity(), path + "/entity", who, "the model", index.entityNames());
            return;
        }
        returned.match().forEach((attribute, parameter) -> {
            String place = path + "/match/" + Place.escaped(attribute);
            checkAttribute(attribute, List.of(returned.entity()), who, place);
            if (!parameters.contains(EntityCheck.topLevel(parameter))) {
                problems.unknown(Referent.PARAMETER, parameter, place, who, "it", parameters);
            }
        });
        returned.where()
                .ifPresent(where -> Condition.parse(where)
                        .problems()
                        .forEach(problem -> problems.add(problem.within(path + "/where"))));
        checkOrderBy(returned.orderBy(), List.of(returned.entity()), who, path + "/orderBy");
        List<String> attributes = returned.attributes().orElse(List.of());
        for (int i = 0; i < attributes.size(); i++) {
            checkAttribute(attributes.get(i), List.of(returned.entity()), who, path + "/attributes/" + i);
        }
    }

    /** Checks {@code IssueNumber DESC}. */
    private void checkOrderBy(List<String> orderBy, List<String> entities, String who, String path) {
        for (int i = 0; i < orderBy.size(); i++) {
            String[] words = orderBy.get(i).strip().split("\\s+", 2);
            String place = path + "/" + i;
            boolean hasDirection = words.length == 2;
            if (hasDirection && !List.of("ASC", "DESC").contains(words[1].toUpperCase(Locale.ROOT))) {
                String message =
                        who + " orders by " + quoted(orderBy.get(i)) + "; behind the attribute may stand ASC or DESC.";
                problems.error("order-direction", place, message);
            }
            if (entities.stream().anyMatch(entity -> index.entity(entity).isPresent())) {
                checkAttribute(words[0], entities, who, place);
            }
        }
    }

    /** Checks {@code Repo}, or {@code Repo:2} for the second entry of the answer. */
    private void checkKindInOrder(String kind, List<Returned> returns, String who, String path) {
        List<String> known = new ArrayList<>();
        for (int i = 0; i < returns.size(); i++) {
            known.add(returns.get(i).entity());
            known.add(returns.get(i).entity() + ":" + (i + 1));
        }
        if (!known.contains(kind)) {
            problems.unknown(Referent.ANSWER, kind, path, who, "its answer", known);
        }
    }

    private void checkAttribute(String name, List<String> entities, String who, String path) {
        String attribute = EntityCheck.topLevel(name);
        if (entities.stream().noneMatch(entity -> index.hasStoredAttribute(entity, attribute))) {
            String owner = String.join(
                    " or ", entities.stream().map(ModelProblems::quoted).toList());
            problems.unknown(Referent.ATTRIBUTE, name, path, who, owner, index.attributesOfAny(entities));
        }
    }
}
