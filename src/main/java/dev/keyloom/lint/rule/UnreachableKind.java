package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.lint.rule.PatternRead.Reach;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Operation;
import dev.keyloom.problem.Severity;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds entities that a pattern says it returns and that none of its reads can find. */
public final class UnreachableKind implements Rule {
    @Override
    public String id() {
        return "Q23";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A pattern returns a kind that its reads can never find";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.KeyConditionExpressions.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        PatternReads reads = PatternReads.of(context);
        List<AccessPattern> patterns = context.model().accessPatterns();
        for (int position = 0; position < patterns.size(); position++) {
            List<PatternRead> all = reads.ofPattern(position);
            if (isKnown(reads, patterns.get(position), all)) {
                for (Returned entry : patterns.get(position).returns().orElse(List.of())) {
                    check(context, reads, all, entry, findings);
                }
            }
        }
    }

    /** Says whether all reads of a pattern are known, and none of them is wrong in a way that another rule explains. */
    private static boolean isKnown(PatternReads reads, AccessPattern pattern, List<PatternRead> all) {
        long steps = pattern.steps().stream().filter(PatternReads::isRead).count();
        return !all.isEmpty()
                && all.stream().map(read -> read.stepPath().get(0)).distinct().count() == steps
                && all.stream()
                        .allMatch(read -> read.step().operation() == Operation.SCAN
                                || (!read.queries().isEmpty()
                                        && EmptyRange.fault(read).isEmpty()
                                        && !UndeclaredFanOut.explains(reads, read)));
    }

    private void check(
            LintContext context,
            PatternReads reads,
            List<PatternRead> all,
            Returned entry,
            Consumer<Finding> findings) {
        Optional<Entity> entity = context.model().entity(entry.entity());
        if (entity.isEmpty() || all.stream().anyMatch(read -> finds(reads, read, entry))) {
            return;
        }
        PatternRead read = all.stream()
                .filter(other -> reach(other, entity.get()).isPresent())
                .findFirst()
                .orElse(all.get(0));
        findings.accept(Finding.of(
                this,
                read.who() + " returns " + entry.entity() + ", but " + why(reads, read, entry, entity.get()),
                "Correct the bound, the prefix or the index, or take " + entry.entity() + " out of the answer.",
                read.place(),
                read.indexPlace(),
                new Where.Entity(entry.entity())));
    }

    private static boolean finds(PatternReads reads, PatternRead read, Returned entry) {
        if (read.step().operation() == Operation.SCAN) {
            return read.kinds().stream().anyMatch(kind -> kind.entity().name().equals(entry.entity()));
        }
        return read.inRange().stream().anyMatch(reach -> reads.mayBe(read, entry, reach.kind()));
    }

    private static Optional<Reach> reach(PatternRead read, Entity entity) {
        return read.reaches().stream()
                .filter(reach -> reach.kind().entity().equals(entity))
                .findFirst();
    }

    private static String why(PatternReads reads, PatternRead read, Returned entry, Entity entity) {
        Optional<Reach> reach = reach(read, entity);
        if (read.kinds().stream().noneMatch(kind -> kind.entity().equals(entity))) {
            return "no " + entity.name() + " is in " + read.index();
        }
        if (reach.isEmpty()) {
            String asked = read.queries().isEmpty()
                    ? ""
                    : " \""
                            + read.queries()
                                    .get(0)
                                    .partition()
                                    .get(0)
                                    .scalarText()
                                    .orElse("") + "\"";
            return "the partition" + asked + " of " + read.index() + " can never hold one: its key there is "
                    + read.kinds().stream()
                            .filter(kind -> kind.entity().equals(entity))
                            .map(kind -> "\"" + kind.partition().get(0).text() + "\"")
                            .distinct()
                            .reduce((a, b) -> a + " or " + b)
                            .orElse("none");
        }
        if (reach.get().inRange() && !reads.mayBe(read, entry, reach.get().kind())) {
            return "only its variant " + reach.get().kind().label() + " lies in that range of " + read.index();
        }
        return "its sort keys ("
                + reach.get().spans().stream()
                        .map(KeySpan::shown)
                        .reduce((a, b) -> a + ", " + b)
                        .orElse("none") + ") never lie in the range that is read";
    }
}
