package dev.keyloom.materialize;

import dev.keyloom.materialize.NotWritten.Cause;
import dev.keyloom.model.SampleRecord;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.Limits;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import dev.keyloom.value.ItemSize;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Makes the items of one entity's records, one after the other, as the service would take them. Not for several threads. */
final class RecordRenderer {
    /** No character of UTF-16 needs more bytes in UTF-8. */
    private static final int MAX_BYTES_PER_CHAR = 3;

    private final EntityPlan plan;
    private final Consumer<NotWritten> refusals;
    private final KeyRenderer keyRenderer;
    private final KeyChecks checks;
    /** What the keys and the type attribute may add to the size of a record. */
    private final long atMostKeyBytes;
    /** Values of the record's own attributes that are key attributes too, by slot. */
    private final @Nullable AttributeValue[] own;
    /** The item's key values, by slot. */
    private final @Nullable AttributeValue[] keys;
    /** A number that the size of the record's attributes does not exceed. */
    private long atMostBytes;

    /** @param refusals is told of each record that cannot be written */
    RecordRenderer(EntityPlan plan, Consumer<NotWritten> refusals) {
        List<KeyAttribute> slots = plan.table().slots();
        this.plan = plan;
        this.refusals = refusals;
        this.own = new AttributeValue[slots.size()];
        this.keys = new AttributeValue[slots.size()];
        this.keyRenderer = new KeyRenderer(plan, own);
        this.checks = new KeyChecks(plan.table());
        this.atMostKeyBytes = (slots.size() + 1L) * 2 * Limits.MAX_PARTITION_KEY_BYTES;
    }

    /** Returns the item of a record, null if it cannot be written. */
    @Nullable
    MaterializedItem render(SampleRecord record, int number) {
        Fault fault = renderKeys(record);
        if (fault == null) {
            fault = checks.fault(keys);
        }
        if (fault == null) {
            MaterializedItem item = new MaterializedItem(plan, record, number, keysUpToTheLast());
            fault = sizeFault(item);
            if (fault == null) {
                return item;
            }
        }
        refusals.accept(new NotWritten(plan.entity(), number, fault.cause(), fault.reason()));
        return null;
    }

    private @Nullable Fault renderKeys(SampleRecord record) {
        Arrays.fill(keys, null);
        Arrays.fill(own, null);
        atMostBytes = 0;
        record.values().forEach(this::take);
        if (record.stored().isEmpty()) {
            return keyRenderer.render(record.values(), keys);
        }
        Item stored = record.stored().get();
        List<KeyAttribute> slots = plan.table().slots();
        for (int slot = 0; slot < keys.length; slot++) {
            keys[slot] = stored.get(slots.get(slot).name()).orElse(null);
        }
        return null;
    }

    private void take(String name, AttributeValue value) {
        atMostBytes += (long) name.length() * MAX_BYTES_PER_CHAR + atMostBytes(value);
        int slot = plan.table().slotOf(name);
        if (slot >= 0) {
            own[slot] = value;
        }
    }

    /** Nearly all records are far from the limit, so that few are measured exactly. */
    private static long atMostBytes(AttributeValue value) {
        return value instanceof AttributeValue.S text
                ? (long) text.value().length() * MAX_BYTES_PER_CHAR
                : ItemSize.ofValue(value);
    }

    private @Nullable Fault sizeFault(MaterializedItem item) {
        if (atMostBytes + atMostKeyBytes <= Limits.MAX_ITEM_BYTES) {
            return null;
        }
        long sizeBytes = item.sizeBytes();
        return sizeBytes <= Limits.MAX_ITEM_BYTES ? null : new Fault(Cause.LARGE_ITEM, Messages.largeItem(sizeBytes));
    }

    private @Nullable AttributeValue[] keysUpToTheLast() {
        int length = keys.length;
        while (keys[length - 1] == null) {
            length--;
        }
        return Arrays.copyOf(keys, length);
    }
}
