package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import java.util.function.Consumer;

/** Finds patterns that send a read for each level of a hierarchy. */
public final class ReadPerLevel implements Rule {
    @Override
    public String id() {
        return "Q17";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A hierarchy is read level by level";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/prescriptive-guidance/latest/dynamodb-hierarchical-data-model/introduction.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).all()) {
            if (read.step().perLevel()) {
                int depth = Hierarchy.depth(context.model(), read.pattern());
                String rounds =
                        depth > 1 ? "up to " + depth + " rounds in the sample records" : "one round for each level";
                findings.accept(Finding.of(
                        this,
                        read.who() + " reads level by level: " + rounds + ", each waiting for the one before",
                        "Store the path from the root in an index and read the whole subtree with one begins_with.",
                        read.place(),
                        read.indexPlace()));
            }
        }
    }
}
