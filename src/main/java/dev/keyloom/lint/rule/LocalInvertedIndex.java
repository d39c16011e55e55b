package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.DirectionStrategy;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Strategy;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.SecondaryIndex;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds relationships that are turned round by a local index, which keeps the table's partition key. */
public final class LocalInvertedIndex implements Rule {
    @Override
    public String id() {
        return "R05";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A relationship is turned round by a local index";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/LSI.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Relationship relationship : context.model().relationships()) {
            for (Direction direction : Direction.of(relationship)) {
                for (DirectionStrategy strategy : direction.strategies()) {
                    if (strategy.strategy() == Strategy.INVERTED_INDEX) {
                        local(context.model(), direction, strategy)
                                .ifPresent(found -> report(direction, found, findings));
                    }
                }
            }
        }
    }

    /** A local index, its table, and the entities that hold the pairs. */
    private record Found(String table, SecondaryIndex.Local index, List<String> holders) {}

    private static Optional<Found> local(DataModel model, Direction direction, DirectionStrategy strategy) {
        return direction.holders().stream()
                .flatMap(name -> model.entity(name).stream())
                .flatMap(entity -> model.table(entity.table()).stream())
                .flatMap(table -> table.schema().localIndexes().stream()
                        .filter(index -> strategy.index().equals(Optional.of(index.ref())))
                        .map(index -> new Found(table.name(), index, direction.holders())))
                .findFirst();
    }

    private void report(Direction direction, Found found, Consumer<Finding> findings) {
        String name = found.index().name();
        findings.accept(Finding.of(
                        this,
                        "\"" + direction.relationship().name() + "\" is turned round by " + name
                                + ", but a local index keeps the partition key of the table",
                        "Declare " + name + " as a global index: the other end has to be its partition key.",
                        new Where.Relationship(direction.relationship().name()),
                        new Where.Index(found.table(), found.index().ref()))
                .withFix(new Fix(
                        "Make " + name + " a global index",
                        model -> GlobalIndexes.fromLocal(model, found.table(), found.index(), found.holders()))));
    }
}
