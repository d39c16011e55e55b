package dev.keyloom.lint.rule;

import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.materialize.Materializer;
import dev.keyloom.model.DataModel;
import dev.keyloom.model.Entity;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.value.Item;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The item that a record would be stored as if it were the only one. */
final class LoneItem {
    private LoneItem() {}

    /** Returns the item that the entity's templates make of a record's values; nothing if they make none. */
    static Optional<MaterializedItem> of(DataModel model, Entity entity, Item values) {
        return Materializer.materialize(model.withEntities(List.of(entity))
                        .withRecords(Map.of(entity.name(), List.of(SampleRecord.of(values)))))
                .item(entity.name(), 1);
    }
}
