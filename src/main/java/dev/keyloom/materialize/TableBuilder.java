package dev.keyloom.materialize;

import dev.keyloom.model.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Puts a table's items into the order of the base table and of each index, keeping of an earlier state what still holds. */
final class TableBuilder {
    private static final MaterializedItem[] NO_ITEMS = {};

    private final TablePlan plan;
    private final List<EntityItems> entities;
    private final Changes changes;
    private final Optional<TableContents> previous;
    private final Cancellation cancellation;

    /** @param previous the table before the changes, with the same plan; nothing at first */
    TableBuilder(
            TablePlan plan,
            List<EntityItems> entities,
            Changes changes,
            Optional<TableContents> previous,
            Cancellation cancellation) {
        this.plan = plan;
        this.entities = entities;
        this.changes = changes;
        this.previous = previous;
        this.cancellation = cancellation;
    }

    TableContents build(Table table) {
        MaterializedItem[] fresh = IndexSorter.sorted(plan.primary(), changes.fresh(), cancellation);
        MaterializedItem[] candidates = candidates(fresh);
        Overwrites overwrites = Overwrites.among(candidates, plan.primary(), writeOrder());
        List<IndexContents> indexes = new ArrayList<>();
        MaterializedItem[] entering = entering(fresh, overwrites);
        for (int i = 0; i < plan.indexes().size(); i++) {
            indexes.add(i == 0 ? primary(candidates, overwrites) : secondary(i, entering, overwrites));
        }
        return new TableContents(table, plan, entities, candidates, overwrites, indexes);
    }

    /** Returns all items by primary key, those that others overwrite among them. */
    private MaterializedItem[] candidates(MaterializedItem[] fresh) {
        MaterializedItem[] old = previous.map(TableContents::candidates).orElse(NO_ITEMS);
        return changes.isEmpty()
                ? old
                : IndexMerger.merged(
                        old, changes::successor, fresh, plan.primary().order(plan.primary()), cancellation);
    }

    private IndexContents primary(MaterializedItem[] candidates, Overwrites overwrites) {
        if (previous.isPresent() && isUntouched(plan.primary(), overwrites)) {
            return previous.get().primary();
        }
        MaterializedItem[] items = overwrites.isEmpty()
                ? candidates
                : Arrays.stream(candidates)
                        .filter(item -> !overwrites.has(item))
                        .toArray(MaterializedItem[]::new);
        return new IndexContents(plan.primary(), plan.primary(), items);
    }

    private IndexContents secondary(int number, MaterializedItem[] entering, Overwrites overwrites) {
        IndexPlan index = plan.indexes().get(number);
        if (previous.isPresent() && isUntouched(index, overwrites)) {
            return previous.get().indexes().get(number);
        }
        MaterializedItem[] old =
                previous.map(table -> table.indexes().get(number).items()).orElse(NO_ITEMS);
        MaterializedItem[] fresh = IndexSorter.sorted(
                index, Arrays.stream(entering).filter(index::contains).toArray(MaterializedItem[]::new), cancellation);
        MaterializedItem[] items = IndexMerger.merged(
                old, item -> staying(item, overwrites), fresh, index.order(plan.primary()), cancellation);
        return new IndexContents(index, plan.primary(), items);
    }

    private @Nullable MaterializedItem staying(MaterializedItem old, Overwrites overwrites) {
        MaterializedItem successor = changes.successor(old);
        return successor == null || overwrites.has(successor) ? null : successor;
    }

    /** Returns the items that were in no index before, by primary key: new ones and those no longer overwritten. */
    private MaterializedItem[] entering(MaterializedItem[] fresh, Overwrites overwrites) {
        Overwrites before = overwritesBefore();
        if (before.isEmpty() && overwrites.isEmpty()) {
            return fresh;
        }
        List<MaterializedItem> entering = new ArrayList<>(Arrays.asList(fresh));
        for (MaterializedItem loser : before.losers()) {
            MaterializedItem successor = changes.successor(loser);
            if (successor != null) {
                entering.add(successor);
            }
        }
        entering.removeIf(overwrites::has);
        entering.sort(plan.primary().order(plan.primary()));
        return entering.toArray(MaterializedItem[]::new);
    }

    /** Overwrites are rare, so that an index is not examined for them: with any, all are made anew. */
    private boolean isUntouched(IndexPlan index, Overwrites overwrites) {
        return overwrites.isEmpty() && overwritesBefore().isEmpty() && !changes.touch(index);
    }

    private Overwrites overwritesBefore() {
        return previous.map(TableContents::overwrites).orElse(Overwrites.NONE);
    }

    /** Entities are written in the order of the model, their records in the order of the file. */
    private Comparator<MaterializedItem> writeOrder() {
        List<EntityPlan> plans = entities.stream().map(EntityItems::plan).toList();
        return Comparator.<MaterializedItem>comparingInt(item -> plans.indexOf(item.plan()))
                .thenComparingInt(MaterializedItem::number);
    }
}
