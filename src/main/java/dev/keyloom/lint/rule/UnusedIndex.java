package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.SecondaryIndex;
import java.util.List;
import java.util.function.Consumer;

/** An index that no access pattern reads. */
public final class UnusedIndex implements Rule {
    @Override
    public String id() {
        return "I01";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "No access pattern uses an index";
    }

    @Override
    public String reference() {
        return "Every index is written and stored whether it is read or not: AWS developer guide, best practices for secondary indexes";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        List<ReadStep> reads = ReadSteps.of(context);
        boolean isKnown = reads.stream().anyMatch(read -> read.step().index().isPresent());
        if (!isKnown) {
            return;
        }
        for (Table table : context.model().tables()) {
            for (SecondaryIndex index : table.schema().indexes()) {
                if (reads.stream().noneMatch(read -> read.reads(table, index.ref()))) {
                    findings.accept(Finding.of(
                                    this,
                                    index.name() + " is paid for and unused: no access pattern reads it",
                                    "Drop the index, or write down the access pattern that needs it.",
                                    new Where.Index(table.name(), index.ref()))
                            .withFix(new Fix(
                                    "Drop " + index.name(),
                                    model -> IndexRemoval.without(model, table.name(), index.ref()))));
                }
            }
        }
    }
}
