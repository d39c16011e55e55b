package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Relationship;
import dev.keyloom.model.Strategy;
import dev.keyloom.problem.Severity;
import java.util.Set;
import java.util.function.Consumer;

/** Finds many-to-many directions without a largest number and with skew that neither shard nor count. */
public final class UnshardedCelebrity implements Rule {
    private static final Set<Strategy> GATHERING =
            Set.of(Strategy.ADJACENCY_LIST, Strategy.INVERTED_INDEX, Strategy.INDEX, Strategy.COMPOSITE_KEY);
    private static final Set<Strategy> RELIEVING = Set.of(Strategy.SHARDED, Strategy.COUNTER);

    @Override
    public String id() {
        return "R13";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A few records gather most pairs, and nothing spreads them";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-sharding.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Relationship relationship : context.model().relationships()) {
            for (Direction direction : Direction.of(relationship)) {
                boolean skewed = relationship.via().isPresent()
                        && direction.leadsToMany()
                        && direction.to().maximum().isEmpty()
                        && direction
                                .to()
                                .skew()
                                .filter(skew -> !skew.equals("uniform"))
                                .isPresent();
                boolean gathered =
                        direction.strategies().stream().anyMatch(strategy -> GATHERING.contains(strategy.strategy()));
                boolean relieved =
                        direction.strategies().stream().anyMatch(strategy -> RELIEVING.contains(strategy.strategy()))
                                || isCounted(context.model(), direction);
                if (skewed && gathered && !relieved) {
                    report(direction, findings);
                }
            }
        }
    }

    /** Says whether the pairs of a record are counted on it, so that nobody reads them all to know how many there are. */
    private static boolean isCounted(DataModel model, Direction direction) {
        return model.constraints().counters().stream()
                .anyMatch(counter -> direction.from().entities().contains(counter.entity())
                        && counter.counts().stream().anyMatch(direction.holders()::contains)
                        && counter.match()
                                .keySet()
                                .containsAll(direction.pointer().values()));
    }

    private void report(Direction direction, Consumer<Finding> findings) {
        String from = String.join(", ", direction.from().entities());
        String via = String.join(", ", direction.holders());
        findings.accept(Finding.of(
                this,
                "One " + from + " can hold most " + via + " items of \""
                        + direction.relationship().name() + "\" in one partition: "
                        + direction.to().skew().orElse("skew") + ", no maximum, no shards, no counter",
                "Spread the partition key over shards computed from the other end, and keep the number in a counter.",
                new Where.Relationship(direction.relationship().name())));
    }
}
