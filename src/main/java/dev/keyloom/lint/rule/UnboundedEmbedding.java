package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Strategy;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds relationships without a largest number that are kept in a list, map or set. */
public final class UnboundedEmbedding implements Rule {
    @Override
    public String id() {
        return "R02";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "An unbounded relationship is kept in one attribute";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/ServiceQuotas.html#limits-items";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Relationship relationship : context.model().relationships()) {
            for (Direction direction : Direction.of(relationship)) {
                direction.strategies().stream()
                        .filter(strategy -> strategy.strategy() == Strategy.EMBEDDED)
                        .filter(strategy ->
                                CollectionSize.maximum(direction.to()).isEmpty())
                        .forEach(strategy -> check(context.model(), direction, strategy, findings));
            }
        }
    }

    private void check(DataModel model, Direction direction, DirectionStrategy strategy, Consumer<Finding> findings) {
        List<Entity> owners = direction.from().entities().stream()
                .flatMap(name -> model.entity(name).stream())
                .toList();
        Optional<String> name = strategy.attribute();
        boolean limited = name.isPresent()
                && !owners.isEmpty()
                && owners.stream()
                        .allMatch(owner -> owner.attribute(name.get())
                                .filter(attribute ->
                                        attribute.facts().maximumElements().isPresent())
                                .isPresent());
        if (limited) {
            return;
        }
        String owner = String.join(", ", direction.from().entities());
        String what = name.map(attribute -> owner + "." + attribute).orElse("the list in " + owner);
        findings.accept(Finding.of(
                this,
                what + " grows without limit: \"" + direction.relationship().name() + "\" states no maximum of "
                        + String.join(", ", direction.to().entities()) + ", and an item ends at 400 KB",
                "Make each pair an item of its own, or state the maximum and refuse more by a condition on size().",
                name.filter(attribute -> !owners.isEmpty())
                        .<Where>map(
                                attribute -> new Where.Attribute(owners.get(0).name(), attribute))
                        .orElseGet(() ->
                                new Where.Relationship(direction.relationship().name())),
                new Where.Relationship(direction.relationship().name())));
    }
}
