package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Operation;
import dev.keyloom.problem.Severity;
import java.math.BigDecimal;
import java.util.List;
import java.util.function.Consumer;

/** Finds patterns that scan: INFO where an index holds only what is wanted, ERROR where it happens all the time. */
public final class ScannedTable implements Rule {
    /** Scans a second from which a scan cannot be meant as a rare chore. */
    private static final BigDecimal OFTEN = BigDecimal.ONE;

    @Override
    public String id() {
        return "Q06";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "An access pattern scans a table or an index";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-query-scan.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternRead read : PatternReads.of(context).all()) {
            if (read.step().operation() == Operation.SCAN) {
                boolean often = isOften(read.pattern());
                boolean sparse = isSparse(context, read);
                Severity severity = often ? Severity.ERROR : sparse ? Severity.INFO : severity();
                String what = sparse
                        ? "reads everything in " + read.index() + ", which holds only some kinds of items"
                        : "reads all of " + read.table().name() + " to find its answer";
                findings.accept(Finding.of(
                                this,
                                read.who() + " scans: it " + what + (often ? ", and it is run often" : ""),
                                sparse
                                        ? "Right for a rare chore over all of one kind; page through it."
                                        : "Give what is looked for a key that a Query can ask for, or a sparse index of its own.",
                                read.place(),
                                read.indexPlace())
                        .withSeverity(severity));
            }
        }
    }

    private static boolean isOften(AccessPattern pattern) {
        return pattern.rate()
                .filter(rate -> rate.often().orElse(false)
                        || rate.perSecond()
                                .or(rate::peakPerSecond)
                                .filter(number -> number.compareTo(OFTEN) >= 0)
                                .isPresent())
                .isPresent();
    }

    /** Says whether an index holds nothing but what the pattern returns, while the table holds more. */
    private static boolean isSparse(LintContext context, PatternRead read) {
        List<Entity> held = IndexKinds.of(context).in(read.table(), read.index()).stream()
                .map(IndexKind::entity)
                .toList();
        PatternReads reads = PatternReads.of(context);
        boolean sparseMapping = held.stream()
                .flatMap(entity -> entity.mappings(read.index()).stream())
                .anyMatch(mapping -> mapping.sparse().orElse(false));
        boolean fewer = held.stream().distinct().count()
                < context.model().entitiesOf(read.table().name()).size();
        return !read.index().isPrimary()
                && !held.isEmpty()
                && (fewer || sparseMapping)
                && held.stream().allMatch(entity -> reads.isWanted(read.pattern(), entity));
    }
}
