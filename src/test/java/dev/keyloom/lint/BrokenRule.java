package dev.keyloom.lint;

import dev.keyloom.problem.Severity;
import java.util.function.Consumer;

/** A rule that finds one thing and then breaks down. */
public record BrokenRule() implements Rule {
    @Override
    public String id() {
        return "Z99";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "The rule breaks down";
    }

    @Override
    public String reference() {
        return "none";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        findings.accept(Finding.of(this, "Found before the end", "Nothing to do.", new Where.Model()));
        throw new IllegalStateException("no such table");
    }
}
