package dev.keyloom.materialize;

import dev.keyloom.materialize.NotWritten.Cause;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.ItemSize;
import dev.keyloom.value.KeyRole;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * What the service asks of an item's key attributes, those of indexes too: the primary key is whole, types fit, nothing is
 * empty or too long.
 *
 * @see <a href="https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/Constraints.html">AWS: partition keys and sort keys</a>
 */
final class KeyChecks {
    private final List<KeyAttribute> slots;
    private final int[] primarySlots;
    private final List<Half> halves;

    KeyChecks(TablePlan table) {
        slots = table.slots();
        primarySlots = table.primary().key().all().stream()
                .mapToInt(attribute -> table.slotOf(attribute.name()))
                .toArray();
        Set<Half> distinct = new LinkedHashSet<>();
        for (IndexPlan index : table.indexes()) {
            distinct.add(Half.of(KeyRole.PARTITION, index.partitionSlots()));
            distinct.add(Half.of(KeyRole.SORT, index.sortSlots()));
        }
        halves = List.copyOf(distinct);
    }

    /** Returns why the service would refuse an item with these key values; null if it would not. */
    @Nullable
    Fault fault(@Nullable AttributeValue[] keys) {
        for (int slot : primarySlots) {
            if (keys[slot] == null) {
                return new Fault(Cause.MISSING_KEY, Messages.missingStoredKey(slots.get(slot)));
            }
        }
        for (int slot = 0; slot < keys.length; slot++) {
            AttributeValue value = keys[slot];
            if (value == null) {
                continue;
            }
            if (value.type() != slots.get(slot).type()) {
                return new Fault(Cause.WRONG_TYPE, Messages.wrongType(slots.get(slot), value));
            }
            if (isEmpty(value)) {
                return new Fault(Cause.EMPTY_KEY, Messages.emptyKey(slots.get(slot)));
            }
        }
        return lengthFault(keys);
    }

    private @Nullable Fault lengthFault(@Nullable AttributeValue[] keys) {
        for (int i = 0; i < halves.size(); i++) {
            Half half = halves.get(i);
            // No character has more than three bytes for each char, so most keys need not be counted.
            if (half.size(keys, KeyChecks::atMostBytes) > half.role().maxBytes()) {
                long bytes = half.size(keys, ItemSize::ofValue);
                if (bytes > half.role().maxBytes()) {
                    List<String> names = half.slots().stream()
                            .map(slot -> slots.get(slot).name())
                            .toList();
                    return new Fault(Cause.LONG_KEY, Messages.longKey(half.role(), names, bytes));
                }
            }
        }
        return null;
    }

    private static boolean isEmpty(AttributeValue value) {
        return value instanceof AttributeValue.S text
                ? text.value().isEmpty()
                : value instanceof AttributeValue.B binary && binary.value().size() == 0;
    }

    private static long atMostBytes(AttributeValue value) {
        return value instanceof AttributeValue.S text ? text.value().length() * 3L : ItemSize.ofValue(value);
    }

    /** The attributes of one role in a key; their sizes are counted together. */
    private record Half(KeyRole role, List<Integer> slots) {
        static Half of(KeyRole role, int[] slots) {
            List<Integer> boxed = new ArrayList<>();
            Arrays.stream(slots).forEach(boxed::add);
            return new Half(role, List.copyOf(boxed));
        }

        long size(@Nullable AttributeValue[] keys, ToLongFunction<AttributeValue> bytes) {
            long size = 0;
            for (int i = 0; i < slots.size(); i++) {
                AttributeValue value = keys[slots.get(i)];
                size += value == null ? 0 : bytes.applyAsLong(value);
            }
            return size;
        }
    }
}
