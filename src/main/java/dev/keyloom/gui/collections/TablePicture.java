package dev.keyloom.gui.collections;

import dev.keyloom.diagram.EntityColors;
import dev.keyloom.gui.document.Derived;
import dev.keyloom.materialize.IndexContents;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.NotWritten;
import dev.keyloom.materialize.TableContents;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.schema.IndexRef;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * All that is shown of a table, as far as it takes time to find: what the filter leaves of each index, and what each index
 * leaves out.
 *
 * @param entityCounts the items of each entity of the table, in the order of the model
 * @param notWritten the records that no item stands for
 * @param indexes the base table, then the indexes in the order of the schema
 */
record TablePicture(
        TableContents table,
        EntityColors colors,
        Map<String, Integer> entityCounts,
        List<NotWritten> notWritten,
        List<IndexPicture> indexes) {
    TablePicture {
        entityCounts = Collections.unmodifiableMap(new LinkedHashMap<>(entityCounts));
        notWritten = List.copyOf(notWritten);
        indexes = List.copyOf(indexes);
    }

    /**
     * One index of a table.
     *
     * @param all every item that is in it
     * @param shown those that the filter leaves
     * @param absent how many items of each entity are not in it
     */
    record IndexPicture(IndexContents all, IndexContents shown, Map<String, Integer> absent) {
        IndexPicture {
            absent = Collections.unmodifiableMap(new LinkedHashMap<>(absent));
        }

        IndexRef ref() {
            return all.ref();
        }

        int absentCount() {
            return absent.values().stream().mapToInt(Integer::intValue).sum();
        }
    }

    /**
     * Returns the picture of a table.
     *
     * @param only the entities to be shown; all if none is named
     */
    static TablePicture of(Derived derived, TableContents table, Set<String> only, BooleanSupplier cancelled) {
        DataModel model = derived.document().model();
        List<NotWritten> notWritten = table.notWritten();
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (Entity entity : model.entitiesOf(table.name())) {
            counts.put(entity.name(), model.recordsOf(entity.name()).size());
        }
        notWritten.forEach(record -> counts.computeIfPresent(record.entity(), (entity, count) -> count - 1));
        List<IndexPicture> indexes = new ArrayList<>();
        for (IndexContents index : table.indexes()) {
            if (cancelled.getAsBoolean()) {
                break; // nobody waits for the rest
            }
            IndexContents shown = only.isEmpty() ? index : index.keeping(item -> only.contains(item.entity()));
            indexes.add(new IndexPicture(
                    index, shown, index.ref().isPrimary() ? Map.of() : table.absentCounts(index.ref())));
        }
        return new TablePicture(table, EntityColors.of(model), counts, notWritten, indexes);
    }

    /** Returns the item of a record by its number from 1. */
    Optional<MaterializedItem> item(String entity, int number) {
        return table.item(entity, number);
    }

    /** Says why a record is not written. */
    Optional<NotWritten> notWritten(String entity, int number) {
        return notWritten.stream()
                .filter(record -> record.entity().equals(entity) && record.number() == number)
                .findFirst();
    }
}
