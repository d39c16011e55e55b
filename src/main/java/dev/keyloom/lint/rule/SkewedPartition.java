package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Relationship;
import dev.keyloom.problem.Severity;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds partitions of an unbounded relationship with stated skew whose busiest key value would pass the limit of one value. */
public final class SkewedPartition implements Rule {
    @Override
    public String id() {
        return "C02";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "The busiest of unevenly used partitions gets too much";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-sharding.html";
    }

    /** What the first of ten thousand gets where shares fall as 1/rank: one in the harmonic number of 10,000. */
    private static final double BUSIEST_SHARE = 1 / 9.79;

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PartitionLoad load : PartitionLoads.of(context).all()) {
            boolean isHot = load.use(BUSIEST_SHARE) > 1;
            if (isHot && load.rows().stream().noneMatch(SkewedPartition::isSharded)) {
                skewed(context, load).ifPresent(relationship -> findings.accept(finding(load, relationship)));
            }
        }
    }

    private Finding finding(PartitionLoad load, Relationship relationship) {
        KeyRow row = load.first();
        return Finding.of(
                this,
                RecordNames.quoted(relationship.name()) + " is unbounded and uneven: the busiest of 10,000 partitions "
                        + load.shown() + " would get " + load.shown(BUSIEST_SHARE) + " at peak",
                "Spread it over " + load.shards(BUSIEST_SHARE)
                        + " shards or more, or keep what is read most in an item of its own.",
                row.partition().get(0).where(),
                new Where.Relationship(relationship.name()));
    }

    private static boolean isSharded(KeyRow row) {
        return row.partition().stream()
                .flatMap(cell -> cell.template().references().stream())
                .anyMatch(TemplateTexts::hasShard);
    }

    private static Optional<Relationship> skewed(LintContext context, PartitionLoad load) {
        return context.model().relationships().stream()
                .filter(relationship ->
                        Direction.of(relationship).stream().anyMatch(direction -> isSkewed(direction, load)))
                .findFirst();
    }

    private static boolean isSkewed(Direction direction, PartitionLoad load) {
        return direction.leadsToMany()
                && direction.to().maximum().isEmpty()
                && direction.to().skew().filter("power-law"::equals).isPresent()
                && !direction.pointer().isEmpty()
                && load.rows().stream().anyMatch(row -> holds(direction, row));
    }

    private static boolean holds(Direction direction, KeyRow row) {
        Set<String> held = new LinkedHashSet<>();
        row.partition().forEach(cell -> held.addAll(cell.template().attributeNames()));
        return direction.holders().contains(row.entity().name())
                && held.containsAll(direction.pointer().values())
                && !held.containsAll(row.entity().identifier());
    }
}
