package dev.keyloom.materialize;

import dev.keyloom.model.SampleRecord;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What has become of one entity's records. */
final class EntityItems {
    private final EntityPlan plan;
    private final List<SampleRecord> records;
    /** By record number − 1; null where the record could not be written. */
    private final @Nullable MaterializedItem[] items;

    private final List<NotWritten> refused;

    /** @param items not changed afterwards */
    EntityItems(
            EntityPlan plan, List<SampleRecord> records, @Nullable MaterializedItem[] items, List<NotWritten> refused) {
        this.plan = plan;
        this.records = records;
        this.items = items;
        this.refused = List.copyOf(refused);
    }

    EntityPlan plan() {
        return plan;
    }

    List<SampleRecord> records() {
        return records;
    }

    /** Returns the item of a record, null if it could not be written. */
    @Nullable
    MaterializedItem item(int number) {
        return items[number - 1];
    }

    /** Returns the records that could not be written, by number. */
    List<NotWritten> refused() {
        return refused;
    }
}
