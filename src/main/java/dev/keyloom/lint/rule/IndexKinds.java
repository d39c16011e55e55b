package dev.keyloom.lint.rule;

import dev.keyloom.lint.LintContext;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The kinds in each index of a design, worked out once for all rules. */
final class IndexKinds {
    private final KeyCells chart;
    private final Map<Place, List<IndexKind>> kinds = new ConcurrentHashMap<>();

    private record Place(String table, IndexRef index) {}

    private IndexKinds(LintContext context) {
        this.chart = KeyCells.of(context);
    }

    static IndexKinds of(LintContext context) {
        return context.derived(IndexKinds.class, IndexKinds::new);
    }

    /** Returns the kinds that an index can hold, in the order of the model. */
    List<IndexKind> in(Table table, IndexRef index) {
        return kinds.computeIfAbsent(
                new Place(table.name(), index),
                place -> chart.rows(table, index).stream()
                        .flatMap(row -> IndexKind.of(row).stream())
                        .toList());
    }
}
