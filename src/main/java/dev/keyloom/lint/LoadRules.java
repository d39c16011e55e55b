package dev.keyloom.lint;

import dev.keyloom.lint.rule.CounterInIndexes;
import dev.keyloom.lint.rule.CurrentBucket;
import dev.keyloom.lint.rule.LargeItem;
import dev.keyloom.lint.rule.NaiveEstimate;
import dev.keyloom.lint.rule.NarrowPartitionKey;
import dev.keyloom.lint.rule.SkewedPartition;
import dev.keyloom.lint.rule.TooHotKey;
import java.util.List;

/** The rules about load: C01 to C07. */
final class LoadRules {
    static final List<Rule> ALL = List.of(
            new NarrowPartitionKey(),
            new SkewedPartition(),
            new TooHotKey(),
            new CurrentBucket(),
            new CounterInIndexes(),
            new NaiveEstimate(),
            new LargeItem());

    private LoadRules() {}
}
