package dev.keyloom.lint.rule;

import dev.keyloom.expression.Condition;
import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.rule.PatternRead.Reach;
import dev.keyloom.model.Entity;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.Projection;
import dev.keyloom.schema.SecondaryIndex;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Finds attributes that a pattern needs and its index does not hold; WARNING for local indexes, which fetch them. */
public final class AttributeNotProjected implements Rule {
    @Override
    public String id() {
        return "Q12";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "A pattern needs attributes that its index does not project";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html#GSI.Projections";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        PatternReads reads = PatternReads.of(context);
        for (PatternRead read : reads.all()) {
            Optional<SecondaryIndex> index = read.table().schema().index(read.index());
            if (index.isEmpty() || index.get().projection().kind() == Projection.Kind.ALL || readsAgain(reads, read)) {
                continue;
            }
            Set<String> held = held(read, index.get());
            Set<String> missing = new LinkedHashSet<>(needed(read));
            missing.removeAll(held);
            if (!missing.isEmpty()) {
                report(read, index.get(), missing, findings);
            }
        }
    }

    /** Says whether a later step fetches items from the base table. */
    private static boolean readsAgain(PatternReads reads, PatternRead read) {
        return reads.ofPattern(read.position()).stream()
                .anyMatch(other -> other.index().isPrimary()
                        && other.stepPath().get(0) > read.stepPath().get(0));
    }

    private static Set<String> held(PatternRead read, SecondaryIndex index) {
        Set<String> held = new LinkedHashSet<>(index.key().attributeNames());
        held.addAll(read.table().schema().key().attributeNames());
        held.addAll(index.projection().attributes());
        return held;
    }

    /** Returns the attributes that the answer must carry or the step names, of the kinds that are found. */
    private static Set<String> needed(PatternRead read) {
        Set<String> needed = new LinkedHashSet<>();
        for (Reach reach : read.inRange()) {
            Entity entity = reach.kind().entity();
            read.returned(entity).forEach(entry -> entry.attributes().ifPresent(needed::addAll));
            List<String> named = new ArrayList<>(read.step().projection());
            read.step()
                    .filter()
                    .flatMap(text -> Condition.parse(text).value())
                    .ifPresent(filter -> named.addAll(filter.attributeNames()));
            named.stream()
                    .map(path -> path.replaceFirst("[.\\[].*", ""))
                    .filter(name -> entity.attribute(name).isPresent())
                    .forEach(needed::add);
        }
        return needed;
    }

    private void report(PatternRead read, SecondaryIndex index, Set<String> missing, Consumer<Finding> findings) {
        boolean local = index instanceof SecondaryIndex.Local;
        String names = String.join(", ", missing);
        findings.accept(Finding.of(
                        this,
                        read.who() + " needs " + names + ", which " + index.name() + " ("
                                + index.projection().kind() + ") does not hold"
                                + (local ? "; each item is fetched from the table" : ""),
                        "Project " + names + " in " + index.name()
                                + ", or read the items from the base table afterwards.",
                        read.place(),
                        read.indexPlace())
                .withSeverity(local ? Severity.WARNING : severity())
                .withFix(new Fix(
                        "Project " + names + " in " + index.name(),
                        model -> Tables.withProjection(model, read.table().name(), index, missing))));
    }
}
