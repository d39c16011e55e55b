package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Relationship;
import dev.keyloom.problem.Severity;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

/** Finds deletes of records that others point at, where the pattern does nothing about these. */
public final class OrphaningDelete implements Rule {
    @Override
    public String id() {
        return "T11";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A delete leaves what belongs to the record";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-general-nosql-design.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternWrite write : PatternWrites.of(context).all()) {
            if (write.isDelete()) {
                Set<String> orphans = orphans(context, write);
                if (!orphans.isEmpty()) {
                    findings.accept(Finding.of(
                            this,
                            PatternRead.who(write.pattern()) + " deletes " + write.entity()
                                    + " and leaves what points at it: " + String.join(", ", orphans),
                            "List them and delete them in batches, or refuse the delete while there are any.",
                            new Where.Pattern(write.pattern().number())));
                }
            }
        }
    }

    private static Set<String> orphans(LintContext context, PatternWrite write) {
        Set<String> orphans = new LinkedHashSet<>();
        for (Relationship relationship : context.model().relationships()) {
            for (Direction direction : Direction.of(relationship)) {
                boolean isPointedAt = direction.from().entities().contains(write.entity())
                        && !direction.pointer().isEmpty()
                        && !direction.to().external();
                if (isPointedAt) {
                    direction.holders().stream()
                            .filter(holder -> !isHandled(context, write, holder))
                            .forEach(orphans::add);
                }
            }
        }
        return orphans;
    }

    /** A condition that a counter is 0, or any other write or read of the kind in the pattern, takes care of it. */
    private static boolean isHandled(LintContext context, PatternWrite write, String holder) {
        boolean isWritten = PatternWrites.of(context).of(holder).stream()
                .anyMatch(other -> !other.isSameAs(write) && other.isInPatternOf(write));
        boolean isCounted = context.model().constraints().counters().stream()
                .anyMatch(counter -> counter.entity().equals(write.entity())
                        && counter.counts().contains(holder)
                        && write.step()
                                .condition()
                                .filter(text -> text.contains(counter.attribute()))
                                .isPresent());
        return isWritten || isCounted || EntityUses.isReadBy(write.pattern(), holder);
    }
}
