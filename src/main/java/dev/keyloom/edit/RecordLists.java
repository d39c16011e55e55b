package dev.keyloom.edit;

import dev.keyloom.model.RecordList;
import dev.keyloom.model.SampleRecord;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Sample records by entity. */
final class RecordLists {
    private RecordLists() {}

    /**
     * Returns the records with each one of an entity changed, of many records not before they are looked at
     * ({@link RecordList#mapped}); what stays the same object is shared.
     */
    static Map<String, List<SampleRecord>> changed(
            Map<String, List<SampleRecord>> records, String entity, UnaryOperator<SampleRecord> change) {
        RecordList old = RecordList.copyOf(records.getOrDefault(entity, List.of()));
        return with(records, entity, old.mapped(change));
    }

    /** Returns the records with an entity's list replaced; an entity without records has no entry. */
    static Map<String, List<SampleRecord>> with(
            Map<String, List<SampleRecord>> records, String entity, List<SampleRecord> list) {
        Map<String, List<SampleRecord>> changed = new LinkedHashMap<>(records);
        if (list.isEmpty()) {
            changed.remove(entity);
        } else {
            changed.put(entity, list);
        }
        return changed;
    }
}
