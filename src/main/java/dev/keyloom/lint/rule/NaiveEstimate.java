package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.Extras;
import dev.keyloom.problem.Severity;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds patterns that state fewer write units for a run than transactions and indexes take. */
public final class NaiveEstimate implements Rule {
    @Override
    public String id() {
        return "C06";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A stated number of write units leaves something out";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/read-write-operations.html";
    }

    /** A member of a pattern, or of its rate, that states what one run writes. */
    private static final String STATED = "writeUnits";

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (int i = 0; i < context.model().accessPatterns().size(); i++) {
            int position = i;
            AccessPattern pattern = context.model().accessPatterns().get(position);
            Optional<BigDecimal> stated =
                    stated(pattern.extras()).or(() -> pattern.rate().flatMap(rate -> stated(rate.extras())));
            List<PatternWrite> writes = PatternWrites.of(context).all().stream()
                    .filter(write -> write.position() == position)
                    .toList();
            int table = writes.stream()
                    .mapToInt(write -> WriteUnits.ofTable(context, write))
                    .sum();
            int all = writes.stream()
                    .mapToInt(write -> WriteUnits.of(context, write))
                    .sum();
            if (stated.isPresent() && stated.get().compareTo(BigDecimal.valueOf(all)) < 0) {
                findings.accept(Finding.of(
                        this,
                        PatternRead.who(pattern) + ": states " + stated.get().toPlainString()
                                + " write units, but takes " + all
                                + ": " + table + " in the table, transactions counted twice, and " + (all - table)
                                + " in indexes",
                        "Reckon with transactions, condition checks and every index entry; \"keyloom capacity\" does.",
                        new Where.Pattern(pattern.number())));
            }
        }
    }

    private static Optional<BigDecimal> stated(Extras extras) {
        String text = extras.members().get(STATED);
        try {
            return text == null ? Optional.empty() : Optional.of(new BigDecimal(text));
        } catch (NumberFormatException other) {
            return Optional.empty();
        }
    }
}
