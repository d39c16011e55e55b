package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Constraints;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.function.Consumer;

/** Finds patterns that write a record that is stored twice, and not both halves in one transaction. */
public final class CopyApart implements Rule {
    @Override
    public String id() {
        return "T09";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A record and its copy are written in separate requests";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        List<Constraints.Copy> copies = context.model().constraints().copies();
        for (int i = 0; i < copies.size(); i++) {
            Constraints.Copy copy = copies.get(i);
            if (context.model().entity(copy.of()).isPresent()) {
                check(context, copy, i, copy.of(), copy.entity(), findings);
                check(context, copy, i, copy.entity(), copy.of(), findings);
            }
        }
    }

    private void check(
            LintContext context,
            Constraints.Copy copy,
            int position,
            String half,
            String other,
            Consumer<Finding> findings) {
        PatternWrites writes = PatternWrites.of(context);
        for (PatternWrite write : writes.of(half)) {
            boolean isWhole = writes.of(other).stream()
                    .anyMatch(some -> some.isTogetherWith(write)
                            && some.step().operation() == write.step().operation());
            boolean isApart = writes.of(other).stream()
                    .anyMatch(some -> some.isInPatternOf(write)
                            && some.step().operation() == write.step().operation());
            // A copy with a condition of its own is not always made.
            boolean isMissing = copy.when().isEmpty() && !isApart;
            boolean isFirst = half.equals(copy.of()) || isMissing;
            if ((write.isPut() || write.isDelete()) && !isWhole && isFirst && (isApart || isMissing)) {
                findings.accept(Finding.of(
                        this,
                        PatternRead.who(write.pattern()) + (write.isPut() ? " puts " : " deletes ") + half
                                + (isApart ? " and " + other + " in separate writes" : " without " + other)
                                + ": one half may be missing",
                        "Write both halves in one TransactWriteItems.",
                        new Where.Pattern(write.pattern().number()),
                        new Where.Constraint("copies", position)));
            }
        }
    }
}
