package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.problem.Severity;
import java.util.function.Consumer;

/** Finds patterns that often count items by reading them all. */
public final class CountedByReading implements Rule {
    @Override
    public String id() {
        return "T08";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A count that is often shown is read item by item";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.Other.html";
    }

    /** So often a second that a counter is cheaper. */
    private static final double OFTEN = 10;

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).all()) {
            boolean isCount =
                    read.step().select().filter("COUNT"::equalsIgnoreCase).isPresent();
            if (isCount && isOften(read.pattern()) && !read.isIntermediate()) {
                findings.accept(Finding.of(
                        this,
                        read.who() + " counts by reading every item each time, and is asked often",
                        "Keep a counter on the record that it is shown with, changed in the same transaction as what it counts.",
                        new Where.Pattern(read.pattern().number())));
            }
        }
    }

    private static boolean isOften(AccessPattern pattern) {
        return pattern.rate()
                .filter(rate -> rate.often().orElse(false)
                        || rate.perSecond()
                                .or(rate::peakPerSecond)
                                .filter(perSecond -> perSecond.doubleValue() >= OFTEN)
                                .isPresent())
                .isPresent();
    }
}
