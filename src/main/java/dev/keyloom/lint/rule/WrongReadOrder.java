package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds queries that give their items in another order than the pattern asks for. */
public final class WrongReadOrder implements Rule {
    @Override
    public String id() {
        return "Q08";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A query gives its items in another order than the pattern wants";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        PatternReads reads = PatternReads.of(context);
        for (PatternRead read : reads.queries()) {
            ReadOrder order = new ReadOrder(reads, read);
            Optional<String> problem = order.firstFault();
            if (problem.isPresent()) {
                Finding finding = Finding.of(
                        this,
                        read.who() + ": " + problem.get(),
                        "Turn the direction of the read (ScanIndexForward), or store the value so that text order is the order"
                                + " wanted, as desc does for numbers.",
                        read.place(),
                        read.indexPlace());
                findings.accept(fix(context, read).map(finding::withFix).orElse(finding));
            }
        }
    }

    /** Returns the turn of direction, if everything is in order after it and nothing else comes in. */
    private static Optional<Fix> fix(LintContext context, PatternRead read) {
        boolean turned = !read.isDescending();
        Fix fix = Steps.fix(
                turned ? "Read backwards" : "Read forwards",
                read,
                step -> Steps.withDescending(step, turned ? Optional.of(true) : Optional.empty()));
        LintContext changed = LintContext.of(fix.change().apply(context.model()));
        PatternReads reads = PatternReads.of(changed);
        return reads.queries().stream()
                .filter(other ->
                        other.position() == read.position() && other.stepPath().equals(read.stepPath()))
                .filter(other -> new ReadOrder(reads, other).firstFault().isEmpty()
                        && (StrangersInRange.isClean(reads, other)
                                || !StrangersInRange.isClean(PatternReads.of(context), read)))
                .findFirst()
                .map(inOrder -> fix);
    }
}
