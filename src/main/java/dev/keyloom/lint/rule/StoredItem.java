package dev.keyloom.lint.rule;

import dev.keyloom.lint.Fix;
import dev.keyloom.lint.Where;
import dev.keyloom.materialize.MaterializedItem;
import dev.keyloom.model.Entity;
import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.model.Table;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.Optional;

/**
 * A record that stands for an item as it was found stored, beside the keys that the templates make of it.
 *
 * @param number of the record within its entity, from 1
 * @param made the item that the templates make; nothing if they make none
 */
record StoredItem(Table table, Entity entity, int number, SampleRecord record, Optional<MaterializedItem> made) {
    Item stored() {
        return record.stored().orElse(Item.EMPTY);
    }

    String name() {
        return RecordNames.of(entity, record, number);
    }

    Where where() {
        return new Where.Record(entity.name(), number);
    }

    Optional<AttributeValue> madeKey(String attribute) {
        return made.flatMap(item -> item.keyValue(attribute));
    }

    /** Returns the type attribute's value as it was stored; nothing if the record does not say. */
    Optional<AttributeValue> storedType() {
        return table.typeAttribute().flatMap(stored()::get);
    }

    /** Says whether the author means some records of the mapping that applies to stay out of an index. */
    boolean mayStayOut(IndexRef index) {
        return made.flatMap(item -> item.mapping(index))
                .flatMap(KeyMapping::sparse)
                .orElse(false);
    }

    /** Returns a fix that stores the item as the templates say; its type stays as it is. */
    Fix rewritten() {
        return new Fix(
                "Write " + name() + " as the templates say",
                model -> Models.withRecord(model, entity.name(), number, old -> {
                    if (storedType().isEmpty()) {
                        return new SampleRecord(old.values(), Optional.empty(), old.note());
                    }
                    Item.Builder keys = Item.builder();
                    table.schema()
                            .keyAttributes()
                            .forEach(key -> madeKey(key.name()).ifPresent(value -> keys.put(key.name(), value)));
                    keys.put(table.typeAttribute().orElseThrow(), storedType().get());
                    return new SampleRecord(old.values(), Optional.of(keys.build()), old.note());
                }));
    }
}
