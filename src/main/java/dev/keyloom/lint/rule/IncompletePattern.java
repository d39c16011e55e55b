package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.problem.Severity;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;

/** Finds patterns without a number of their own, without steps, or with a query for which no index was chosen. */
public final class IncompletePattern implements Rule {
    @Override
    public String id() {
        return "X02";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A pattern says too little to be run";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-modeling-nosql-B.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Set<Integer> numbers = new HashSet<>();
        for (AccessPattern pattern : context.model().accessPatterns()) {
            if (pattern.number() < 1) {
                report(pattern, "has no number", "Number the patterns from 1.", findings);
            } else if (!numbers.add(pattern.number())) {
                report(pattern, "has the number of another pattern", "Give it one of its own.", findings);
            }
            if (pattern.steps().isEmpty()) {
                report(pattern, "has no operation", "Say by which request it is answered.", findings);
            }
            for (Step step : pattern.steps()) {
                boolean lacksIndex =
                        step.operation() == Operation.QUERY && step.index().isEmpty();
                if (lacksIndex) {
                    report(pattern, "queries no index", "Choose the table's primary key or an index.", findings);
                }
            }
        }
    }

    private void report(AccessPattern pattern, String what, String advice, Consumer<Finding> findings) {
        findings.accept(
                Finding.of(this, PatternRead.who(pattern) + " " + what, advice, new Where.Pattern(pattern.number())));
    }
}
