package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.problem.Severity;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds reads that filter instead of asking by key, with the bet that their author recorded. */
public final class FilterAsBet implements Rule {
    @Override
    public String id() {
        return "X03";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public String summary() {
        return "A filter stands in for a key";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.FilterExpression.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).all()) {
            Optional<String> bet = read.pattern().bet().filter(text -> !text.isBlank());
            if (read.step().filter().isPresent() && bet.isPresent()) {
                findings.accept(Finding.of(
                        this,
                        read.who() + " filters instead of asking by key, on a bet: " + bet.get(),
                        "Measure what the bet is about, and revisit the design when it is lost.",
                        new Where.Pattern(read.pattern().number())));
            }
        }
    }
}
