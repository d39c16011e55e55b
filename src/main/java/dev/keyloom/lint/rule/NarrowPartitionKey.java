package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Finds partition keys of many items that are constant, or take only a few listed values. */
public final class NarrowPartitionKey implements Rule {
    @Override
    public String id() {
        return "C01";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A partition key has one value, or few";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-partition-key-design.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PartitionLoad load : PartitionLoads.of(context).all()) {
            KeyRow row = load.first();
            boolean isNarrow =
                    load.rows().stream().allMatch(PartitionSpread::isNarrow) && holdsMany(load) && !isInverted(row);
            int values = isNarrow ? PartitionSpread.values(row).orElse(1) : 0;
            boolean isHot = isNarrow && load.use(1.0 / values) > 1;
            if (isHot || (isNarrow && !load.isSeldomWritten())) {
                Finding finding = Finding.of(
                        this,
                        "All " + names(load) + " items fall into "
                                + (values == 1
                                        ? "partition " + RecordNames.quoted(load.shown())
                                        : values + " partitions " + RecordNames.quoted(load.shown()))
                                + " of "
                                + (row.index().isPrimary()
                                        ? row.table().name()
                                        : row.index().name())
                                + (load.use(1) > 0 ? ", with " + load.shown(1.0 / values) + " on each" : ""),
                        "Put a bucket of time or a shard into the partition key, or leave the index and scan it seldom.",
                        row.partition().get(0).where());
                findings.accept(isHot ? finding.withSeverity(Severity.ERROR) : finding);
            }
        }
    }

    /** An entity without identifier has one record, and a partition of its own is right for it. */
    private static boolean holdsMany(PartitionLoad load) {
        return load.rows().stream().anyMatch(row -> !row.entity().identifier().isEmpty());
    }

    /** Of an index on the sort key of the table K17 tells. */
    private static boolean isInverted(KeyRow row) {
        return !row.index().isPrimary()
                && row.table().schema().key().sort().stream()
                        .anyMatch(key -> key.name()
                                .equals(row.partition().get(0).attribute().name()));
    }

    private static String names(PartitionLoad load) {
        return load.rows().stream().map(row -> row.entity().name()).distinct().collect(Collectors.joining(" and "));
    }
}
