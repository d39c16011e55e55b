package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import java.util.function.Consumer;

/** Finds partition keys that hold a bucket of time and nothing else, so that all that is written now goes to one value. */
public final class CurrentBucket implements Rule {
    @Override
    public String id() {
        return "C04";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "All current writes go to one time bucket";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-time-series.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PartitionLoad load : PartitionLoads.of(context).all()) {
            KeyRow row = load.first();
            if (load.rows().stream().allMatch(PartitionSpread::isTimeBucket) && !load.isSeldomWritten()) {
                findings.accept(Finding.of(
                        this,
                        "All current writes of " + row.entity().name() + " go to one partition of "
                                + (row.index().isPrimary()
                                        ? row.table().name()
                                        : row.index().name()) + ", "
                                + RecordNames.quoted(load.shown())
                                + (load.writeUnits() > 0 ? ": " + load.shown(1) + " at peak" : ""),
                        "Put a shard beside the bucket, or what the items belong to in front of it.",
                        row.partition().get(0).where()));
            }
        }
    }
}
