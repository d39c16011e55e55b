package dev.keyloom.benchmark;

import dev.keyloom.engine.storage.KeyRange;
import dev.keyloom.engine.storage.MapName;
import dev.keyloom.engine.storage.Storage;
import dev.keyloom.engine.storage.StoreKey;
import dev.keyloom.engine.storage.StoreKeys;
import dev.keyloom.engine.storage.StoredItem;
import dev.keyloom.schema.IndexRef;
import dev.keyloom.schema.KeyAttribute;
import dev.keyloom.schema.KeySchema;
import dev.keyloom.value.AttributeType;
import dev.keyloom.value.AttributeValue;
import dev.keyloom.value.Item;
import java.util.List;

/** Items of about 1 KB, ten attributes each, in collections of 25. */
final class StoreItems {
    static final int COLLECTION = 25;
    static final MapName TABLE = new MapName("table", IndexRef.PRIMARY);

    private static final int BATCH = 100;
    private static final StoreKeys KEYS = StoreKeys.ofTable(new KeySchema(
            List.of(new KeyAttribute("PK", AttributeType.S)), List.of(new KeyAttribute("SK", AttributeType.S))));

    private StoreItems() {}

    /** Puts so many items into a new table. */
    static void load(Storage storage, int count) {
        storage.write(writer -> {
            writer.createMap(TABLE);
            return 0;
        });
        for (int first = 0; first < count; first += BATCH) {
            int start = first;
            storage.write(writer -> {
                for (int i = start; i < Math.min(start + BATCH, count); i++) {
                    Item item = item(i, 0);
                    writer.put(TABLE, KEYS.of(item), StoredItem.of(item));
                }
                return 0;
            });
        }
    }

    static StoreKey key(int number) {
        return KEYS.of(Item.builder()
                .put("PK", partition(number))
                .put("SK", sort(number))
                .build());
    }

    /** Returns the range of the collection that an item is in. */
    static KeyRange collection(int number) {
        return KEYS.collection(List.of(AttributeValue.of(partition(number))));
    }

    static Item item(int number, int version) {
        return Item.builder()
                .put("PK", partition(number))
                .put("SK", sort(number))
                .put("type", "order")
                .put("version", version)
                .put("total", number * 7L)
                .put("customer", "customer " + number % 1000)
                .put("created", "2026-11-30T12:00:00Z")
                .put("note", ("Note " + number + ". ").repeat(20))
                .put("address", ("Street " + number % 100 + ", ").repeat(20))
                .put("text", ("Item " + number + "! ").repeat(24))
                .build();
    }

    static String partition(int number) {
        return "CUSTOMER#" + number / COLLECTION;
    }

    static String sort(int number) {
        return "ORDER#" + (1_000_000 + number % COLLECTION);
    }
}
