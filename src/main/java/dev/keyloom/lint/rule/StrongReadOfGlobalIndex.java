package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import java.util.function.Consumer;

/** Finds strongly consistent reads of global indexes. */
public final class StrongReadOfGlobalIndex implements Rule {
    @Override
    public String id() {
        return "Q05";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A global index is read strongly consistent";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/HowItWorks.ReadConsistency.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).all()) {
            if (read.step().consistentRead().orElse(false) && read.isGlobalIndex()) {
                findings.accept(Finding.of(
                                this,
                                read.who() + " asks for a strongly consistent read of " + read.index()
                                        + "; global indexes are read eventually consistent only",
                                "Do without ConsistentRead, or read the base table or a local index.",
                                read.place(),
                                read.indexPlace())
                        .withFix(Steps.fix(
                                "Read " + read.index() + " eventually consistent", read, Steps::eventuallyConsistent)));
            }
        }
    }
}
