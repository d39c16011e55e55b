package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.AccessPattern;
import dev.keyloom.model.AccessPattern.Returned;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Step;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.template.KeyTemplate;
import dev.keyloom.template.TemplatePart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds patterns whose parameters give no index a whole partition key. */
public final class UnservedPattern implements Rule {
    @Override
    public String id() {
        return "Q01";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "No index can be asked with the parameters of an access pattern";
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
            AccessPattern pattern = patterns.get(position);
            boolean answers =
                    pattern.returns().filter(returns -> !returns.isEmpty()).isPresent();
            if (answers
                    && (pattern.steps().isEmpty() || pattern.steps().stream().anyMatch(UnservedPattern::isOpen))) {
                checkChoice(context, pattern, findings);
            }
            reads.ofPattern(position).forEach(read -> checkParameters(read, findings));
        }
    }

    /** Says whether it is not decided yet which index a step reads. */
    private static boolean isOpen(Step step) {
        return PatternReads.isRead(step)
                && step.operation() != Operation.SCAN
                && step.index().isEmpty()
                && step.entity().isEmpty()
                && step.partition().isEmpty()
                && step.keyCondition().isEmpty()
                && step.actions().isEmpty();
    }

    private void checkChoice(LintContext context, AccessPattern pattern, Consumer<Finding> findings) {
        Returned entry = pattern.returns().orElseThrow().get(0);
        Optional<Entity> entity = context.model().entity(entry.entity());
        Optional<Table> table = entity.flatMap(context::tableOf);
        if (entity.isEmpty() || table.isEmpty()) {
            return;
        }
        Optional<Choice> nearest = Optional.empty();
        for (IndexRef index : table.get().schema().indexRefs()) {
            for (IndexKind kind : IndexKinds.of(context).in(table.get(), index)) {
                if (kind.entity().equals(entity.get())) {
                    Choice choice = new Choice(index, missing(pattern, entry, kind));
                    nearest = nearest.filter(best ->
                                    best.missing().size() <= choice.missing().size())
                            .or(() -> Optional.of(choice));
                }
            }
        }
        if (nearest.filter(choice -> choice.missing().isEmpty()).isPresent()) {
            return;
        }
        String why = nearest.map(choice -> "nearest is " + choice.index() + ", which needs "
                        + String.join(", ", choice.missing()) + " as well")
                .orElse(entry.entity() + " is in no index");
        findings.accept(Finding.of(
                this,
                PatternRead.who(pattern) + " is not served: its parameters give no index of " + entry.entity()
                        + " a whole partition key; " + why,
                "Give " + entry.entity() + " a key in an index that begins with what the pattern knows: "
                        + String.join(", ", Parameters.of(pattern)) + ".",
                new Where.Pattern(pattern.number()),
                new Where.Entity(entry.entity())));
    }

    /** Returns the attributes of a kind's partition key that the pattern does not know. */
    private static List<String> missing(AccessPattern pattern, Returned entry, IndexKind kind) {
        List<String> missing = new ArrayList<>();
        for (KeyTemplate template : kind.partition()) {
            for (String attribute : template.attributeNames()) {
                if (Parameters.equalTo(pattern, entry, attribute).isEmpty()) {
                    missing.add(attribute);
                }
            }
        }
        return missing;
    }

    /** A step names a placeholder in the partition key that nothing gives. */
    private void checkParameters(PatternRead read, Consumer<Finding> findings) {
        Set<String> known = Parameters.of(read.pattern(), read.step());
        for (KeyTemplate template : read.step().partition()) {
            for (TemplatePart.Reference reference : template.references()) {
                Optional<String> name = TemplateParts.name(reference).filter(found -> !known.contains(found));
                if (name.isPresent() && !UndeclaredFanOut.isSpread(read, template, reference)) {
                    findings.accept(Finding.of(
                            this,
                            read.who() + " is not served by " + read.index() + ": its partition key \""
                                    + template.text() + "\" needs <" + name.get()
                                    + ">, which is not among the parameters",
                            "Make " + name.get() + " a parameter, or read an index whose partition key needs only "
                                    + String.join(", ", Parameters.of(read.pattern())) + ".",
                            read.place(),
                            read.indexPlace()));
                    return;
                }
            }
        }
    }

    private record Choice(IndexRef index, List<String> missing) {}
}
