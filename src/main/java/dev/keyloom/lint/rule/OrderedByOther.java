package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import java.util.function.Consumer;

/** Finds limited queries that take the first items by another measure than the pattern means. */
public final class OrderedByOther implements Rule {
    @Override
    public String id() {
        return "Q19";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "The first items are taken by another measure than the pattern means";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        PatternReads reads = PatternReads.of(context);
        for (PatternRead read : reads.queries()) {
            if (read.step().limit().isPresent()) {
                new ReadOrder(reads, read)
                        .otherMeasure()
                        .ifPresent(fault -> findings.accept(Finding.of(
                                this,
                                read.who() + " takes the first "
                                        + read.step().limit().getAsInt() + " items, and " + fault,
                                "Read an index whose sort key begins with what the answer is ordered by.",
                                read.place(),
                                read.indexPlace())));
            }
        }
    }
}
