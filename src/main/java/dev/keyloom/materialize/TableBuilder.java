package dev.keyloom.materialize;

import dev.keyloom.model.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Puts a table's items into the order of the base table and of each index, keeping of an earlier state what still holds. */
final class TableBuilder {
    private final TablePlan plan;
    private final IndexPlan primary;
    private final Comparator<MaterializedItem> primaryOrder;
    private final List<EntityItems> entities;
    private final Changes changes;
    private final Optional<TableContents> previous;
    private final Overwrites overwritesBefore;
    private final Cancellation cancellation;

    /** @param previous the table before the changes, with the same plan; nothing at first */
    TableBuilder(
            TablePlan plan,
            List<EntityItems> entities,
            Changes changes,
            Optional<TableContents> previous,
            Cancellation cancellation) {
        this.plan = plan;
        this.primary = plan.primary();
        this.primaryOrder = primary.order(primary);
        this.entities = entities;
        this.changes = changes;
        this.previous = previous;
        this.overwritesBefore = previous.map(TableContents::overwrites).orElse(Overwrites.NONE);
        this.cancellation = cancellation;
    }

    TableContents build(Table table) {
        Run fresh = IndexSorter.sorted(primary, changes.fresh(), cancellation);
        Run candidates = candidates(fresh);
        Overwrites overwrites = overwrites(candidates, fresh);
        MaterializedItem[] entering = entering(fresh.items(), overwrites);
        List<IndexContents> indexes = new ArrayList<>();
        indexes.add(primary(candidates, overwrites));
        for (int number = 1; number < plan.indexes().size(); number++) {
            indexes.add(secondary(number, entering, overwrites));
        }
        return new TableContents(table, plan, entities, candidates, overwrites, indexes);
    }

    /** Returns all items by primary key, those that others overwrite among them. */
    private Run candidates(Run fresh) {
        if (previous.isEmpty()) {
            return fresh;
        }
        Run old = previous.get().candidates();
        return changes.isEmpty() ? old : merged(primary, old, Overwrites.NONE, fresh, primaryOrder);
    }

    private Overwrites overwrites(Run candidates, Run fresh) {
        boolean areFew = fresh.size() < candidates.size() / Changes.SEARCH_COST;
        if (areFew && overwritesBefore.isEmpty() && !Overwrites.hasAny(candidates, fresh.items(), primaryOrder)) {
            return Overwrites.NONE;
        }
        return Overwrites.among(candidates, primary, writeOrder());
    }

    private IndexContents primary(Run candidates, Overwrites overwrites) {
        if (previous.isPresent() && isUntouched(primary, overwrites)) {
            return previous.get().primary();
        }
        if (overwrites.isEmpty()) {
            return new IndexContents(primary, primary, candidates);
        }
        MaterializedItem[] items = Arrays.stream(candidates.items())
                .filter(item -> !overwrites.has(item))
                .toArray(MaterializedItem[]::new);
        return new IndexContents(primary, primary, Run.of(primary, items));
    }

    private IndexContents secondary(int number, MaterializedItem[] entering, Overwrites overwrites) {
        IndexPlan index = plan.indexes().get(number);
        if (previous.isPresent() && isUntouched(index, overwrites)) {
            return previous.get().indexes().get(number);
        }
        MaterializedItem[] inIndex =
                Arrays.stream(entering).filter(index::contains).toArray(MaterializedItem[]::new);
        Run fresh = IndexSorter.sorted(index, inIndex, cancellation);
        Run run = previous.isEmpty()
                ? fresh
                : merged(index, previous.get().indexes().get(number).run(), overwrites, fresh, index.order(primary));
        return new IndexContents(index, primary, run);
    }

    private Run merged(IndexPlan index, Run old, Overwrites overwrites, Run fresh, Comparator<MaterializedItem> order) {
        MaterializedItem[] items = old.items();
        // With overwrites several items may have one key, or be about to leave: then each is looked at.
        int[] affected = overwrites.isEmpty() && overwritesBefore.isEmpty()
                ? changes.affected(index, items, order)
                : IntStream.range(0, items.length)
                        .filter(i -> successor(items[i], overwrites) != items[i])
                        .toArray();
        return IndexMerger.merged(
                index, old, affected, item -> successor(item, overwrites), fresh.items(), order, cancellation);
    }

    private @Nullable MaterializedItem successor(MaterializedItem old, Overwrites overwrites) {
        MaterializedItem successor = changes.successor(old);
        return successor == null || overwrites.has(successor) ? null : successor;
    }

    /** Returns the items that were in no index before, by primary key: new ones and those no longer overwritten. */
    private MaterializedItem[] entering(MaterializedItem[] fresh, Overwrites overwrites) {
        if (overwritesBefore.isEmpty() && overwrites.isEmpty()) {
            return fresh;
        }
        List<MaterializedItem> entering = new ArrayList<>(Arrays.asList(fresh));
        for (MaterializedItem loser : overwritesBefore.losers()) {
            MaterializedItem successor = changes.successor(loser);
            if (successor != null) {
                entering.add(successor);
            }
        }
        entering.removeIf(overwrites::has);
        entering.sort(primaryOrder);
        return entering.toArray(MaterializedItem[]::new);
    }

    /** Overwrites are rare, so that an index is not examined for them: with any, all are made anew. */
    private boolean isUntouched(IndexPlan index, Overwrites overwrites) {
        return overwrites.isEmpty() && overwritesBefore.isEmpty() && !changes.touch(index);
    }

    /** Entities are written in the order of the model, their records in the order of the file. */
    private Comparator<MaterializedItem> writeOrder() {
        List<EntityPlan> plans = entities.stream().map(EntityItems::plan).toList();
        return Comparator.<MaterializedItem>comparingInt(item -> plans.indexOf(item.plan()))
                .thenComparingInt(MaterializedItem::number);
    }
}
