package dev.keyloom.materialize;

import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Renders an entity's records, of an earlier state only those that it did not have. */
final class EntityMaterializer {
    private final Changes changes;
    private final Cancellation cancellation;

    EntityMaterializer(Changes changes, Cancellation cancellation) {
        this.changes = changes;
        this.cancellation = cancellation;
    }

    /** Returns the items of an entity's records, and notes how they differ from the earlier ones. */
    EntityItems items(Entity entity, TablePlan table, List<SampleRecord> records, Optional<EntityItems> earlier) {
        Optional<EntityItems> reusable = earlier.filter(items -> items.plan().fits(entity, table));
        if (reusable.isPresent() && reusable.get().records() == records) {
            return reusable.get();
        }
        EntityPlan plan = reusable.map(EntityItems::plan).orElseGet(() -> new EntityPlan(entity, table));
        if (reusable.isEmpty()) {
            earlier.ifPresent(changes::drop);
            return rendered(plan, records, new MaterializedItem[records.size()]);
        }
        RecordMatch match = new RecordMatch(reusable.get(), records);
        changes.replace(reusable.get(), match.successors());
        return rendered(plan, records, match.items());
    }

    private EntityItems rendered(EntityPlan plan, List<SampleRecord> records, @Nullable MaterializedItem[] items) {
        List<NotWritten> refused = new ArrayList<>();
        RecordRenderer renderer = new RecordRenderer(plan, refused::add);
        for (int i = 0; i < items.length; i++) {
            cancellation.check(i);
            if (items[i] == null) {
                MaterializedItem item = renderer.render(records.get(i), i + 1);
                items[i] = item;
                if (item != null) {
                    changes.add(item);
                }
            }
        }
        return new EntityItems(plan, records, items, refused);
    }
}
