package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.SecondaryIndex;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** An index that holds several kinds of items, and what each of them means there. */
public final class OverloadedIndex implements Rule {
    @Override
    public String id() {
        return "I03";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public String summary() {
        return "An index is overloaded";
    }

    @Override
    public String reference() {
        return "One index can serve several kinds of items: AWS developer guide, overloading global secondary indexes";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        KeyCells cells = KeyCells.of(context);
        for (Table table : context.model().tables()) {
            for (SecondaryIndex index : table.schema().indexes()) {
                List<KeyRow> rows = cells.rows(table, index.ref()).stream()
                        .filter(KeyRow::isWhole)
                        .toList();
                if (rows.size() > 1) {
                    findings.accept(finding(context, table, index, rows, cells));
                }
            }
        }
    }

    private Finding finding(LintContext context, Table table, SecondaryIndex index, List<KeyRow> rows, KeyCells cells) {
        Optional<List<KeyRow>> alike = alike(context, rows, cells);
        String list = rows.stream()
                .map(row -> row.name() + " ("
                        + row.cells().stream()
                                .map(cell -> cell.template().text())
                                .collect(Collectors.joining(" / "))
                        + ")")
                .collect(Collectors.joining(", "));
        Finding finding = Finding.of(
                this,
                index.name() + " holds " + list
                        + alike.map(pair -> "; nothing in their sort keys tells "
                                        + pair.get(0).name() + " from "
                                        + pair.get(1).name() + " in one partition")
                                .orElse(""),
                alike.isPresent()
                        ? "Begin the sort keys of each kind with a prefix of its own."
                        : "Keep the note on what each kind means in this index; it is part of the chart.",
                new Where.Index(table.name(), index.ref()));
        return alike.isPresent() ? finding.withSeverity(Severity.WARNING) : finding;
    }

    /** Returns two kinds that can be in one partition and whose sort keys begin alike. */
    private static Optional<List<KeyRow>> alike(LintContext context, List<KeyRow> rows, KeyCells cells) {
        for (int i = 0; i < rows.size(); i++) {
            for (int j = i + 1; j < rows.size(); j++) {
                KeyRow first = rows.get(i);
                KeyRow second = rows.get(j);
                Set<String> names = new LinkedHashSet<>(
                        List.of(first.entity().name(), second.entity().name()));
                if (names.size() == 2
                        && !SharedPrimaryKey.isMeant(context.model(), names)
                        && beginAlike(first, second)
                        && cells.sharePartition(first, second)) {
                    return Optional.of(List.of(first, second));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean beginAlike(KeyRow first, KeyRow second) {
        if (first.sort().isEmpty() || second.sort().isEmpty()) {
            return true;
        }
        Set<String> heads = TemplateTexts.heads(first.sort().get(0).template(), first.entity());
        Set<String> others = TemplateTexts.heads(second.sort().get(0).template(), second.entity());
        return heads.stream().anyMatch(head -> head.isEmpty() || others.contains(head)) || others.contains("");
    }
}
