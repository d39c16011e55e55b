package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.problem.Severity;
import java.math.BigDecimal;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Finds partition key values whose stated load is beyond 1,000 write or 3,000 read units per second. */
public final class TooHotKey implements Rule {
    @Override
    public String id() {
        return "C03";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "One partition key value gets more than it can take";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PartitionLoad load : PartitionLoads.of(context).all()) {
            share(load).filter(share -> load.use(share) > 1).ifPresent(share -> findings.accept(finding(load, share)));
        }
        for (Entity entity : context.model().entities()) {
            entity.attributes().forEach(attribute -> checkUpdates(context, entity, attribute, findings));
        }
    }

    private Finding finding(PartitionLoad load, double share) {
        KeyRow row = load.first();
        return Finding.of(
                this,
                load.shown(share) + " at peak on one key value " + RecordNames.quoted(load.shown()) + " of "
                        + (row.index().isPrimary()
                                ? row.table().name()
                                : row.index().name())
                        + ", which takes 1,000 WCU/s and 3,000 RCU/s",
                "Spread it over " + load.shards(share) + " shards: N = ⌈units per second ÷ limit⌉.",
                row.partition().get(0).where());
    }

    /** Returns what part of the load one value gets, where that is certain. */
    private static Optional<Double> share(PartitionLoad load) {
        KeyRow row = load.first();
        if (load.rows().stream().allMatch(PartitionSpread::isTimeBucket)) {
            return Optional.of(1.0);
        }
        OptionalInt values = PartitionSpread.values(row);
        boolean isFixed = load.rows().stream()
                .allMatch(some -> PartitionSpread.values(some).equals(values));
        return isFixed && values.isPresent() ? Optional.of(1.0 / values.getAsInt()) : Optional.empty();
    }

    /** The attribute states how often it changes on one item. */
    private void checkUpdates(
            LintContext context, Entity entity, EntityAttribute attribute, Consumer<Finding> findings) {
        double perSecond = attribute
                .facts()
                .updatesPerSecond()
                .map(BigDecimal::doubleValue)
                .orElse(0.0);
        int units = PatternWrites.of(context).of(entity.name()).stream()
                .filter(write -> write.changes(attribute.name()))
                .mapToInt(write -> WriteUnits.ofTable(context, write))
                .max()
                .orElse(1);
        double load = perSecond * units;
        if (load > PartitionLoad.MAX_WRITE_UNITS) {
            findings.accept(Finding.of(
                    this,
                    String.format(
                            Locale.ROOT,
                            "%,.0f WCU/s on one %s, whose %s changes %,.0f times a second",
                            load,
                            entity.name(),
                            attribute.name(),
                            perSecond),
                    "Keep " + attribute.name() + " in "
                            + (int) Math.ceil(load / PartitionLoad.MAX_WRITE_UNITS)
                            + " items, each with a part of it, and add them up when it is read.",
                    new Where.Attribute(entity.name(), attribute.name())));
        }
    }
}
