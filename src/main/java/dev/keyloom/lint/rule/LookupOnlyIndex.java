package dev.keyloom.lint.rule;

import dev.keyloom.lint.Finding;
import dev.keyloom.lint.LintContext;
import dev.keyloom.lint.Rule;
import dev.keyloom.lint.Where;
import dev.keyloom.model.Operation;
import dev.keyloom.model.Table;
import dev.keyloom.problem.Severity;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.SecondaryIndex;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** An index that is only asked for single records by their identifier. */
public final class LookupOnlyIndex implements Rule {
    @Override
    public String id() {
        return "I11";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public String summary() {
        return "An index serves only lookups by identifier";
    }

    @Override
    public String reference() {
        return "Where the identifier held the parent, the primary key would do: AWS developer guide, best practices for modelling relational data";
    }

    @Override
    public void check(LintContext context, Consumer<Finding> findings) {
        KeyCells cells = KeyCells.of(context);
        for (Table table : context.model().tables()) {
            for (SecondaryIndex index : table.schema().indexes()) {
                List<KeyRow> rows = cells.rows(table, index.ref());
                List<ReadStep> reads = ReadSteps.of(context).stream()
                        .filter(read -> read.reads(table, index.ref()))
                        .toList();
                boolean areLookups = reads.stream().allMatch(read -> read.step().operation() == Operation.QUERY);
                if (!rows.isEmpty()
                        && !reads.isEmpty()
                        && areLookups
                        && rows.stream().allMatch(row -> isLookup(cells, row))) {
                    findings.accept(finding(table, index, rows.get(0), cells));
                }
            }
        }
    }

    /** The index finds one record by its identifier, and the base key holds something more. */
    private static boolean isLookup(KeyCells cells, KeyRow row) {
        Set<String> partition = new LinkedHashSet<>();
        row.partition().forEach(cell -> partition.addAll(cell.template().attributeNames()));
        Set<String> identifier = Set.copyOf(row.entity().identifier());
        return !identifier.isEmpty()
                && partition.equals(identifier)
                && parents(cells, row).isPresent();
    }

    private static Optional<Set<String>> parents(KeyCells cells, KeyRow row) {
        return cells.rows(row.entity(), IndexRef.PRIMARY).stream()
                .map(base -> {
                    Set<String> parents = new LinkedHashSet<>();
                    base.partition()
                            .forEach(cell -> parents.addAll(cell.template().attributeNames()));
                    parents.removeAll(row.entity().identifier());
                    return parents;
                })
                .filter(parents -> !parents.isEmpty())
                .findFirst();
    }

    private Finding finding(Table table, SecondaryIndex index, KeyRow row, KeyCells cells) {
        String parents = String.join(", ", parents(cells, row).orElse(Set.of()));
        return Finding.of(
                this,
                index.name() + " only finds " + row.entity().name() + " by "
                        + String.join(", ", row.entity().identifier())
                        + ", which the primary key could do if whoever asks knew " + parents,
                "If it does, let " + parents + " be part of the identifier and drop the index.",
                new Where.Index(table.name(), index.ref()),
                new Where.Entity(row.entity().name()));
    }
}
