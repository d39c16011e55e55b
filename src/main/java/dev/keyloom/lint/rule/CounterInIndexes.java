package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.model.EntityAttribute;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.SecondaryIndex;
import dev.keyloom.value.AttributeType;
import java.util.List;
import java.util.function.Consumer;

/** Finds counters on items that are in indexes which project them. */
public final class CounterInIndexes implements Rule {
    @Override
    public String id() {
        return "C05";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public String summary() {
        return "Each change of a counter is written to every index";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/GSI.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Entity entity : context.model().entities()) {
            for (EntityAttribute attribute : entity.attributes()) {
                if (isCounter(context, entity, attribute)) {
                    check(context, entity, attribute.name(), findings);
                }
            }
        }
    }

    private void check(LintContext context, Entity entity, String attribute, Consumer<Finding> findings) {
        List<String> copied = context.tableOf(entity).stream()
                .flatMap(table -> table.schema().indexes().stream())
                .filter(index -> isProjected(index, attribute))
                .filter(index ->
                        KeyCells.of(context).rows(entity, index.ref()).stream().anyMatch(KeyRow::isWhole))
                .map(SecondaryIndex::name)
                .toList();
        if (copied.isEmpty()) {
            return;
        }
        boolean isInTransaction = PatternWrites.of(context).of(entity.name()).stream()
                .anyMatch(write -> write.isInTransaction() && write.changes(attribute));
        int writes = 1 + copied.size();
        findings.accept(Finding.of(
                this,
                entity.name() + "." + attribute + " +1 is " + writes + " writes: the item and its copies in "
                        + String.join(", ", copied)
                        + (isInTransaction ? "; " + (writes + 1) + " units in a transaction" : ""),
                "Keep it in an item of its own that is in no index, or project keys only, where it changes often.",
                new Where.Attribute(entity.name(), attribute)));
    }

    private static boolean isProjected(SecondaryIndex index, String attribute) {
        return switch (index.projection().kind()) {
            case ALL -> true;
            case INCLUDE -> index.projection().attributes().contains(attribute);
            case KEYS_ONLY -> false;
        };
    }

    private static boolean isCounter(LintContext context, Entity entity, EntityAttribute attribute) {
        boolean isDeclared = context.model().constraints().counters().stream()
                .anyMatch(counter -> counter.entity().equals(entity.name())
                        && counter.attribute().equals(attribute.name()));
        boolean isCountedUp = PatternWrites.of(context).of(entity.name()).stream()
                .anyMatch(write -> Increments.changes(write.step(), attribute.name()));
        return isDeclared || (attribute.type() == AttributeType.N && isCountedUp);
    }
}
