package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Constraints;
import dev.keyloom.problem.Severity;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds puts of counted records that would count a record again that is there already. */
public final class RepeatedEdge implements Rule {
    @Override
    public String id() {
        return "T02";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A put that is counted does not refuse to be repeated";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Expressions.ConditionExpressions.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (PatternWrite write : PatternWrites.of(context).all()) {
            Optional<Constraints.Counter> counter = context.model().constraints().counters().stream()
                    .filter(some -> write.isPut() && CounterApart.counts(some, write))
                    .findFirst();
            if (counter.isPresent() && !Conditions.refusesExisting(write.step())) {
                findings.accept(finding(context, counter.get(), write));
            }
        }
    }

    private Finding finding(LintContext context, Constraints.Counter counter, PatternWrite write) {
        Finding finding = Finding.of(
                this,
                PatternRead.who(write.pattern()) + " puts " + write.entity()
                        + " also where it is there already: a repeat counts twice in " + counter.entity() + "."
                        + counter.attribute(),
                "Give the put a condition that the item is not there.",
                new Where.Pattern(write.pattern().number()));
        return context.model()
                .entity(write.entity())
                .flatMap(context::tableOf)
                .map(table -> table.schema().key().partition().get(0).name())
                .map(key -> finding.withFix(new Fix(
                        "Refuse a " + write.entity() + " that is there",
                        model -> WriteSteps.changed(
                                model,
                                write.position(),
                                steps -> WriteSteps.replaced(
                                        steps,
                                        write,
                                        WriteSteps.withCondition(
                                                write.step(), Conditions.refusingExisting(write.step(), key)))))))
                .orElse(finding);
    }
}
