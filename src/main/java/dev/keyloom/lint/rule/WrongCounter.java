package dev.keyloom.lint.rule;

import dev.keyloom.expression.Condition;
import dev.keyloom.expression.Operand;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Constraints;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** A counter that is not the number of records it counts. */
public final class WrongCounter implements Rule {
    @Override
    public String id() {
        return "D06";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A counter is not the number of what it counts";
    }

    @Override
    public String reference() {
        return "A counter is right only if it changes in the same transaction as what it counts: AWS developer guide, transactions";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        List<Constraints.Counter> counters = context.model().constraints().counters();
        for (int i = 0; i < counters.size(); i++) {
            Constraints.Counter counter = counters.get(i);
            boolean isComplete = counter.counts().stream().allMatch(name -> isComplete(context, name))
                    && isComplete(context, counter.entity());
            if (isComplete && !counter.match().isEmpty()) {
                check(context, counter, i, findings);
            }
        }
    }

    /** Of a sample of the records nobody knows how many there are. */
    private static boolean isComplete(LintContext context, String entity) {
        return context.model()
                .entity(entity)
                .flatMap(context::tableOf)
                .filter(Table::recordsComplete)
                .isPresent();
    }

    private void check(LintContext context, Constraints.Counter counter, int position, Consumer<Finding> findings) {
        DataModel model = context.model();
        Entity entity = model.entity(counter.entity()).orElseThrow();
        Optional<Predicate<Item>> where = condition(counter);
        if (where.isEmpty()) {
            return;
        }
        List<String> own = List.copyOf(counter.match().values());
        RecordKeys parents = RecordKeys.of(model, entity, own);
        Map<Integer, Integer> counts = new HashMap<>();
        for (String counted : counter.counts()) {
            for (SampleRecord record : model.recordsOf(counted)) {
                if (where.get().test(record.values())) {
                    RecordKeys.values(
                                    record.values(), List.copyOf(counter.match().keySet()))
                            .ifPresent(values ->
                                    parents.find(values).forEach(number -> counts.merge(number, 1, Integer::sum)));
                }
            }
        }
        Cap cap = new Cap(findings);
        int number = 0;
        for (SampleRecord record : model.recordsOf(entity.name())) {
            number++;
            int current = number;
            int count = counts.getOrDefault(number, 0);
            AttributeValue value = record.values()
                    .get(counter.attribute())
                    .or(() -> entity.attribute(counter.attribute())
                            .flatMap(attribute -> attribute.facts().defaultValue()))
                    .orElse(AttributeValue.of(0));
            boolean isOwn = RecordKeys.values(record.values(), own).isPresent();
            if (isOwn && value instanceof AttributeValue.N && !value.equals(AttributeValue.of(count))) {
                cap.add("", () -> finding(counter, position, entity, record, current, value, count));
            }
        }
    }

    /** Nothing if the condition cannot be judged without knowing who asks. */
    private static Optional<Predicate<Item>> condition(Constraints.Counter counter) {
        if (counter.where().isEmpty()) {
            return Optional.of(record -> true);
        }
        Optional<Condition> condition = Condition.parse(counter.where().get()).value();
        boolean[] isClosed = {condition.flatMap(Condition::formula).isPresent()};
        condition
                .flatMap(Condition::formula)
                .ifPresent(formula -> formula.forEachOperand(operand -> {
                    if (operand instanceof Operand.ValuePlaceholder) {
                        isClosed[0] = false;
                    }
                }));
        return isClosed[0] ? Optional.of(record -> condition.orElseThrow().evaluate(record)) : Optional.empty();
    }

    private Finding finding(
            Constraints.Counter counter,
            int position,
            Entity entity,
            SampleRecord record,
            int number,
            AttributeValue value,
            int count) {
        return Finding.of(
                        this,
                        RecordNames.of(entity, record, number) + ": " + counter.attribute() + " is "
                                + RecordNames.quoted(value) + ", but there are " + count + " "
                                + String.join(" or ", counter.counts()) + " records",
                        "Change the counter in the same transaction as what it counts, and repair it once.",
                        new Where.Record(entity.name(), number),
                        new Where.Constraint("counters", position))
                .withFix(new Fix(
                        "Set " + counter.attribute() + " to " + count,
                        model -> Models.withRecord(
                                model,
                                entity.name(),
                                number,
                                old -> old.withValues(
                                        old.values().with(counter.attribute(), AttributeValue.of(count))))));
    }
}
