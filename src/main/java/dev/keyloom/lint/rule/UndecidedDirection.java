package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Strategy;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds directions of relationships that nobody decided how to read, or whose index is not keyed for them; ERROR where a pattern reads them. */
public final class UndecidedDirection implements Rule {
    private static final Set<Strategy> BY_KEY = Set.of(
            Strategy.ADJACENCY_LIST,
            Strategy.INVERTED_INDEX,
            Strategy.COMPOSITE_KEY,
            Strategy.INDEX,
            Strategy.PARENT_ID_INDEX,
            Strategy.HIERARCHICAL_SORT_KEY,
            Strategy.SELF_REFERENCE_VARIANT,
            Strategy.SHARDED);

    @Override
    public String id() {
        return "R01";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A direction of a relationship is not modelled";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-adjacency-graphs.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Relationship relationship : context.model().relationships()) {
            for (Direction direction : Direction.of(relationship)) {
                Optional<String> problem = problem(context, direction);
                if (problem.isPresent()) {
                    Optional<AccessPattern> asking = asking(context.model(), direction);
                    report(direction, problem.get(), asking, findings);
                }
            }
        }
    }

    private void report(
            Direction direction, String problem, Optional<AccessPattern> asking, Consumer<Finding> findings) {
        String wanted = asking.map(pattern -> "; " + PatternRead.who(pattern) + " asks for it")
                .orElse("");
        List<Where> places = new ArrayList<>();
        places.add(new Where.Relationship(direction.relationship().name()));
        asking.ifPresent(pattern -> places.add(new Where.Pattern(pattern.number())));
        findings.accept(Finding.of(
                        this,
                        direction.shown() + " of \"" + direction.relationship().name() + "\" is not modelled: "
                                + problem + wanted,
                        "Decide each direction for itself: name how it is read, or NONE with \"needed\": false.",
                        places.toArray(Where[]::new))
                .withSeverity(asking.isPresent() ? Severity.ERROR : severity()));
    }

    private static Optional<String> problem(LintContext context, Direction direction) {
        List<DirectionStrategy> strategies = direction.strategies();
        if (strategies.isEmpty()) {
            return Optional.of("it has no strategy");
        }
        boolean none = strategies.stream().allMatch(strategy -> strategy.strategy() == Strategy.NONE);
        if (none) {
            return strategies.stream().anyMatch(DirectionStrategy::needed)
                    ? Optional.of("its strategy is NONE, and nothing says that it is not needed")
                    : Optional.empty();
        }
        return strategies.stream()
                .filter(strategy -> BY_KEY.contains(strategy.strategy()) && direction.leadsToMany())
                .flatMap(strategy -> notKeyed(context, direction, strategy).stream())
                .findFirst();
    }

    /** Returns why the index of a strategy does not gather the records of this direction. */
    private static Optional<String> notKeyed(LintContext context, Direction direction, DirectionStrategy strategy) {
        Set<String> pointer = Set.copyOf(direction.pointer().values());
        List<Entity> holders = direction.holders().stream()
                .flatMap(name -> context.model().entity(name).stream())
                .toList();
        if (strategy.index().isEmpty() || pointer.isEmpty() || holders.isEmpty()) {
            return Optional.empty();
        }
        IndexRef index = strategy.index().get();
        List<IndexKind> kinds = holders.stream()
                .flatMap(holder -> context.tableOf(holder).stream())
                .distinct()
                .flatMap(table -> IndexKinds.of(context).in(table, index).stream())
                .filter(kind -> holders.contains(kind.entity()))
                .toList();
        boolean keyed = kinds.stream().anyMatch(kind -> {
            Set<String> held = new LinkedHashSet<>();
            kind.partition().forEach(template -> held.addAll(template.attributeNames()));
            return held.containsAll(pointer);
        });
        String names = String.join(", ", holders.stream().map(Entity::name).toList());
        return keyed
                ? Optional.empty()
                : Optional.of(strategy.strategy() + " on " + index + ", but "
                        + (kinds.isEmpty()
                                ? names + " is not in it"
                                : "the partition key of " + names + " there does not hold "
                                        + String.join(", ", direction.pointer().values())));
    }

    /** Returns a pattern that asks for the records of a direction, knowing where it starts and not where it ends. */
    private static Optional<AccessPattern> asking(DataModel model, Direction direction) {
        if (!direction.leadsToMany() || direction.pointer().isEmpty()) {
            return Optional.empty();
        }
        return model.accessPatterns().stream()
                .filter(pattern -> pattern.returns().orElse(List.of()).stream()
                        .filter(entry -> direction.holders().contains(entry.entity()))
                        .anyMatch(entry -> asks(model, direction, pattern, entry)))
                .findFirst();
    }

    private static boolean asks(DataModel model, Direction direction, AccessPattern pattern, Returned entry) {
        List<String> identifier =
                model.entity(entry.entity()).map(Entity::identifier).orElse(List.of());
        boolean knowsStart = direction.pointer().values().stream()
                .allMatch(attribute ->
                        Parameters.equalTo(pattern, entry, attribute).isPresent());
        boolean knowsRecord = !identifier.isEmpty()
                && identifier.stream()
                        .allMatch(attribute ->
                                Parameters.equalTo(pattern, entry, attribute).isPresent());
        return knowsStart && !knowsRecord;
    }
}
