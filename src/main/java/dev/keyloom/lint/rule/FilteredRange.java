package dev.keyloom.lint.rule;

import dev.keyloom.expression.Condition;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.rule.PatternRead.Reach;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds filters on pages that are limited, or on ranges without a largest size; INFO where the bet is written down. */
public final class FilteredRange implements Rule {
    @Override
    public String id() {
        return "Q09";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A filter throws away part of a page";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.FilterExpression.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).queries()) {
            Optional<Condition> filter =
                    read.step().filter().flatMap(text -> Condition.parse(text).value());
            if (filter.isEmpty() || testsExpiryOnly(read, filter.get())) {
                continue;
            }
            List<Reach> several = read.inRange().stream()
                    .filter(reach -> reach.isLikely() && !reach.isSingle())
                    .toList();
            boolean unbounded = several.stream()
                    .anyMatch(reach -> CollectionSize.of(context.model(), reach) == CollectionSize.UNBOUNDED);
            if (!several.isEmpty() && (unbounded || read.step().limit().isPresent())) {
                report(read, filter.get(), findings);
            }
        }
    }

    private void report(PatternRead read, Condition filter, Consumer<Finding> findings) {
        Optional<String> bet = read.pattern().bet().filter(text -> !text.isBlank());
        String attributes = String.join(", ", filter.attributeNames());
        String what = read.step().limit().isPresent()
                ? "limit " + read.step().limit().getAsInt() + " counts items before the filter on " + attributes
                        + ", so that pages may be short or empty"
                : "the filter on " + attributes
                        + " is paid for every item it throws away, and their number has no bound";
        findings.accept(Finding.of(
                        this,
                        read.who() + ": " + what,
                        bet.map(text -> "The bet is recorded: " + text)
                                .orElse("Put " + attributes
                                        + " into a key or a sparse index, or record as \"bet\" when to look"
                                        + " again."),
                        read.place(),
                        read.indexPlace())
                .withSeverity(bet.isPresent() ? Severity.INFO : severity()));
    }

    /** Says whether the filter only leaves out what should be gone already, which no key can do. */
    private static boolean testsExpiryOnly(PatternRead read, Condition filter) {
        return read.table()
                .timeToLiveAttribute()
                .filter(attribute -> filter.attributeNames().equals(Set.of(attribute)))
                .isPresent();
    }
}
