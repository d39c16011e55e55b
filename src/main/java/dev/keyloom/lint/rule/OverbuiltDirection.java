package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Cardinality;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Strategy;
import dev.keyloom.problem.Severity;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds directions with few, hardly changing pairs that are read from items where one attribute would do. */
public final class OverbuiltDirection implements Rule {
    private static final Set<Strategy> BY_ITEMS =
            Set.of(Strategy.ADJACENCY_LIST, Strategy.INVERTED_INDEX, Strategy.INDEX, Strategy.DUPLICATED_EDGE);
    /** Pairs that fit into an attribute without a thought for the item's size. */
    private static final BigDecimal FEW = BigDecimal.valueOf(100);

    @Override
    public String id() {
        return "R07";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public String summary() {
        return "Few pairs that hardly change are read from items of their own";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-relational-modeling.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Relationship relationship : context.model().relationships()) {
            Optional<Entity> edge = relationship.via().flatMap(context.model()::entity);
            for (Direction direction : Direction.of(relationship)) {
                boolean few = direction.to().cardinality() == Cardinality.MANY
                        && direction
                                .to()
                                .maximum()
                                .filter(maximum -> maximum.compareTo(FEW) <= 0)
                                .isPresent();
                Optional<DirectionStrategy> byItems = direction.strategies().stream()
                        .filter(strategy -> BY_ITEMS.contains(strategy.strategy()))
                        .findFirst();
                if (edge.isPresent() && few && byItems.isPresent() && hardlyChanges(edge.get())) {
                    report(direction, edge.get(), byItems.get(), findings);
                }
            }
        }
    }

    /** Says whether it is stated of all attributes whether they change, and one of them does at most, and seldom. */
    private static boolean hardlyChanges(Entity edge) {
        List<EntityAttribute> own = edge.attributes().stream()
                .filter(attribute -> !edge.identifier().contains(attribute.name()))
                .toList();
        return own.stream().allMatch(attribute -> attribute.mutable().isPresent())
                && own.stream()
                        .noneMatch(attribute ->
                                attribute.facts().updatesPerSecond().isPresent())
                && own.stream()
                                .filter(attribute -> attribute.mutable().orElse(true))
                                .count()
                        <= 1;
    }

    private void report(Direction direction, Entity edge, DirectionStrategy strategy, Consumer<Finding> findings) {
        String from = String.join(", ", direction.from().entities());
        findings.accept(Finding.of(
                this,
                direction.shown() + " of \"" + direction.relationship().name() + "\" is at most "
                        + direction.to().maximum().orElseThrow().toPlainString()
                        + " and hardly changes, but is read from "
                        + edge.name() + " items by " + strategy.strategy(),
                "A map attribute on " + from
                        + " would answer it with one GetItem; keep the items for the other direction.",
                new Where.Relationship(direction.relationship().name())));
    }
}
