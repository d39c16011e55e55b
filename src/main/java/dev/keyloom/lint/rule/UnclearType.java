package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.Fix;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.AttributeValue;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** A record of one of several entities that share their keys, whose item does not say which of them it is. */
public final class UnclearType implements Rule {
    @Override
    public String id() {
        return "D09";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public String summary() {
        return "An item does not say which of several entities it is";
    }

    @Override
    public String reference() {
        return "Where two kinds of items share a key template, only an attribute tells them apart";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Set<Set<String>> pairs = pairs(context);
        for (Set<String> pair : pairs) {
            Entity first = context.model().entity(pair.iterator().next()).orElseThrow();
            Table table = context.tableOf(first).orElseThrow();
            if (table.typeAttribute().isEmpty()) {
                findings.accept(withoutType(table, pair));
            }
        }
        Cap cap = new Cap(findings);
        for (StoredItem item : StoredItems.of(context)) {
            Optional<AttributeValue> type = item.storedType();
            boolean isRight = type.isEmpty()
                    || type.get().equals(AttributeValue.of(item.entity().name()));
            pairs.stream()
                    .filter(pair -> !isRight && pair.contains(item.entity().name()))
                    .findFirst()
                    .ifPresent(pair -> cap.add(item.entity().name(), () -> finding(item, pair, type.orElseThrow())));
        }
    }

    /** Returns the pairs of entities whose keys do not tell them apart, be it on purpose. */
    private static Set<Set<String>> pairs(LintContext context) {
        Set<Set<String>> pairs = new LinkedHashSet<>();
        KeyCells cells = KeyCells.of(context);
        for (Table table : context.model().tables()) {
            List<KeyRow> rows = cells.rows(table, IndexRef.PRIMARY).stream()
                    .filter(KeyRow::isWhole)
                    .toList();
            for (int i = 0; i < rows.size(); i++) {
                for (int j = i + 1; j < rows.size(); j++) {
                    KeyRow first = rows.get(i);
                    KeyRow second = rows.get(j);
                    if (!first.entity().name().equals(second.entity().name())
                            && SharedPrimaryKey.collide(cells, first, second)) {
                        pairs.add(new LinkedHashSet<>(
                                List.of(first.entity().name(), second.entity().name())));
                    }
                }
            }
        }
        return pairs;
    }

    private Finding withoutType(Table table, Set<String> pair) {
        List<Where> where = new ArrayList<>(List.of(new Where.Table(table.name())));
        pair.forEach(name -> where.add(new Where.Entity(name)));
        return Finding.of(
                        this,
                        "An item could be " + String.join(" or ", pair) + ": they share their keys, and table "
                                + table.name() + " has no type attribute",
                        "Write the entity's name into an attribute of every item.",
                        where.toArray(Where[]::new))
                .withFix(new Fix(
                        "Write the entity's name into Type",
                        model -> Models.withTable(
                                model, table.name(), old -> old.withTypeAttribute(Optional.of("Type")))));
    }

    private Finding finding(StoredItem item, Set<String> pair, AttributeValue type) {
        String attribute = item.table().typeAttribute().orElseThrow();
        String what = type instanceof AttributeValue.NULL
                ? "it has no " + attribute
                : attribute + " is " + RecordNames.quoted(type);
        return Finding.of(
                        this,
                        item.name() + " could be " + String.join(" or ", pair) + ": " + what,
                        "Set " + attribute + " to " + item.entity().name() + ".",
                        item.where())
                .withFix(new Fix(
                        "Set " + attribute + " to " + item.entity().name(),
                        model -> Models.withRecord(
                                model,
                                item.entity().name(),
                                item.number(),
                                old -> new SampleRecord(
                                        old.values(),
                                        old.stored().map(stored -> stored.without(attribute)),
                                        old.note()))));
    }
}
