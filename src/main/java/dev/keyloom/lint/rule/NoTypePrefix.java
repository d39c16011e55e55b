package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.problem.Severity;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;

/** A partition key, or the sort key of an edge, that does not say of what kind its item is. */
public final class NoTypePrefix implements Rule {
    @Override
    public String id() {
        return "K07";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public String summary() {
        return "A key has no type prefix though several entities share the table";
    }

    @Override
    public String reference() {
        return "Prefixes keep kinds of items apart in one table: AWS developer guide, best practices for sort keys";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        Set<String> edges = new LinkedHashSet<>();
        context.model()
                .relationships()
                .forEach(relationship -> relationship.via().ifPresent(edges::add));
        for (KeyRow row : KeyCells.of(context).rows()) {
            boolean isShared = context.model().entitiesOf(row.table().name()).size() > 1;
            if (!row.index().isPrimary() || !isShared) {
                continue;
            }
            for (KeyCell cell : row.cells()) {
                boolean isMeant =
                        cell.isPartition() || edges.contains(row.entity().name());
                if (isMeant && cell.isOwn() && cell.isText() && !saysItsKind(cell)) {
                    findings.accept(Finding.of(
                            this,
                            cell.name() + " has no type prefix: \""
                                    + cell.written().text() + "\"",
                            "Begin the key with the kind of item, as in \""
                                    + row.entity().name().toUpperCase(Locale.ROOT) + "#"
                                    + cell.written().text() + "\".",
                            cell.where()));
                }
            }
        }
    }

    private static boolean saysItsKind(KeyCell cell) {
        return TemplateTexts.heads(cell.template(), cell.entity()).stream().allMatch(TemplateTexts::hasLetter);
    }
}
