package dev.keyloom.pattern;

import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.Item;
import java.util.Optional;

/**
 * An item that a request gave back, and the record that it stands for.
 *
 * @param index where it was read
 * @param item all attributes that the base table or index holds of it
 * @param source the record's item; nothing if a write of the same pattern made it
 */
public record AnsweredItem(String table, IndexRef index, Item item, Optional<MaterializedItem> source) {
    public Optional<RecordRef> record() {
        return source.map(made -> new RecordRef(made.entity(), made.number(), made.record()));
    }

    /** Returns the entity's name, or a question mark for an item that no record made. */
    public String entity() {
        return source.map(MaterializedItem::entity).orElse("?");
    }
}
