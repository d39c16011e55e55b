package dev.keyloom.materialize;

import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a table and its indexes hold once all sample records are written. */
public final class TableContents {
    private final Table table;
    private final TablePlan plan;
    private final List<EntityItems> entities;
    private final Run candidates;
    private final Overwrites overwrites;
    private final List<IndexContents> indexes;

    TableContents(
            Table table,
            TablePlan plan,
            List<EntityItems> entities,
            Run candidates,
            Overwrites overwrites,
            List<IndexContents> indexes) {
        this.table = table;
        this.plan = plan;
        this.entities = List.copyOf(entities);
        this.candidates = candidates;
        this.overwrites = overwrites;
        this.indexes = List.copyOf(indexes);
    }

    public Table table() {
        return table;
    }

    public String name() {
        return table.name();
    }

    /** Returns the base table. */
    public IndexContents primary() {
        return indexes.get(0);
    }

    /** Returns the base table, then the indexes in the order of the schema. */
    public List<IndexContents> indexes() {
        return indexes;
    }

    /** Returns the base table or an index; nothing if the table has no such index. */
    public Optional<IndexContents> index(IndexRef ref) {
        return indexes.stream().filter(index -> index.ref().equals(ref)).findFirst();
    }

    /** Returns the item of a record by its number from 1; nothing if it was not written, or there is no such record. */
    public Optional<MaterializedItem> item(String entity, int number) {
        return entities.stream()
                .filter(items -> items.plan().entity().equals(entity))
                .findFirst()
                .filter(items -> number >= 1 && number <= items.records().size())
                .map(items -> items.item(number))
                .filter(item -> !overwrites.has(item));
    }

    /** Returns where an item stands: in the base table, then in each index that it is in. One write, so many places. */
    public List<IndexPlace> placesOf(MaterializedItem item) {
        return indexes.stream().flatMap(index -> index.placeOf(item).stream()).toList();
    }

    /** Returns the items that are not in an index, by primary key. Goes through all items. */
    public List<MaterializedItem> absentFrom(IndexRef ref) {
        return plan.index(ref)
                .map(index -> primary().entries().stream()
                        .filter(item -> !index.contains(item))
                        .toList())
                .orElse(List.of());
    }

    /**
     * Returns how many items of each entity are not in an index; entities that are wholly in it are left out. Goes through all
     * items.
     */
    public Map<String, Integer> absentCounts(IndexRef ref) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (EntityItems items : entities) {
            int absent = absentCount(items, ref);
            if (absent > 0) {
                counts.put(items.plan().entity(), absent);
            }
        }
        return counts;
    }

    /** Returns the records that no item stands for, by entity and number. */
    public List<NotWritten> notWritten() {
        List<NotWritten> all = new ArrayList<>();
        for (EntityItems items : entities) {
            List<NotWritten> ofEntity = new ArrayList<>(items.refused());
            ofEntity.addAll(overwrites.messages(items.plan()));
            ofEntity.sort(Comparator.comparingInt(NotWritten::number));
            all.addAll(ofEntity);
        }
        return List.copyOf(all);
    }

    TablePlan plan() {
        return plan;
    }

    List<EntityItems> entities() {
        return entities;
    }

    /** Returns all items by primary key, those that others overwrite among them; not to be changed. */
    Run candidates() {
        return candidates;
    }

    Overwrites overwrites() {
        return overwrites;
    }

    private int absentCount(EntityItems items, IndexRef ref) {
        IndexPlan index = plan.index(ref).orElse(plan.primary());
        int absent = 0;
        for (int number = 1; number <= items.records().size(); number++) {
            MaterializedItem item = items.item(number);
            if (item != null && !index.contains(item) && !overwrites.has(item)) {
                absent++;
            }
        }
        return absent;
    }
}
