package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.CollectionNote;
import dev.keyloom.model.Entity;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Finds entities without keys, and notes on collections that name kinds which are not there. */
public final class IncompleteChart implements Rule {
    @Override
    public String id() {
        return "X01";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "The entity chart has a hole, or a note on it does not fit";
    }

    @Override
    public String reference() {
        return "https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/bp-modeling-nosql-B.html";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        for (Entity entity : context.model().entities()) {
            context.tableOf(entity).ifPresent(table -> check(context, entity, table, findings));
        }
        List<CollectionNote> notes = context.model().collections();
        for (int i = 0; i < notes.size(); i++) {
            check(context, notes.get(i), i, findings);
        }
    }

    private void check(LintContext context, Entity entity, Table table, Consumer<Finding> findings) {
        boolean isWhole =
                KeyCells.of(context).rows(entity, IndexRef.PRIMARY).stream().anyMatch(KeyRow::isWhole);
        if (!isWhole) {
            boolean isThere = !entity.mappings(IndexRef.PRIMARY).isEmpty();
            findings.accept(Finding.of(
                    this,
                    entity.name()
                            + (isThere ? " has only a part of the primary key of " : " has no primary key in ")
                            + table.name(),
                    "Give it a template for "
                            + String.join(" and ", table.schema().key().attributeNames()) + ".",
                    new Where.Entity(entity.name())));
        }
    }

    private void check(LintContext context, CollectionNote note, int position, Consumer<Finding> findings) {
        for (String kind : note.order()) {
            int colon = kind.indexOf(':');
            String name = colon < 0 ? kind : kind.substring(0, colon);
            Optional<Entity> entity = context.model().entity(name);
            boolean isThere = entity.filter(
                            found -> isIn(context, found, note, colon < 0 ? "" : kind.substring(colon + 1)))
                    .isPresent();
            if (!isThere) {
                findings.accept(Finding.of(
                        this,
                        "The note on " + note.index().name()
                                + note.partition().map(text -> " " + text).orElse("") + " names " + kind
                                + ", which no template puts there",
                        "Correct the note, or give the entity keys in "
                                + note.index().name() + ".",
                        new Where.Constraint("collections", position)));
            }
        }
    }

    private static boolean isIn(LintContext context, Entity entity, CollectionNote note, String variant) {
        return KeyCells.of(context).rows(entity, note.index()).stream()
                .anyMatch(row -> variant.isEmpty() || row.of().variant().equals(Optional.of(variant)));
    }
}
