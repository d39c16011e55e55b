package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds patterns that write what is counted without changing the counter in the same transaction. */
public final class CounterApart implements Rule {
    @Override
    public String id() {
        return "T01";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "What is counted and its counter change in separate requests";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/transaction-apis.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        List<Constraints.Counter> counters = context.model().constraints().counters();
        for (int i = 0; i < counters.size(); i++) {
            Constraints.Counter counter = counters.get(i);
            PatternWrites writes = PatternWrites.of(context);
            boolean isKept = writes.of(counter.entity()).stream().anyMatch(write -> write.changes(counter.attribute()));
            if (isKept) {
                for (PatternWrite write : writes.all()) {
                    if (counts(counter, write) && !isTogether(writes, counter, write)) {
                        findings.accept(finding(context, counter, i, write));
                    }
                }
            }
        }
    }

    /** A record that does not say what it belongs to is counted nowhere: a repository that is no fork. */
    static boolean counts(Constraints.Counter counter, PatternWrite write) {
        return (write.isPut() || write.isDelete())
                && counter.counts().contains(write.entity())
                && counter.where().isEmpty()
                && !counter.match().isEmpty()
                && counter.match().keySet().stream().allMatch(write::gives);
    }

    private static boolean isTogether(PatternWrites writes, Constraints.Counter counter, PatternWrite write) {
        return writes.of(counter.entity()).stream()
                .anyMatch(other -> other.isTogetherWith(write) && other.changes(counter.attribute()));
    }

    private Finding finding(LintContext context, Constraints.Counter counter, int position, PatternWrite write) {
        List<PatternWrite> apart = PatternWrites.of(context).of(counter.entity()).stream()
                .filter(other -> other.isInPatternOf(write) && other.changes(counter.attribute()))
                .toList();
        String what = (write.isPut() ? "puts " : "deletes ") + write.entity();
        Finding finding = Finding.of(
                this,
                PatternRead.who(write.pattern()) + " " + what
                        + (apart.isEmpty() ? " without changing " : " and changes ")
                        + counter.entity() + "." + counter.attribute()
                        + (apart.isEmpty() ? "" : " in a separate request")
                        + ": the count may drift",
                "Do both in one TransactWriteItems.",
                new Where.Pattern(write.pattern().number()),
                new Where.Constraint("counters", position));
        return fix(context, counter, write, apart).map(finding::withFix).orElse(finding);
    }

    private static Optional<Fix> fix(
            LintContext context, Constraints.Counter counter, PatternWrite write, List<PatternWrite> apart) {
        if (!canGrow(write)) {
            return Optional.empty();
        }
        if (apart.isEmpty()) {
            return update(context, counter, write)
                    .map(update -> new Fix(
                            "Change " + counter.attribute() + " in the same transaction",
                            model ->
                                    WriteSteps.changed(model, write.position(), steps -> grown(steps, write, update))));
        }
        PatternWrite other = apart.get(0);
        boolean isAlone =
                apart.size() == 1 && other.action() < 0 && other.step().as().isEmpty();
        return isAlone
                ? Optional.of(new Fix(
                        "Join the requests into a transaction",
                        model -> WriteSteps.changed(model, write.position(), steps -> {
                            List<Step> joined = grown(steps, write, other.step());
                            joined.remove(other.request());
                            return joined;
                        })))
                : Optional.empty();
    }

    /** Writes of a batch cannot simply join: it may hold more than a transaction takes. Nor what a later step needs an answer of. */
    private static boolean canGrow(PatternWrite write) {
        return write.isInTransaction()
                || (write.action() < 0 && write.step().as().isEmpty());
    }

    private static List<Step> grown(List<Step> steps, PatternWrite write, Step more) {
        List<Step> grown = new ArrayList<>(steps);
        Step request = grown.get(write.request());
        List<Step> actions = new ArrayList<>(write.isInTransaction() ? request.actions() : List.of(request));
        actions.add(more);
        grown.set(write.request(), WriteSteps.transaction(actions));
        return grown;
    }

    private static Optional<Step> update(LintContext context, Constraints.Counter counter, PatternWrite write) {
        Optional<Entity> owner = context.model().entity(counter.entity());
        Optional<Table> table = owner.flatMap(context::tableOf);
        boolean isNamed = owner.filter(entity -> counter.match().values().containsAll(entity.identifier()))
                .isPresent();
        if (!isNamed || table.isEmpty()) {
            return Optional.empty();
        }
        Map<String, AttributeValue> values = new LinkedHashMap<>();
        counter.match().forEach((held, own) -> {
            AttributeValue written = write.step().values().get(held);
            if (written != null) {
                values.put(own, written);
            } else if (!own.equals(held)) {
                values.put(own, new AttributeValue.S("<" + held + ">"));
            }
        });
        String key = table.get().schema().key().partition().get(0).name();
        return Optional.of(WriteSteps.update(
                counter.entity(),
                values,
                key,
                write.isPut()
                        ? "ADD #" + counter.attribute() + " 1"
                        : "SET #" + counter.attribute() + " = #" + counter.attribute() + " - 1"));
    }
}
