package dev.keyloom.gui.records;

import dev.keyloom.materialize.Materialization;
import dev.keyloom.materialize.NotWritten;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The records that have no item, and why, by entity and position. */
final class RecordFaults {
    static final RecordFaults NONE = new RecordFaults(Map.of());

    private final Map<String, Map<Integer, NotWritten>> byEntity;

    private RecordFaults(Map<String, Map<Integer, NotWritten>> byEntity) {
        this.byEntity = byEntity;
    }

    static RecordFaults of(Materialization items) {
        Map<String, Map<Integer, NotWritten>> byEntity = new HashMap<>();
        for (NotWritten record : items.notWritten()) {
            byEntity.computeIfAbsent(record.entity(), name -> new HashMap<>()).put(record.number() - 1, record);
        }
        return new RecordFaults(byEntity);
    }

    /** Returns how many records of an entity have no item. */
    int count(String entity) {
        return byEntity.getOrDefault(entity, Map.of()).size();
    }

    /** Returns why the record at a position, from 0, has no item. */
    Optional<NotWritten> at(String entity, int position) {
        return Optional.ofNullable(byEntity.getOrDefault(entity, Map.of()).get(position));
    }
}
