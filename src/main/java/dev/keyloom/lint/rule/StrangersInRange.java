package dev.keyloom.lint.rule;

import dev.keyloom.expression.Formula;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.lint.rule.PatternRead.Reach;
import dev.keyloom.materialize.CollectionQuery;
import dev.keyloom.model.Entity;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds queries that come upon items of other kinds than the pattern returns. */
public final class StrangersInRange implements Rule {
    @Override
    public String id() {
        return "Q07";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A query reads items of kinds that the pattern does not return";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Query.KeyConditionExpressions.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        PatternReads reads = PatternReads.of(context);
        for (PatternRead read : reads.queries()) {
            Optional<Meeting> meeting = meeting(reads, read);
            if (meeting.isPresent()) {
                Finding finding = finding(read, meeting.get());
                findings.accept(
                        RangeBound.fix(context, reads, read, meeting.get().stranger())
                                .map(finding::withFix)
                                .orElse(finding));
            }
        }
    }

    /** A kind that is not asked for, and the kind that is asked for behind it, if it comes before one. */
    private record Meeting(Reach stranger, Optional<Reach> before) {}

    /** Says whether a query finds nothing but what the pattern returns. */
    static boolean isClean(PatternReads reads, PatternRead read) {
        return meeting(reads, read).isEmpty();
    }

    private static Optional<Meeting> meeting(PatternReads reads, PatternRead read) {
        boolean answers =
                read.pattern().returns().filter(returns -> !returns.isEmpty()).isPresent();
        if (!answers || read.isIntermediate()) {
            return Optional.empty();
        }
        List<Meeting> meetings = new ArrayList<>();
        for (CollectionQuery query : read.queries()) {
            List<Reach> found = read.inRange().stream()
                    .filter(reach -> reach.query().equals(query))
                    .toList();
            List<Reach> wanted = found.stream()
                    .filter(reach -> reads.isWanted(read, reach.kind()))
                    .toList();
            found.stream()
                    .filter(reach -> !wanted.contains(reach) && reach.isLikely() && !isFilteredOut(read, reach))
                    .flatMap(stranger -> meeting(read, stranger, wanted).stream())
                    .forEach(meetings::add);
        }
        return meetings.stream()
                .filter(meeting -> meeting.before().isPresent())
                .findFirst()
                .or(() -> meetings.stream().findFirst());
    }

    private static Optional<Meeting> meeting(PatternRead read, Reach stranger, List<Reach> wanted) {
        if (wanted.isEmpty()) {
            return Optional.empty();
        }
        int sign = read.isDescending() ? -1 : 1;
        Optional<Reach> before = wanted.stream()
                .filter(reach -> sign * stranger.compare(reach) <= 0)
                .min((a, b) -> sign * a.compare(b));
        boolean allSingle = wanted.stream().allMatch(Reach::isSingle);
        int limit = read.step().limit().orElse(Integer.MAX_VALUE);
        return before.isEmpty() && allSingle && limit <= wanted.size()
                ? Optional.empty()
                : Optional.of(new Meeting(stranger, before));
    }

    /** Says whether a part of the filter lets no item of a kind through. */
    private static boolean isFilteredOut(PatternRead read, Reach stranger) {
        Optional<Formula> filter = read.step().filter().flatMap(read.examples()::bound);
        if (filter.isEmpty()) {
            return false;
        }
        Entity entity = stranger.kind().entity();
        Item nothingButType = read.table()
                .typeAttribute()
                .map(name -> Item.EMPTY.with(name, AttributeValue.of(entity.name())))
                .orElse(Item.EMPTY);
        List<Formula> parts = filter.get() instanceof Formula.And and ? and.parts() : List.of(filter.get());
        return parts.stream()
                .filter(part -> part.attributeNames().stream()
                        .allMatch(name -> entity.attribute(name).isEmpty()))
                .anyMatch(part -> !part.holds(nothingButType));
    }

    private Finding finding(PatternRead read, Meeting meeting) {
        String stranger = meeting.stranger().kind().label();
        String what = meeting.before()
                .map(wanted -> "the Query on " + read.index() + " reads " + stranger + " before "
                        + wanted.kind().label() + " (" + shown(meeting.stranger()) + " and " + shown(wanted) + ", read "
                        + (read.isDescending() ? "backwards" : "forwards") + ")")
                .orElseGet(() -> "the Query on " + read.index() + " also reads " + stranger + " ("
                        + shown(meeting.stranger()) + "), which the pattern does not return");
        return Finding.of(
                this,
                read.who() + ": " + what,
                "Bound the sort key, or begin it with the prefix of what is wanted; a filter would still pay for "
                        + stranger + " and count it against the limit.",
                read.place(),
                read.indexPlace(),
                new Where.Entity(meeting.stranger().kind().entity().name()));
    }

    private static String shown(Reach reach) {
        return reach.spans().isEmpty() ? "no sort key" : reach.spans().get(0).shown();
    }
}
