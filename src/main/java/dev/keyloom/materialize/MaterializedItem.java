package dev.keyloom.materialize;

import dev.keyloom.model.KeyMapping;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.schema.IndexEntries;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The item that a sample record is stored as. It holds the record and its key values alone; attributes, projections and
 * sizes are put together when asked for, since a large model has a million items.
 */
public final class MaterializedItem {
    private final EntityPlan plan;
    private final SampleRecord record;
    private final int number;
    /** Key values by slot; an absent one is null, those at the end are left out. */
    private final @Nullable AttributeValue[] keys;

    MaterializedItem(EntityPlan plan, SampleRecord record, int number, @Nullable AttributeValue[] keys) {
        this.plan = plan;
        this.record = record;
        this.number = number;
        this.keys = keys;
    }

    /** Returns the name of the record's entity. */
    public String entity() {
        return plan.entity();
    }

    /** Returns the record's number within its entity, from 1. */
    public int number() {
        return number;
    }

    public SampleRecord record() {
        return record;
    }

    /** Returns the value of a key attribute of the table or of any index; nothing if the item does not have it. */
    public Optional<AttributeValue> keyValue(String keyAttribute) {
        int slot = plan.table().slotOf(keyAttribute);
        return slot < 0 || !hasSlot(slot) ? Optional.empty() : Optional.of(slot(slot));
    }

    /** Says whether the item is in an index; it always is in the base table. */
    public boolean isIn(IndexRef index) {
        return plan.table().index(index).filter(found -> found.contains(this)).isPresent();
    }

    /** Returns the key attributes of an index that keep the item out of it, since it does not have them. */
    public List<String> missingFrom(IndexRef index) {
        return plan.table().index(index).stream()
                .flatMap(found -> found.key().all().stream())
                .map(KeyAttribute::name)
                .filter(name -> keyValue(name).isEmpty())
                .toList();
    }

    /** Returns the index's key attributes, then the table's, as far as the item has them: what names an entry. */
    public Item keyIn(IndexRef index) {
        Item.Builder key = Item.builder();
        plan.table().index(index).ifPresent(found -> putKeys(found.key().attributeNames(), key));
        putKeys(plan.table().schema().key().attributeNames(), key);
        return key.build();
    }

    /** Returns the key mapping that applies to the record in an index: the first whose condition holds. */
    public Optional<KeyMapping> mapping(IndexRef index) {
        return plan.mappingFor(index, record.values());
    }

    /** Returns the name of the variant that applies to the record in an index, where it has a name. */
    public Optional<String> variant(IndexRef index) {
        return mapping(index).flatMap(KeyMapping::variant);
    }

    /**
     * Returns all attributes: the keys in the order of the schema, the type attribute, then the record's own. A key made
     * by a template stands in place of a record's attribute of the same name.
     */
    public Item attributes() {
        Item.Builder attributes = Item.builder();
        List<KeyAttribute> slots = plan.table().slots();
        for (int slot = 0; slot < slots.size(); slot++) {
            if (hasSlot(slot)) {
                attributes.put(slots.get(slot).name(), slot(slot));
            }
        }
        Optional<AttributeValue> type = plan.typeOf(record);
        Optional<String> typeAttribute = plan.table().typeAttribute();
        type.ifPresent(value -> attributes.put(typeAttribute.orElseThrow(), value));
        record.values().forEach((name, value) -> {
            boolean isType = typeAttribute.filter(name::equals).isPresent();
            if (!isType && plan.table().slotOf(name) < 0) {
                attributes.put(name, value);
            }
        });
        return attributes.build();
    }

    /** Returns the attributes that an index holds of the item; all of them for the base table. */
    public Item projectedIn(IndexRef index) {
        Item attributes = attributes();
        return plan.table()
                .schema()
                .index(index)
                .map(found -> IndexEntries.projected(plan.table().schema(), found, attributes))
                .orElse(attributes);
    }

    /** Returns the size of the item in the base table. */
    public long sizeBytes() {
        return ItemSize.of(attributes());
    }

    @Override
    public String toString() {
        return entity() + " " + number + " " + keyIn(IndexRef.PRIMARY);
    }

    EntityPlan plan() {
        return plan;
    }

    boolean hasSlot(int slot) {
        return slot < keys.length && keys[slot] != null;
    }

    /** Returns the key value in a slot that the item {@link #hasSlot has}. */
    AttributeValue slot(int slot) {
        return Objects.requireNonNull(keys[slot]);
    }

    /** Returns the same item of a record that has another number now. */
    MaterializedItem renumbered(int newNumber) {
        return new MaterializedItem(plan, record, newNumber, keys);
    }

    /**
     * Lets all keys that equal {@code value} be that very object, so that the items of one collection share their partition
     * key. Only before the item is shown to anyone.
     */
    void share(AttributeValue value) {
        for (int slot = 0; slot < keys.length; slot++) {
            if (keys[slot] != value && value.equals(keys[slot])) {
                keys[slot] = value;
            }
        }
    }

    private void putKeys(List<String> names, Item.Builder key) {
        names.forEach(name -> keyValue(name).ifPresent(value -> key.put(name, value)));
    }
}
